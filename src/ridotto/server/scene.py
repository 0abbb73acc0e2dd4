"""The scene: what one seat, or an onlooker, is shown. A client holds it and patches it."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import asdict

from ridotto.bots import nearest_level
from ridotto.cards import Card
from ridotto.games.translations import rule_book_in
from ridotto.server.charter import Charter
from ridotto.server.company import STAND_IN, Company, UndoWish, Vacation
from ridotto.server.languages import ENGLISH, tell
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.patch import SAME, ListEncoder, difference
from ridotto.server.slow_clock import acts_until
from ridotto.table import HOUSE, Attempt, Do, Game, Offer, Seat, State, View
from ridotto.table.acts import Play, Rise
from ridotto.table.sentence import Sentence


class ChairSeen(msgspec.Struct, frozen=True):
    """A chair as everybody sees it: empty, a person's, or a computer player's of some level."""

    name: str
    level: str
    """The level that really plays here."""
    person: bool
    away: bool
    ready: bool
    reserve: int
    wanted: str = ""
    """The level that was asked for, if another one plays."""
    stand_in: str = ""
    """The level that plays for a person who is away."""
    warned: bool = False
    """Whether the person was warned that the others wait."""
    votes: tuple[Seat, ...] = ()
    """The seats that voted for a computer player to take over here."""
    vacation: Vacation | None = None
    """The person's last vacation, if there was one: the clock stands still during it."""


class CompanySeen(msgspec.Struct, frozen=True):
    """The people, as everybody sees them."""

    charter: Charter
    chairs: tuple[ChairSeen, ...]
    host: Seat | None
    started: bool
    seals: tuple[str, ...]
    """The digests of this deal's shuffles; note them to check them after it."""
    undo: UndoWish | None
    before: str
    after: str
    origin: str = ""
    """Where the first acts come from, if they were not done at this table."""
    duplicate: str = ""
    """The deal that is played here, if other tables play it too."""
    slow: bool = False
    """Whether the table is played by correspondence."""


class Barred(msgspec.Struct, frozen=True):
    """Cards that may not be played now and the reason, before it is put into a language."""

    cards: tuple[Card, ...]
    rule: str
    said: Sentence | str


class Reason(msgspec.Struct, frozen=True):
    """Why these cards may not be played now, by which rule, and the source of the rule.

    In the reason, cards are in braces.
    """

    cards: tuple[Card, ...]
    rule: str
    title: str
    source: str
    reason: str


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The company, the game as this seat sees it, and what the seat may do."""

    seat: Seat | None
    company: CompanySeen
    table: State
    awaited: tuple[Seat, ...] = ()
    between: bool = False
    """Whether a deal has been settled, and the next has not begun."""
    over: bool = False
    sides: tuple[int, ...] = ()
    """The side of each seat; partners share a side."""
    winning: Seat | None = None
    """The seat whose card is winning the trick on the table."""
    deals: int = 0
    """How many deals are over, and can be replayed."""
    tally: tuple[int, ...] = ()
    """If points are scored during the deal: what each seat has now."""
    until: int = 0
    """By correspondence: when the first awaited person runs out of time."""
    may_undo: bool = False
    may_rise: bool = False
    """Whether the seat may ask for each of these now."""
    offers: tuple[Offer, ...] = ()
    reasons: tuple[Reason, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    """At a strict table: where the seat could make a fault now."""


class SharedScene(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a scene that is the same for everybody."""

    company: CompanySeen
    awaited: tuple[Seat, ...]
    between: bool
    over: bool
    sides: tuple[int, ...]
    winning: Seat | None
    deals: int
    tally: tuple[int, ...]
    until: int = 0


class OwnScene(msgspec.Struct, frozen=True):
    """The part of a scene that belongs to one seat."""

    table: State
    may_undo: bool = False
    may_rise: bool = False
    offers: tuple[Offer, ...] = ()
    barred: tuple[Barred, ...] = ()
    attempts: tuple[Attempt, ...] = ()


def public_company(company: Company) -> CompanySeen:
    """Return the company without its keys and seals."""
    return CompanySeen(
        charter=company.charter,
        chairs=tuple(
            ChairSeen(
                name=c.name,
                level=c.shown_level,
                person=bool(c.key),
                away=c.away,
                ready=c.ready,
                reserve=c.reserve,
                wanted=c.level if c.plays else "",
                stand_in=nearest_level(company.charter.game, STAND_IN) if c.away else "",
                warned=c.warned,
                votes=c.votes,
                vacation=c.vacations[-1] if c.vacations else None,
            )
            for c in company.chairs
        ),
        host=company.host,
        started=company.started,
        seals=tuple(seal.digest for seal in company.seals),
        undo=company.undo,
        before=company.before,
        after=company.after,
        origin=company.origin,
        duplicate=company.duplicate.deal if company.duplicate else "",
        slow=company.charter.slow,
    )


def shared_scene(table: LedgerTable, company: CompanySeen) -> SharedScene:
    """Return the shared part of the scene, computed once for everybody."""
    game, state = table.game, table.state
    return SharedScene(
        company=company,
        awaited=tuple(sorted(table.awaited)),
        between=table.between,
        over=table.over,
        sides=table.sides,
        winning=game.winning(state),
        deals=table.deals,
        tally=game.tally(state),
        until=acts_until(table),
    )


def scene_from(
    table: LedgerTable, frame: SharedScene, seat: Seat | None, language: str = ENGLISH
) -> Scene:
    """Return the scene of this seat, or of an onlooker."""
    return join_scene(frame, seat, own_scene(table, frame, seat), language)


def join_scene(frame: SharedScene, seat: Seat | None, own: OwnScene, language: str) -> Scene:
    """Return a scene from its shared part and the seat's own part, in a language."""
    parts = asdict(own)
    reasons = tell_reasons(frame.company.charter.game, parts.pop("barred"), language)
    return Scene(seat=seat, **asdict(frame), **parts, reasons=reasons)


def own_scene(table: LedgerTable, frame: SharedScene, seat: Seat | None) -> OwnScene:
    """Return the own part of the scene of this seat, or of an onlooker."""
    seen = table.growing_view(seat).table
    if seat is None or frame.over or not table.company.started:
        return OwnScene(seen)
    if table.company.duplicate is not None and HOUSE in frame.awaited:
        # The house acts for everybody, and then the deal is over.
        return OwnScene(seen)
    # The offers depend on the table now, not on what the seat has seen before.
    view: View[Any] = View(seat, seen)
    game, offers = table.game, table.game.offers(view)
    return OwnScene(
        seen,
        table.may_undo(seat),
        frame.between and may_rise(table, seat),
        offers,
        find_barred(game, view, offers) if seat in frame.awaited else (),
        game.attempts(view) if seen.strict else (),
    )


def own_difference(old: OwnScene, new: OwnScene, encoder: ListEncoder) -> dict[str, Any]:
    """Return the ``difference`` of two own parts, field by field; this runs four times an act."""
    change: dict[str, Any] = {}
    table = difference(old.table, new.table, encoder)
    if table is not SAME:
        change["table"] = table
    if old.may_undo is not new.may_undo:
        change["may_undo"] = new.may_undo
    if old.may_rise is not new.may_rise:
        change["may_rise"] = new.may_rise
    if old.offers != new.offers:
        change["offers"] = new.offers
    if old.barred != new.barred:
        change["barred"] = new.barred
    if old.attempts != new.attempts:
        change["attempts"] = new.attempts
    return change


def may_rise(table: LedgerTable, seat: Seat) -> bool:
    """Return whether the seat may end the sitting: between deals, as host or in his absence."""
    if not table.between or not table.company.leads(seat):
        return False
    return table.game.judge(table.state, Rise(HOUSE)).lawful


def patch_in(game: str, patch: dict[str, Any], language: str) -> dict[str, Any]:
    """Return a patch of the own part as it is sent, with reasons in a language."""
    if "barred" not in patch:
        return patch
    rest = {key: value for key, value in patch.items() if key != "barred"}
    return {**rest, "reasons": tell_reasons(game, patch["barred"], language)}


def tell_reasons(game: str, barred: tuple[Barred, ...], language: str) -> tuple[Reason, ...]:
    """Return why cards may not be played, in a language."""
    return tuple(
        Reason(one.cards, one.rule, *_reason_words(game, one.rule, one.said, language))
        for one in barred
    )


@lru_cache(maxsize=4096)
def _reason_words(
    game: str, rule: str, said: Sentence | str, language: str
) -> tuple[str, str, str]:
    """Return the title and source of a rule, and the reason in words: most are said often."""
    book = rule_book_in(game, language)
    return book.title(rule), book.source(rule), tell(said, language)


def find_barred(game: Game[Any], view: View[Any], offers: tuple[Offer, ...]) -> tuple[Barred, ...]:
    """Return which other cards of a hand may not be played and why, by its owner's view."""
    plays = [offer.action for offer in offers if type(offer) is Do]
    lawful = {play.card for play in plays if type(play) is Play}
    if not lawful or view.seat is None:
        return ()
    found: dict[tuple[str, Sentence | str], list[Card]] = {}
    cards, last = [], None
    for card, verdict in game.judge_hand(view.table, view.seat, lawful):
        # Usually this is the same verdict object as for the card before.
        if verdict is not last:
            cards, last = found.setdefault((verdict.rule, verdict.said), []), verdict
        cards.append(card)
    return tuple(Barred(tuple(cards), rule, said) for (rule, said), cards in found.items())
