"""The entries of a table's ledger. A page has a number and one or more entries.

The ledger is the complete history of a table and its people. As with the events of a game, every
field declares who may see it; a field that declares nothing is seen by nobody.
"""

from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, cast, get_args

import msgspec

from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.server.charter import Charter
from ridotto.table import NOBODY, Event, Public, Seat, audiences, event_decoder, project
from ridotto.table.event import kebab


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Something that happened at the table, in the game or around it."""


class Opened(Entry, frozen=True):
    """The table was opened; ``before`` is the table it is a rematch of.

    With an ``origin`` its first acts come from a record, which ``origin`` names.
    """

    charter: Public[Charter]
    before: Public[str] = ""
    origin: Public[str] = ""


class Sat(Entry, frozen=True):
    """A person took a chair. ``key`` is the hash of the token that holds the chair.

    A ``person`` who came with their own key has the same id at other tables; nobody is shown it.
    """

    seat: Public[Seat]
    name: Public[str]
    key: Annotated[str | None, NOBODY]
    person: Annotated[str | None, NOBODY] = None


class Hired(Entry, frozen=True):
    """A computer player took an empty chair."""

    seat: Public[Seat]
    level: Public[str]


class PlaysAs(Entry, frozen=True):
    """The computer player in this chair plays at this level for now, whatever was asked for."""

    seat: Public[Seat]
    level: Public[str]


class Left(Entry, frozen=True):
    """A person left, was voted out, or ran out of time by correspondence (``late``).

    A computer player plays until the person is back.
    """

    seat: Public[Seat]
    why: Public[Literal["left", "absent", "idle", "late"]]


class Returned(Entry, frozen=True):
    """A person is back in the chair."""

    seat: Public[Seat]


class Forgotten(Entry, frozen=True):
    """A person was forgotten: name and words are removed, a computer player has the chair."""

    seat: Public[Seat]


class Duplicate(Entry, frozen=True):
    """This table plays a duplicate deal. Chance comes from the seed, not from the house.

    ``number`` decides who deals, where that rotates. If ``everybody`` takes part, computer players
    are compared too; else only the persons are.
    """

    deal: Public[str]
    number: Public[int]
    seed: Annotated[str | None, NOBODY]
    everybody: Public[bool] = False


class Started(Entry, frozen=True):
    """All chairs are taken: the party begins."""


class Sealed(Entry, frozen=True):
    """The order of the pack for the next shuffle, under a seal that anybody can check later."""

    digest: Public[str]
    salt: Annotated[str | None, NOBODY]
    order: Annotated[tuple[Card, ...], NOBODY]


class Unsealed(Entry, frozen=True):
    """A seal is opened after the deal."""

    digest: Public[str]
    salt: Public[str]
    order: Public[tuple[Card, ...]]


class Acted(Entry, frozen=True):
    """An act of the game and everything that followed; each event declares who may see what.

    ``reserve`` is what is left of the seat's reserve on the clock, in milliseconds.
    """

    by: Public[Literal["person", "bot", "clock", "house", "record"]]
    events: tuple[Any, ...]
    reserve: Public[int | None] = None


class HintTaken(Entry, frozen=True):
    """A person asked a computer player for advice."""

    seat: Public[Seat]


class Warned(Entry, frozen=True):
    """A person was warned that the others wait; by correspondence the house (-1) warns."""

    seat: Public[Seat]
    by: Public[Seat]


class VacationTaken(Entry, frozen=True):
    """A person's clock stands still between these times, in milliseconds since the epoch."""

    seat: Public[Seat]
    since: Public[int]
    until: Public[int]


class VacationEnded(Entry, frozen=True):
    """A person is back before the vacation was over: the clock runs again from this time on."""

    seat: Public[Seat]
    at: Public[int]


class VotedOut(Entry, frozen=True):
    """Somebody voted that a computer player takes over for a person who was warned."""

    seat: Public[Seat]
    by: Public[Seat]


class Ready(Entry, frozen=True):
    """A person is ready for the next deal."""

    seat: Public[Seat]


class UndoAsked(Entry, frozen=True):
    """A person asked to take back everything after this page."""

    seat: Public[Seat]
    to: Public[int]


class UndoAnswered(Entry, frozen=True):
    """Another person agreed, or did not."""

    seat: Public[Seat]
    agreed: Public[bool]


class Undone(Entry, frozen=True):
    """Everything in the game after this page was taken back."""

    seat: Public[Seat]
    to: Public[int]


class Said(Entry, frozen=True):
    """A person said something: a phrase of the house by its id, or their own words."""

    seat: Public[Seat]
    text: Public[str]
    phrase: Public[str] = ""


class Renamed(Entry, frozen=True):
    """A person has another name from now on."""

    seat: Public[Seat]
    name: Public[str]


class Rematch(Entry, frozen=True):
    """The company plays another party at another table, with the same chairs and tokens."""

    table: Public[str]


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Hired
    | PlaysAs
    | Left
    | Returned
    | Forgotten
    | Duplicate
    | Started
    | Sealed
    | Unsealed
    | Acted
    | HintTaken
    | Warned
    | VacationTaken
    | VacationEnded
    | VotedOut
    | Ready
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Renamed
    | Rematch
)

Page: TypeAlias = tuple[AnyEntry, ...]

ENCODER: Final = msgspec.json.Encoder(order="deterministic")


def encode_page(page: Page) -> bytes:
    """Encode a page for storing."""
    return ENCODER.encode(page)


def decode_page(game: str, body: bytes | str) -> Page:
    """Decode a stored page, with the events of the game."""
    decoder = _event_list(game)
    page = _PAGE.decode(body)
    return tuple(_opened(entry, decoder) for entry in page)


_PAGE: Final = msgspec.json.Decoder(tuple[AnyEntry, ...])


@cache
def _event_list(game: str) -> type[Event]:
    kind: type[Event] = event_decoder(GAMES[game]).type
    return kind


def _opened(entry: AnyEntry, kind: type[Event]) -> AnyEntry:
    if not isinstance(entry, Acted):
        return entry
    events = tuple(msgspec.convert(entry.events, tuple[kind, ...]))  # type: ignore[valid-type]
    return msgspec.structs.replace(entry, events=events)


def is_open(entry: AnyEntry) -> bool:
    """Return whether everybody may see all of the entry, so that it needs no masking."""
    if isinstance(entry, Acted):
        kinds: list[type[Event]] = [type(event) for event in entry.events]
        return not any(map(audiences, kinds))
    return not audiences(type(entry))


def seen_page(game: str, body: bytes, seat: Seat | None) -> Page:
    """Return a stored page as a seat sees it. A page that hides nothing is not decoded fully."""
    page = _PAGE.decode(body)
    if all(_is_open_unread(game, entry) for entry in page):
        return cast(Page, msgspec.Raw(body))
    kind = _event_list(game)
    return tuple(masked(_opened(entry, kind), seat) for entry in page)


def _is_open_unread(game: str, entry: AnyEntry) -> bool:
    """Return ``is_open`` of an entry whose events have not been decoded."""
    if isinstance(entry, Acted):
        return _open_kinds(game).issuperset(event["type"] for event in entry.events)
    return not audiences(type(entry))


@cache
def _open_kinds(game: str) -> frozenset[str]:
    """Return the names of a game's events that hide nothing."""
    kinds: tuple[type[Event], ...] = get_args(_event_list(game))
    return frozenset(str(kind.__struct_config__.tag) for kind in kinds if not audiences(kind))


def masked(entry: AnyEntry, seat: Seat | None) -> AnyEntry:
    """Return the entry as this seat (None: an onlooker) sees it."""
    if isinstance(entry, Acted):
        seen = tuple(project(event, seat) for event in entry.events)
        return msgspec.structs.replace(entry, events=seen)
    return project(entry, seat)
