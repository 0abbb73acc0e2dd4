"""Which versicole a card makes, is saved for, or breaks (Dr. 3, 15)."""

from collections.abc import Iterator
from functools import lru_cache

from ridotto.bots.minchiate.explanations.trick_certainty import TrickCertainty
from ridotto.bots.minchiate.explanations.versicole_names import versicole_with
from ridotto.cards import Card
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import Rules

Triples = dict[str, frozenset[frozenset[Card]]]


@lru_cache(maxsize=8)
def triples_of(rules: Rules) -> Triples:
    """The smallest versicole by their names: a name is in reach while one of them is."""
    found: dict[str, set[frozenset[Card]]] = {}
    for card in PACK.cards:
        for serves in versicole_with(rules, card):
            found.setdefault(serves.title, set()).add(frozenset({card, *serves.needs}))
    return {title: frozenset(triples) for title, triples in found.items()}


def _with(certainty: TrickCertainty, card: Card) -> Iterator[tuple[str, list[frozenset[Card]]]]:
    for title, triples in triples_of(certainty.rules).items():
        serving = [triple for triple in triples if card in triple]
        if serving:
            yield title, serving


def _piles(certainty: TrickCertainty) -> tuple[set[Card], set[Card]]:
    side = certainty.memory.side
    return set(certainty.deal.piles[side]), set(certainty.deal.piles[1 - side])


def makes(certainty: TrickCertainty, card: Card) -> str | None:
    """The versicola that is complete in our tricks with this card."""
    ours, _ = _piles(certainty)
    for title, triples in _with(certainty, card):
        if any(triple - {card} <= ours for triple in triples):
            return title
    return None


def serves(certainty: TrickCertainty, card: Card) -> str | None:
    """A versicola that is still to be made with this card: nothing of it is lost, some is ours."""
    ours, theirs = _piles(certainty)
    mine = ours | set(certainty.memory.hand)
    best: tuple[int, str] | None = None
    for title, triples in _with(certainty, card):
        for triple in triples:
            others = triple - {card}
            if others & mine and not others & theirs:
                best = max(best or (0, ""), (len(others & mine), title))
    return best[1] if best else None


def breaks(certainty: TrickCertainty, card: Card) -> str | None:
    """The versicola that the enemies can no longer make once this card is ours."""
    ours, theirs = _piles(certainty)
    lost = ours | set(certainty.memory.hand)
    for title, serving in _with(certainty, card):
        every = triples_of(certainty.rules)[title]
        open_before = [triple for triple in every if not triple & lost]
        begun = any((triple - {card}) & theirs for triple in serving if not triple & lost)
        if begun and all(card in triple for triple in open_before):
            return title
    return None


def would_make(certainty: TrickCertainty, card: Card) -> str | None:
    """The versicola that is complete in the enemies' tricks with this card."""
    _, theirs = _piles(certainty)
    for title, triples in _with(certainty, card):
        if any(triple - {card} <= theirs for triple in triples):
            return title
    return None


def is_dead(certainty: TrickCertainty, card: Card) -> bool:
    """Can neither side make a versicola with this card any more?"""
    ours, theirs = _piles(certainty)
    triples = [triple - {card} for _, serving in _with(certainty, card) for triple in serving]
    return all(triple & ours and triple & theirs for triple in triples)
