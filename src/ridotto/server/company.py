"""The company of a table: who sits where, who is away, the seals, and open requests."""

import hashlib
import hmac
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from ridotto.bots import nearest_level
from ridotto.server import ledger_entries as e
from ridotto.server.charter import Bot, Charter, Open, You
from ridotto.table import Seat
from ridotto.table.acts import Shuffle

STAND_IN: Final = "novice"
"""The level that plays for somebody who is away, or the game's nearest level."""


GRACE_SECONDS: Final = 60.0
"""Seconds that a person has after a warning, before the others can vote."""


class Vacation(msgspec.Struct, frozen=True):
    """A period in which a person's clock stands still, in milliseconds since the epoch."""

    since: int
    until: int


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A chair: who sits there, the level if a computer player does, whether the person is away."""

    name: str = ""
    key: str = ""
    owner: str = ""
    """The id of the person in this chair, if they came with a key; see ``persons``."""
    level: str = ""
    """The level that was asked for, if a computer player has the chair."""
    plays: str = ""
    """The level that plays instead, if the one asked for cannot."""
    away: bool = False
    ready: bool = False
    reserve: int = 0
    warned: bool = False
    """Whether the person was warned that the others wait, and has not acted since."""
    votes: tuple[Seat, ...] = ()
    """The seats that voted for a computer player to take over here."""
    voted_out: bool = False
    """Whether the others voted for a computer player to act here, and it has not acted yet."""
    vacations: tuple[Vacation, ...] = ()
    """All vacations of the person in this party; the last may be in the future or under way."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return bool(self.key or self.level)

    @property
    def person(self) -> bool:
        """Whether a person sits here, and is not away."""
        return bool(self.key) and not self.away

    @property
    def played_by(self) -> str:
        """The level of the computer player who plays here now; empty if none does."""
        return self.level or (STAND_IN if self.away else "")

    @property
    def shown_level(self) -> str:
        """The level that really plays, if a computer player has the chair."""
        return self.plays or self.level


class UndoWish(msgspec.Struct, frozen=True):
    """A request to take back everything after a page, and the seats that have agreed."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...] = ()


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about the table that is not the game."""

    charter: Charter
    chairs: tuple[Chair, ...]
    host: Seat | None = None
    started: bool = False
    seals: tuple[e.Sealed, ...] = ()
    """The seals of this deal; the last may not be shuffled yet."""
    shuffles: int = 0
    """How many of the seals have been used."""
    undo: UndoWish | None = None
    before: str = ""
    after: str = ""
    """The tables of the parties before and after this one."""
    origin: str = ""
    """The record that the first acts come from, if they were not done here."""
    duplicate: e.Duplicate | None = None
    """The deal that is played here, if other tables play it too."""

    def seat_of(self, token: str) -> Seat | None:
        """Return the seat whose chair a token holds. Every chair is compared, in constant time."""
        key = key_of(token)
        found = [hmac.compare_digest(chair.key, key) for chair in self.chairs]
        return found.index(True) if any(found) else None

    def seat_of_person(self, person: str) -> Seat | None:
        """Return the chair of a person who came with a key: the first, if they have several."""
        seats = (seat for seat, chair in enumerate(self.chairs) if chair.owner == person)
        return next(seats, None) if person else None

    def leads(self, seat: Seat) -> bool:
        """Return whether this seat is the host, or the host is away."""
        return seat == self.host or self.host not in self.persons

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The chairs where a person sits and plays."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person)

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that nobody has taken."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if not chair.taken)

    @property
    def unused_seal(self) -> e.Sealed | None:
        """The seal for the next shuffle, if there is one."""
        return self.seals[-1] if len(self.seals) > self.shuffles else None


def key_of(token: str) -> str:
    """Return the hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def opening_company(charter: Charter, before: str = "", origin: str = "") -> Company:
    """Return the company of a new table: its computer players, and empty chairs."""
    reserve = 1000 * charter.clock.reserve if charter.clock else 0
    chairs = tuple(
        Chair(level=wish.level if isinstance(wish, Bot) else "", reserve=reserve)
        for wish in charter.chairs
    )
    return Company(charter=charter, chairs=chairs, before=before, origin=origin)


def rematch_opening(company: Company, table: str) -> tuple[e.Opened, tuple[e.Sat, ...]]:
    """Return the first entries of a rematch: same people, chairs and tokens; the host first.

    A host who was forgotten has a computer player in the chair, as anybody else.
    """
    wishes = tuple(
        Bot(chair.level) if chair.level else You() if seat == company.host else Open()
        for seat, chair in enumerate(company.chairs)
    )
    charter = msgspec.structs.replace(company.charter, chairs=wishes)
    people = [
        e.Sat(n, chair.name, chair.key, chair.owner or None)
        for n, chair in enumerate(company.chairs)
        if chair.key
    ]
    people.sort(key=lambda sat: sat.seat != company.host)
    return e.Opened(charter, table), tuple(people)


def fold(company: Company, entry: e.AnyEntry) -> Company:
    """Return the company after an entry."""
    rule = _FOLDS.get(type(entry))
    return rule(company, entry) if rule else company


def _chair(company: Company, seat: Seat, **changes: Any) -> Company:
    chairs = list(company.chairs)
    chairs[seat] = msgspec.structs.replace(chairs[seat], **changes)
    return msgspec.structs.replace(company, chairs=tuple(chairs))


def _sat(company: Company, entry: e.Sat) -> Company:
    owner = entry.person or ""
    seated = _chair(
        company, entry.seat, name=entry.name, key=entry.key or "", owner=owner, level=""
    )
    host = entry.seat if company.host is None else company.host
    return msgspec.structs.replace(seated, host=host)


def _acted(company: Company, entry: e.Acted) -> Company:
    """Return the company after an act. Most acts change nothing, and return the same object."""
    act = entry.events[0]
    after = company
    if isinstance(act, Shuffle) and company.unused_seal is not None:
        after = msgspec.structs.replace(after, shuffles=after.shuffles + 1)
    if after.undo is not None:
        after = msgspec.structs.replace(after, undo=None)
    if any(chair.ready for chair in after.chairs):
        waiting = tuple(msgspec.structs.replace(chair, ready=False) for chair in after.chairs)
        after = msgspec.structs.replace(after, chairs=waiting)
    if entry.reserve is not None:
        after = _chair(after, act.seat, reserve=entry.reserve)
    if act.seat >= 0 and (after.chairs[act.seat].warned or after.chairs[act.seat].voted_out):
        after = _chair(after, act.seat, voted_out=False, **_FORGIVEN)
    elif act.seat < 0:
        for seat in [n for n, chair in enumerate(after.chairs) if chair.voted_out]:
            after = _chair(after, seat, voted_out=False)
    return after


_FORGIVEN: Final[dict[str, Any]] = {"warned": False, "votes": ()}
"""These fields are reset for a person who is no longer waited for. Leaving and coming back does not
reset them."""


def _left(company: Company, entry: e.Left) -> Company:
    if entry.why != "idle":
        return _chair(company, entry.seat, away=True, ready=False)
    return _chair(company, entry.seat, away=True, ready=False, voted_out=True, **_FORGIVEN)


def _forgotten(company: Company, entry: e.Forgotten) -> Company:
    """Return the company without a person; what the host called the table goes with the host."""
    if entry.seat == company.host:
        charter = msgspec.structs.replace(company.charter, title="")
        company = msgspec.structs.replace(company, charter=charter)
    level = nearest_level(company.charter.game, STAND_IN)
    return _chair(
        company,
        entry.seat,
        name="",
        key="",
        owner="",
        level=level,
        plays="",
        away=False,
        **_FORGIVEN,
    )


def _voted_out(company: Company, entry: e.VotedOut) -> Company:
    votes = company.chairs[entry.seat].votes
    return _chair(company, entry.seat, votes=(*votes, entry.by))


def _on_vacation(company: Company, entry: e.VacationTaken) -> Company:
    taken = company.chairs[entry.seat].vacations
    return _chair(
        company, entry.seat, vacations=(*taken, Vacation(entry.since, entry.until)), **_FORGIVEN
    )


def _back_early(company: Company, entry: e.VacationEnded) -> Company:
    *before, last = company.chairs[entry.seat].vacations
    ended = Vacation(last.since, max(last.since, min(last.until, entry.at)))
    return _chair(company, entry.seat, vacations=(*before, ended))


def _plays_as(company: Company, entry: e.PlaysAs) -> Company:
    wanted = company.chairs[entry.seat].level
    return _chair(company, entry.seat, plays="" if entry.level == wanted else entry.level)


def _unsealed(company: Company, entry: e.Unsealed) -> Company:
    kept = tuple(seal for seal in company.seals if seal.digest != entry.digest)
    used = company.shuffles - (len(company.seals) - len(kept))
    return msgspec.structs.replace(company, seals=kept, shuffles=max(0, used))


def _undo_answered(company: Company, entry: e.UndoAnswered) -> Company:
    wish = company.undo
    if wish is None or not entry.agreed:
        return msgspec.structs.replace(company, undo=None)
    agreed = UndoWish(wish.seat, wish.to, (*wish.agreed, entry.seat))
    return msgspec.structs.replace(company, undo=agreed)


_FOLDS: Final[Mapping[type[e.Entry], Callable[[Company, Any], Company]]] = {
    e.Sat: _sat,
    e.Hired: lambda company, entry: _chair(company, entry.seat, level=entry.level),
    e.PlaysAs: _plays_as,
    e.Left: _left,
    e.Returned: lambda company, entry: _chair(company, entry.seat, away=False, voted_out=False),
    e.Forgotten: _forgotten,
    e.Warned: lambda company, entry: _chair(company, entry.seat, warned=True),
    e.VacationTaken: _on_vacation,
    e.VacationEnded: _back_early,
    e.VotedOut: _voted_out,
    e.Renamed: lambda company, entry: _chair(company, entry.seat, name=entry.name),
    e.Duplicate: lambda company, entry: msgspec.structs.replace(company, duplicate=entry),
    e.Started: lambda company, _: msgspec.structs.replace(company, started=True),
    e.Sealed: lambda company, entry: msgspec.structs.replace(
        company, seals=(*company.seals, entry)
    ),
    e.Unsealed: _unsealed,
    e.Acted: _acted,
    e.Ready: lambda company, entry: _chair(company, entry.seat, ready=True, **_FORGIVEN),
    e.UndoAsked: lambda company, entry: msgspec.structs.replace(
        company, undo=UndoWish(entry.seat, entry.to)
    ),
    e.UndoAnswered: _undo_answered,
    e.Undone: lambda company, _: msgspec.structs.replace(company, undo=None),
    e.Rematch: lambda company, entry: msgspec.structs.replace(company, after=entry.table),
}
