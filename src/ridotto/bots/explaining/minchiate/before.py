"""What can be said of acts other than cards: robbing, laying away, declaring, exchanging."""

from collections.abc import Iterator

from ridotto.bots.explaining.minchiate.naming import SUIT_NAMES, called, listed
from ridotto.bots.explaining.told import Sentence
from ridotto.bots.minchiate.memory import KIND, Memory
from ridotto.cards import Card
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.cutting import judge_rob
from ridotto.games.minchiate.declare import declarable
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.versicole import worth
from ridotto.table import Action, View


def say(view: View[Minchiate], action: Action) -> Iterator[Sentence]:
    """All that can be said, the most important first."""
    match action:
        case acts.Rob(card=card):
            yield _robbed(view, card)
        case acts.Leave():
            yield _left(view)
        case acts.Discard(cards=cards):
            yield from _laid_away(Memory(view), cards)
        case acts.Declare(versicole=versicole):
            yield from _declared(view, versicole)
        case acts.Exchange(card=card):
            yield Sentence(f"gives {called(card)} for the Matto, which is never lost", "Dr. 5")
        case acts.LayOpen():
            yield from _fallen(view)
        case acts.Claim():
            yield Sentence("claims every trick that is left", "Dr. and Fi., the examples")
        case acts.Cut():
            yield Sentence("one cut is as good as another", "Dr. 8")


def _robbed(view: View[Minchiate], card: Card) -> Sentence:
    points = view.table.rules.worth.get(card, 0)
    if points:
        return Sentence(f"robs {called(card)} and marks {points} at once", "Dr. 8")
    return Sentence(f"robs {called(card)}: it costs nothing, and the next may be better", "Dr. 8")


def _left(view: View[Minchiate]) -> Sentence:
    """Nothing more is to be had, or it is left lying."""
    seat, table = view.seat, view.table
    assert seat is not None
    card = table.deal.lifted[-1]
    if judge_rob(table, acts.Rob(seat, card)).lawful:
        return Sentence(f"leaves {called(card)} lying, which could be robbed", "Dr. 8")
    return Sentence(f"{called(card)} may not be robbed", "Dr. 8")


def _fallen(view: View[Minchiate]) -> Iterator[Sentence]:
    """Shown or hidden, a fall tells something (Dr. 13 and the first example)."""
    memory = Memory(view)
    if any(card in (*KINGS, MATTO) for card in memory.hand):
        yield Sentence("lays open a king or the Matto, which might still be saved", "Dr. 13")
    if memory.partner in memory.deal.fallen:
        yield Sentence("partner's hand lies open already: nothing is given away", "Dr. 13")
    else:
        yield Sentence("tells the enemies that partner stands alone", "Dr., first example")


def _laid_away(memory: Memory, cards: tuple[Card, ...]) -> Iterator[Sentence]:
    """Voids, the kings they may catch, and what should not have gone (Dr. 8, 13)."""
    held = [card for card in memory.hand if card not in cards]
    cleared = [suit for suit in SUIT_NAMES if _cleared(suit, held, cards)]
    if cleared:
        names = listed(SUIT_NAMES[suit] for suit in cleared)
        yield Sentence(f"makes {'a void' if len(cleared) == 1 else 'voids'} in {names}", "Dr. 13")
    for suit in cleared:
        king = KING_OF[suit]
        if any(king in memory.known[enemy] for enemy in memory.enemies):
            yield Sentence(f"{called(king)}, which an enemy has shown, may be caught so", "Dr. 8")
        if king in memory.known[memory.partner]:
            yield Sentence(f"{called(king)} is partner's", "Dr. 8")
    if any(card in NUMBER for card in cards):
        yield Sentence("lays a tarocco away, which one hardly ever does", "Dr. 9")
    elif not cleared:
        yield Sentence("thins a long suit and makes no void", "Dr. 13")


def _cleared(suit: str, held: list[Card], cards: tuple[Card, ...]) -> bool:
    return any(KIND[c] == suit for c in cards) and all(KIND[c] != suit for c in held)


def _declared(view: View[Minchiate], versicole: tuple[tuple[Card, ...], ...]) -> Iterator[Sentence]:
    seat, rules = view.seat, view.table.rules
    assert seat is not None
    points = sum(worth(rules, cards) for cards in versicole)
    if points:
        yield Sentence(f"marks {points}; after the first trick it is too late", "Dr. 10")
    elif declarable(view.table, seat):
        yield Sentence("keeps a versicola back, and loses its mark", "Dr. 10")
    else:
        yield Sentence("there is no versicola in the hand", "Dr. 10")
