"""The Weli: what its owner may still name it, and what has bound him (§ Weli, section 7).

Nothing of this is kept in the state: it follows from the owner's natural cards and from what
everybody heard. So only who knows those cards can work it out.
"""

from functools import cached_property
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.figures import Figure, completes, forms
from ridotto.games.bieten.pack import PLAIN_PACK, WELI, suit_of
from ridotto.games.bieten.rules import Rules
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.state import CLAIMS, Bieten, Said, Verb, dealt_cards, effective
from ridotto.table import Seat
from ridotto.table.last_answer import remembered
from ridotto.table.sentence import Sentence, SuitFact


class Holding(msgspec.Struct, frozen=True, dict=True):
    """A player's three cards and the conversation so far: all that binds him."""

    rules: Rules
    seat: Seat
    cards: tuple[Card, ...]
    talk: tuple[Said, ...]

    @cached_property
    def natural(self) -> tuple[Card, ...]:
        """His cards but the Weli, laid or not."""
        return tuple(card for card in self.cards if card != WELI)

    @cached_property
    def laid(self) -> tuple[Said, ...]:
        """The cards he has laid, as he laid them."""
        return tuple(s for s in self.talk if s.seat == self.seat and s.verb is Verb.PLAY)

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The cards he has not laid."""
        gone = {said.card for said in self.laid}
        return tuple(card for card in self.cards if card not in gone)

    @cached_property
    def name(self) -> Card | None:
        """What he has named the Weli, once it is laid."""
        return next((said.name for said in self.laid if said.card == WELI), None)

    @cached_property
    def bonds(self) -> "Bonds":
        """All that has happened to his Weli's freedom."""
        return _bonds_of(self)


class Bonds(msgspec.Struct, frozen=True):
    """What has happened to the Weli's freedom."""

    closed: frozenset[str] = frozenset()
    """Suits renounced by laying a natural card off them."""
    bound: frozenset[Figure] = frozenset()
    """Figures claimed on the Weli alone."""
    spiel: bool = False
    """Was the Spiel claimed? It binds softly (D 25)."""
    good: frozenset[Figure] = frozenset()
    """Figures let good: the Weli cannot make them any more."""

    def released(self, figure: Figure | None) -> "Bonds":
        """The claim on a figure is over."""
        if figure is Figure.SPIEL:
            return msgspec.structs.replace(self, spiel=False)
        return msgspec.structs.replace(self, bound=self.bound - {figure})


FREE: Final = Bonds()


@remembered
def holding_of(state: Bieten, seat: Seat) -> Holding:
    """What binds this player now; the caller must know his cards."""
    return Holding(state.rules, seat, dealt_cards(state, seat), state.deal.talk)


def bonds_of(holding: Holding) -> Bonds:
    """All bonds of a player's Weli, drawn from the conversation."""
    return holding.bonds


def _bonds_of(holding: Holding) -> Bonds:
    bonds = FREE
    laid = WELI not in holding.cards
    for said in effective(holding.talk) if not laid else ():
        laid = laid or (said.verb is Verb.PLAY and said.card == WELI)
        bonds = _bind(holding, bonds, said, laid=laid)
    return bonds


def _bind(holding: Holding, bonds: Bonds, said: Said, *, laid: bool) -> Bonds:
    """What one line of the conversation does to the Weli (the table of section 7)."""
    own = said.seat == holding.seat
    if said.verb is Verb.SETTLED:
        freed = holding.rules.weli_freed_by_good or said.figure is Figure.SPIEL
        return bonds.released(said.figure) if freed or not own else bonds
    if not own:
        return bonds
    if said.verb is Verb.GOOD and said.figure is not None:
        good = bonds.good | {said.figure}
        return msgspec.structs.replace(bonds.released(said.figure), good=good)
    if laid:
        return bonds
    if said.verb is Verb.PLAY:
        return renounce(holding, bonds, said)
    return claim(holding, bonds, said.figure) if said.verb in CLAIMS else bonds


def renounce(holding: Holding, bonds: Bonds, said: Said) -> Bonds:
    """A natural card off the suit led says that the Weli is not of that suit."""
    if not said.led or suit_of(said.card) == said.led:
        return bonds
    closed = msgspec.structs.replace(bonds, closed=bonds.closed | {said.led})
    # A fault leaves the Weli as open as it was: it never comes to have no name.
    return closed if open_names(holding, closed) else bonds


def claim(holding: Holding, bonds: Bonds, figure: Figure | None) -> Bonds:
    """A claim binds the Weli unless the natural cards make the figure, however low."""
    if figure is None:
        return bonds
    if figure is Figure.SPIEL:
        return msgspec.structs.replace(bonds, spiel=True)
    if forms(figure, holding.natural) or figure in bonds.good:
        return bonds
    tied = msgspec.structs.replace(bonds, bound=bonds.bound | {figure})
    return tied if open_names(holding, tied) else bonds


def open_names(holding: Holding, bonds: Bonds) -> tuple[Card, ...]:
    """The open identities: every card the Weli may still be named."""
    natural = holding.natural
    return tuple(
        card
        for card in PLAIN_PACK.cards
        if card not in natural
        and suit_of(card) not in bonds.closed
        and all(completes(figure, natural, card) for figure in bonds.bound)
    )


def still_open(state: Bieten, seat: Seat) -> tuple[Card, ...]:
    """The names still open to this player's Weli; none if he has none in his hand."""
    holding = holding_of(state, seat)
    return open_names(holding, bonds_of(holding)) if WELI in holding.hand else ()


def why_open(state: Bieten, seat: Seat) -> tuple[Sentence, ...]:
    """Why the Weli is no longer free, one sentence a bond; for its owner's eyes."""
    bonds = bonds_of(holding_of(state, seat))
    return (
        *(say("weli-suit-refused", suit=SuitFact(s)) for s in sorted(bonds.closed)),
        *(say("weli-must-make", figure=f.called) for f in _sorted(bonds.bound)),
        *([say("weli-takes-suit-led")] if bonds.spiel else []),
        *(say("weli-let-good", figure=f.called) for f in _sorted(bonds.good)),
    )


def _sorted(figures: frozenset[Figure]) -> list[Figure]:
    return [figure for figure in Figure if figure in figures]
