"""Says of a text that names no card of a pack what was perhaps meant."""

from ridotto.cards import Card, Pack
from ridotto.counting.sentences import say
from ridotto.table.sentence import Sentence


def unknown_card(pack: Pack, typed: str) -> Sentence:
    """Cards of that rank, or the cards of that suit, or else a few codes."""
    same_rank = tuple(Card(suit.letter + typed) for suit in pack.suits if typed in suit.ranks)
    if same_rank:
        return say("rank-alone", typed=typed, cards=same_rank)
    suit = next((suit for suit in pack.suits if typed[:1] == suit.letter), None)
    if suit is not None and typed[1:].isalnum():
        return say("not-of-suit", typed=typed, cards=suit.cards)
    return say("no-card", typed=typed, cards=example_cards(pack))


def example_cards(pack: Pack) -> tuple[Card, ...]:
    """A few codes of the pack: its first, one on the way, its last."""
    return pack.cards[0], pack.cards[len(pack) // 3], pack.cards[-1]
