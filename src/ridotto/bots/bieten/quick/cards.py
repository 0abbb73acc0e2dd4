"""Sets of cards as bits, and what figures they make."""

from ridotto.bots.bieten.quick.layout import GLEICH, LAUB

RANK_ROW = 0x01010101


def count_bits(cards: int) -> int:
    """How many natural cards."""
    cards = cards - ((cards >> 1) & 0x55555555)
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F
    return ((cards * 0x01010101) & 0xFFFFFFFF) >> 24


def top(byte: int) -> int:
    """The height of the highest card of one suit, 8 for the ace, 0 for none."""
    height = 0
    while byte:
        byte >>= 1
        height += 1
    return height


def suit_cards(cards: int, suit: int) -> int:
    """The cards of one suit, as a byte."""
    return (cards >> (8 * suit)) & 255


def folded(cards: int) -> int:
    """The heights that occur in any suit, as a byte."""
    return (cards | (cards >> 8) | (cards >> 16) | (cards >> 24)) & 255


def pairs_of(cards: int) -> int:
    """The heights that occur at least twice."""
    a, b, c, d = cards & 255, (cards >> 8) & 255, (cards >> 16) & 255, (cards >> 24) & 255
    return (a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d)


def triples_of(cards: int) -> int:
    """The heights that occur at least thrice."""
    a, b, c, d = cards & 255, (cards >> 8) & 255, (cards >> 16) & 255, (cards >> 24) & 255
    return (a & b & (c | d)) | (c & d & (a | b))


def neighbours_of(cards: int) -> int:
    """The upper card of every two adjacent ones."""
    return cards & (cards << 1) & 0xFEFEFEFE


def worth_of(figure: int, cards: int) -> int:
    """How good a figure these cards make: twice (16 for each card it takes, and its height)."""
    if figure <= LAUB:
        height = top(suit_cards(cards, figure))
        return 2 * (16 + height) if height else 0
    if figure == GLEICH:
        two, three = pairs_of(cards), triples_of(cards)
    else:
        tops = neighbours_of(cards)
        two, three = folded(tops), folded(tops & (cards << 2) & 0xFCFCFCFC)
    if three:
        return 2 * (48 + top(three))
    return 2 * (32 + top(two)) if two else 0


def made_of(figure: int, natural: int, name: int) -> int:
    """The same with a Weli of this name (-1 for none); the natural figure beats its equal."""
    alone = worth_of(figure, natural)
    value = alone + 1 if alone else 0
    if name >= 0:
        value = max(value, worth_of(figure, natural | (1 << name)))
    return value


def completing(figure: int, natural: int) -> int:
    """The names under which a Weli makes the figure, alone or with a natural card."""
    if figure <= LAUB:
        return 255 << (8 * figure)
    if figure == GLEICH:
        return folded(natural) * RANK_ROW
    return ((natural << 1) & 0xFEFEFEFE) | ((natural >> 1) & 0x7F7F7F7F)
