"""The count: who made what, and in which order it goes out (§§ 1-3, § Das Ausgehen)."""

from collections.abc import Iterator

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.figures import CARD_FIGURES, Figure, Made, made, shown
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.remedies import lost_spiel
from ridotto.games.bieten.rules import GoodForfeits, HeldOrder
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.spiel import spiel_winner
from ridotto.games.bieten.state import (
    Bieten,
    Count,
    Result,
    Status,
    Upheld,
    Verb,
    effective,
    floored,
    settled_for,
)
from ridotto.games.bieten.weli import bonds_of, holding_of
from ridotto.table import Remark, ScoreLine, Seat, said_remark

HELD = {Status.HELD2: (2, "score.held"), Status.HELD3: (3, "score.groschen")}
GOOD = {Status.GOOD1: (1, "score.good"), Status.GOOD2: (2, "score.groschen-good")}


class Item(msgspec.Struct, frozen=True):
    """One thing to be added to the slate, in its turn."""

    line: ScoreLine
    figure: Figure | None = None


def count_deal(state: Bieten) -> Count:
    """The whole deal: first what is written, then what was held, then the silent figures."""
    return count_by(Scribe(state))


def count_by(scribe: "Scribe") -> Count:
    """What a scribe has found, in its order."""
    items = [*scribe.penalties(), *scribe.written(), *scribe.held(), *scribe.silent()]
    totals, out, loser = go_out(scribe.state, items)
    return Count(
        lines=tuple(item.line for item in items),
        results=scribe.results(items),
        remarks=(*scribe.remarks, *went_out(out)),
        totals=totals,
        out=out,
        loser=loser,
    )


def go_out(
    state: Bieten, items: list[Item]
) -> tuple[tuple[int, ...], tuple[Seat, ...], Seat | None]:
    """Points are added one item at a time; at the target one is out, the last one left loses."""
    totals, left = list(state.scores), list(state.deal.players)
    out: list[Seat] = []
    for item in items:
        seat, points = item.line.side, item.line.points
        totals[seat] += points
        if points > 0 and seat in left and len(left) > 1 and totals[seat] >= state.rules.goal:
            left.remove(seat)
            out.append(seat)
    return tuple(totals), tuple(out), left[0] if len(left) == 1 else None


def went_out(out: tuple[Seat, ...]) -> tuple[Remark, ...]:
    """A word on the slate for everybody who reached the target."""
    return tuple(said_remark("out.target", say("note-out"), seat) for seat in out)


class Scribe:
    """Goes through a finished deal figure by figure; all cards lie open before him."""

    def __init__(self, state: Bieten) -> None:
        self.state, self.deal, self.rules = state, state.deal, state.rules
        self.remarks: list[Remark] = []
        self.struck = {f for f in Figure if self._good_is_struck(f)}

    # What each player shows

    def figure_of(self, seat: Seat, figure: Figure, *, forfeits: bool = True) -> Made | None:
        """A player's figure; on natural cards only where he let it good (D 7)."""
        if forfeits and self.forfeited(seat, figure):
            return None
        name, equal = self._name(seat, figure), self.rules.weli_equal_stands
        return made(figure, self._natural(seat), name, equal_stands=equal)

    def _natural(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(card for card in self.deal.rows[seat] if card != WELI)

    def _name(self, seat: Seat, figure: Figure) -> Card | None:
        """What the Weli counts as for this figure: nothing if let good, or wrongly named."""
        if WELI not in self.deal.rows[seat] or self.upheld(seat, "fault.weli-name"):
            return None
        good = bonds_of(holding_of(self.state, seat)).good
        return None if figure in good else self.deal.name

    def upheld(self, seat: Seat, fault: str) -> tuple[Upheld, ...]:
        """Claims upheld against a player."""
        return tuple(u for u in self.deal.upheld if u.seat == seat and u.fault == fault)

    def forfeited(self, seat: Seat, figure: Figure) -> bool:
        """Where agreed, whose last word on a figure was good cannot make it (D 7)."""
        if self.rules.good_forfeits is GoodForfeits.WELI_ONLY:
            return False
        words = [
            s.verb
            for s in effective(self.deal.talk)
            if s.seat == seat and s.figure is figure and s.verb is not Verb.SILENT
        ]
        return words[-1:] == [Verb.GOOD]

    # Who makes a figure

    def maker(self, figure: Figure) -> Seat | None:
        """The best among all players; nobody where it stands or is missing."""
        if figure is Figure.SPIEL:
            return spiel_winner(self.state, tuple(self._barred()))
        found = {seat: self.figure_of(seat, figure) for seat in self.deal.players}
        best = max((m for m in found.values() if m is not None), default=None)
        makers = [seat for seat, m in found.items() if m is not None and m == best]
        if len(makers) > 1:
            said = say("note-stands", figure=figure.called)
            self.remarks.append(said_remark("figure.stands", said))
        return makers[0] if len(makers) == 1 else None

    def _barred(self) -> Iterator[Seat]:
        """Who cannot make the last trick, whatever he laid to it (D 26, D 30, D 31)."""
        for seat in self.deal.players:
            row = self.deal.rows[seat]
            weli = row[-1] == WELI and self._name(seat, Figure.SPIEL) is None
            wrong = lost_spiel(self.state, seat)
            if weli or wrong or self._kept_back(seat) or self.forfeited(seat, Figure.SPIEL):
                yield seat

    def _kept_back(self, seat: Seat) -> bool:
        """Is his last card one he kept back by a revoke (D 31)?"""
        if not self.rules.revoke_card_void:
            return False
        tricks = [u.trick for u in self.upheld(seat, "fault.revoke")]
        last = self.deal.face(self.deal.rows[seat][-1])
        return any(suit_of(last) == self._led(number) for number in tricks)

    def _led(self, number: int) -> str:
        trick = self.deal.tricks[number - 1]
        return suit_of(self.deal.face(trick.plays[0].card))

    # What was let good

    def _good_is_struck(self, figure: Figure) -> bool:
        """A good is struck where it stands (D 9), or for a Spiel without its suit (D 30)."""
        seat = settled_for(self.deal.wager(figure))
        if seat is None:
            return False
        if figure is Figure.SPIEL:
            return lost_spiel(self.state, seat)
        return self._stands_though_good(seat, figure)

    def _stands_though_good(self, seat: Seat, figure: Figure) -> bool:
        """Another shows the equal of his or, where agreed, the best is shared (D 9)."""
        shown = {s: self.figure_of(s, figure, forfeits=False) for s in self.deal.players}
        best = max((m for m in shown.values() if m is not None), default=None)
        measure = best if self.rules.stand_by_best else shown[seat]
        shared = measure is not None and list(shown.values()).count(measure) > 1
        stands = self.rules.stand_cancels_good and shared
        if stands and figure in CARD_FIGURES:
            said = say("note-stands-though-good", figure=figure.called)
            self.remarks.append(said_remark("figure.stands", said))
        return stands

    # The items, stage by stage

    def penalties(self) -> Iterator[Item]:
        """A timely claim is entered first (section 6)."""
        totals = list(self.state.scores)
        for upheld in self.deal.upheld:
            seat = upheld.seat
            struck = floored(self.rules, totals[seat] - self.rules.penalty) - totals[seat]
            totals[seat] += struck
            if struck:
                yield Item(ScoreLine(seat, upheld.fault, struck), None)

    def written(self) -> Iterator[Item]:
        """What was let good, in the order of writing."""
        for said in effective(self.deal.talk):
            if said.verb is Verb.SETTLED and said.figure not in self.struck and said.figure:
                wager = self.deal.wager(said.figure)
                yield self._item(said.figure, said.seat, *GOOD[wager.status])

    def held(self) -> Iterator[Item]:
        """What was bid and held goes out before all other figures (D 10)."""
        held = [f for f in self.rules.rank if self.deal.wager(f).status in HELD]
        if self.rules.held_order is HeldOrder.BID_ORDER:
            held.sort(key=lambda figure: self.deal.wager(figure).number)
        for figure in held:
            maker = self.maker(figure)
            if maker is not None:
                yield self._item(figure, maker, *HELD[self.deal.wager(figure).status])

    def silent(self) -> Iterator[Item]:
        """Figures nobody bid, and those returned to that state: one point, by rank."""
        for figure in self.rules.rank:
            unbid = self.deal.wager(figure).status is Status.UNBID
            maker = self.maker(figure) if unbid else None
            if maker is not None:
                yield self._item(figure, maker, 1, "score.silent")

    def _item(self, figure: Figure, seat: Seat, points: int, rule: str) -> Item:
        cards = self._cards(figure, seat)
        return Item(ScoreLine(seat, rule, points, cards, figure.value), figure)

    def _cards(self, figure: Figure, seat: Seat) -> tuple[Card, ...]:
        """What a figure rests on; a Spiel let good rests on no card."""
        if figure is not Figure.SPIEL:
            return shown(figure, self._natural(seat), self._name(seat, figure))
        good = self.deal.wager(figure).status in GOOD
        return () if good else (self.deal.face(self.deal.rows[seat][-1]),)

    def results(self, items: list[Item]) -> tuple[Result, ...]:
        """Figure by figure: who made it, for how much."""
        by_figure = {item.figure: item.line for item in items}
        found = []
        for figure in Figure:
            line = by_figure.get(figure)
            if line is None:
                found.append(Result(figure, None, 0, "figure.nobody"))
            else:
                found.append(Result(figure, line.side, line.points, line.rule))
        return tuple(found)
