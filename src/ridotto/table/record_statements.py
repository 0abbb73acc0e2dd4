"""What statements of all games have in common: verbs, tricks card by card, the house's own."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.table.acts import Cut, Draw, Rise, Shuffle
from ridotto.table.event import Action
from ridotto.table.record_words import impossible_word, malformed, no_more, read_seat
from ridotto.table.seat import HOUSE, Seat, letter

NOTHING: Final = "nothing"
"""``A declares nothing``: somebody is asked, and has nothing."""


def write_shared(action: Action) -> str | None:
    """An act that every game writes alike; None if it is one of the game's own."""
    match action:
        case Shuffle(order=order):
            return f"pack {' '.join(order)}"
        case Draw(seat=seat, place=place):
            return f"{letter(seat)} draws {place}"
        case Cut(seat=seat, lifted=lifted):
            return f"{letter(seat)} cuts {lifted}"
        case Rise():
            return "rise"
    return None


def write_sets(sets: Iterable[Iterable[Card]]) -> str:
    """Sets of cards with a slash between them, as ``read_card_sets`` reads them."""
    return " / ".join(map(" ".join, sets)) or NOTHING


def read_rise(_: object, words: Sequence[str]) -> Action:
    """``rise``: the company rises."""
    no_more(words, 1)
    return Rise(HOUSE)


def read_verb(words: Sequence[str], verbs: Collection[str], arity: Mapping[str, int]) -> str:
    """What somebody does; ``arity`` is how many words follow the verbs that take a fixed number."""
    if len(words) < 2:
        raise malformed(f"what does {words[0]} do?")
    verb = words[1]
    if verb not in verbs:
        known = ", ".join(sorted(verbs))
        raise malformed(f"{verb!r} is no verb of this game; there are: {known}", 1)
    if verb in arity:
        no_more(words, 2 + arity[verb])
    return verb


def read_trick_start(words: Sequence[str], number: int, seats: int) -> range:
    """``7 B s3 s4``: it must be the trick that is played. The places of the cards."""
    if int(words[0]) != number:
        raise impossible_word(f"this is trick {number}, not {words[0]}")
    read_seat(words, 1, seats)
    if len(words) < 3:
        raise malformed("which cards are played?", 2)
    return range(2, len(words))


def whose_card(words: Sequence[str], place: int, seat: Seat | None) -> Seat:
    """Who plays the card at that place of a trick: the first is of the person who is named."""
    if seat is None:
        raise impossible_word(f"nobody is to play {words[place]} to trick {words[0]} now", place)
    if place == 2 and letter(seat) != words[1]:
        raise impossible_word(f"it is {letter(seat)}'s turn, not {words[1]}'s", 1)
    return seat


def must_hold(hand: Collection[Card], seat: Seat, card: Card, place: int) -> None:
    """Cards of a trick are those of the person whose turn it is."""
    if card not in hand:
        raise impossible_word(f"{letter(seat)} does not hold {card}", place)
