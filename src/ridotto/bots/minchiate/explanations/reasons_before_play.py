"""What can be said of acts other than cards: robbing, laying away, declaring, exchanging."""

from collections.abc import Iterator

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.minchiate.explanations.versicole_names import SUIT_NAMES
from ridotto.bots.minchiate.memory import KIND, Memory
from ridotto.bots.minchiate.sentences import say
from ridotto.cards import Card
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.cut_and_robbery import judge_rob
from ridotto.games.minchiate.declare import declarable
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.versicole import worth
from ridotto.table import Action, View
from ridotto.table.sentence import SuitFact


def say_before(view: View[Minchiate], action: Action) -> Iterator[ExplanationSentence]:
    """All that can be said, the most important first."""
    match action:
        case acts.Rob(card=card):
            yield _robbed(view, card)
        case acts.Leave():
            yield from _left(view)
        case acts.Discard(cards=cards):
            yield from _laid_away(Memory(view), cards)
        case acts.Declare(versicole=versicole):
            yield from _declared(view, versicole)
        case acts.Exchange(card=card):
            yield explanation_sentence(
                say("exchanges", card=(card,)), rule="matto.exchange", source="Dr. 5"
            )
        case acts.LayOpen():
            yield from _fallen(view)
        case acts.Claim():
            yield explanation_sentence(say("claims-the-rest"), rule="claim")


def _robbed(view: View[Minchiate], card: Card) -> ExplanationSentence:
    points = view.table.rules.worth.get(card, 0)
    if points:
        return explanation_sentence(
            say("robs", card=(card,), points=points), rule="rob.mark", source="Dr. 8"
        )
    return explanation_sentence(say("robs-on", card=(card,)), rule="rob.run", source="Dr. 8")


def _left(view: View[Minchiate]) -> Iterator[ExplanationSentence]:
    """A card that could be had is left lying."""
    seat, table = view.seat, view.table
    assert seat is not None
    card = table.deal.lifted[-1]
    if judge_rob(table, acts.Rob(seat, card)).lawful:
        yield explanation_sentence(
            say("left-lying", card=(card,)), rule="rob.run", source="Dr. 8", against=True
        )


def _fallen(view: View[Minchiate]) -> Iterator[ExplanationSentence]:
    """Shown or hidden, a fall tells something (Dr. 13 and the first example)."""
    memory = Memory(view)
    if any(card in (*KINGS, MATTO) for card in memory.hand):
        yield explanation_sentence(say("falls-with-a-king"), source="Dr. 13", against=True)
    if memory.partner in memory.deal.fallen:
        yield explanation_sentence(say("falls-beside-partner"), source="Dr. 13")
    else:
        yield explanation_sentence(say("falls-alone"), source="Dr. 13", against=True)


def _laid_away(memory: Memory, cards: tuple[Card, ...]) -> Iterator[ExplanationSentence]:
    """Voids, the kings they may catch, and what should not have gone (Dr. 8, 13)."""
    held = [card for card in memory.hand if card not in cards]
    cleared = [suit for suit in SUIT_NAMES if _cleared(suit, held, cards)]
    for suit in cleared:
        yield explanation_sentence(say("makes-a-void", suit=SuitFact(suit)), source="Dr. 13")
        king = KING_OF[suit]
        if any(king in memory.known[enemy] for enemy in memory.enemies):
            yield explanation_sentence(say("king-may-be-caught", card=(king,)), source="Dr. 8")
        if king in memory.known[memory.partner]:
            yield explanation_sentence(
                say("king-is-partners", card=(king,)), source="Dr. 8", against=True
            )
    if any(card in NUMBER for card in cards):
        yield explanation_sentence(say("lays-a-tarocco-away"), source="Dr. 9", against=True)
    elif not cleared:
        yield explanation_sentence(say("thins-a-suit"), source="Dr. 13", against=True)


def _cleared(suit: str, held: list[Card], cards: tuple[Card, ...]) -> bool:
    return any(KIND[c] == suit for c in cards) and all(KIND[c] != suit for c in held)


def _declared(
    view: View[Minchiate], versicole: tuple[tuple[Card, ...], ...]
) -> Iterator[ExplanationSentence]:
    seat, rules = view.seat, view.table.rules
    assert seat is not None
    points = sum(worth(rules, cards) for cards in versicole)
    if points:
        yield explanation_sentence(
            say("declares", points=points), rule="declare.mark", source="Dr. 10"
        )
    elif declarable(view.table, seat):
        yield explanation_sentence(
            say("keeps-it-back"), rule="declare.mark", source="Dr. 10", against=True
        )
    else:
        yield explanation_sentence(say("nothing-to-declare"), rule="declare.held", source="Dr. 10")
