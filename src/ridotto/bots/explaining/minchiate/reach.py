"""Which versicole a card makes, is saved for, or breaks (Dr. 3, 15)."""

from collections.abc import Iterator
from functools import lru_cache

from ridotto.bots.explaining.minchiate.naming import versicole_with
from ridotto.bots.explaining.minchiate.sight import Sight
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


def _with(sight: Sight, card: Card) -> Iterator[tuple[str, list[frozenset[Card]]]]:
    for title, triples in triples_of(sight.rules).items():
        serving = [triple for triple in triples if card in triple]
        if serving:
            yield title, serving


def _piles(sight: Sight) -> tuple[set[Card], set[Card]]:
    side = sight.memory.side
    return set(sight.deal.piles[side]), set(sight.deal.piles[1 - side])


def makes(sight: Sight, card: Card) -> str | None:
    """The versicola that is complete in our tricks with this card."""
    ours, _ = _piles(sight)
    for title, triples in _with(sight, card):
        if any(triple - {card} <= ours for triple in triples):
            return title
    return None


def serves(sight: Sight, card: Card) -> str | None:
    """A versicola that is still to be made with this card: nothing of it is lost, some is ours."""
    ours, theirs = _piles(sight)
    mine = ours | set(sight.memory.hand)
    best: tuple[int, str] | None = None
    for title, triples in _with(sight, card):
        for triple in triples:
            others = triple - {card}
            if others & mine and not others & theirs:
                best = max(best or (0, ""), (len(others & mine), title))
    return best[1] if best else None


def breaks(sight: Sight, card: Card) -> str | None:
    """The versicola that the enemies can no longer make once this card is ours."""
    ours, theirs = _piles(sight)
    lost = ours | set(sight.memory.hand)
    for title, serving in _with(sight, card):
        every = triples_of(sight.rules)[title]
        open_before = [triple for triple in every if not triple & lost]
        begun = any((triple - {card}) & theirs for triple in serving if not triple & lost)
        if begun and all(card in triple for triple in open_before):
            return title
    return None


def would_make(sight: Sight, card: Card) -> str | None:
    """The versicola that is complete in the enemies' tricks with this card."""
    _, theirs = _piles(sight)
    for title, triples in _with(sight, card):
        if any(triple - {card} <= theirs for triple in triples):
            return title
    return None


def is_dead(sight: Sight, card: Card) -> bool:
    """Can neither side make a versicola with this card any more?"""
    ours, theirs = _piles(sight)
    triples = [triple - {card} for _, serving in _with(sight, card) for triple in serving]
    return all(triple & ours and triple & theirs for triple in triples)
