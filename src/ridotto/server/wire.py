"""Commands, frames and answers as they go over the wire. docs/protocol.md describes them."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ridotto.server.charter import Name
from ridotto.server.languages import ENGLISH, Language
from ridotto.server.ledger_entries import ENCODER, AnyEntry
from ridotto.server.limits import MAX_REF_CHARACTERS
from ridotto.server.persons import PersonKey
from ridotto.server.scene import Scene
from ridotto.server.slow_clock import VACATION_DAYS
from ridotto.table import Action, Seat
from ridotto.table.event import kebab
from ridotto.table.unreadable import UNREADABLE as UNREADABLE
from ridotto.table.unreadable import what_is_wrong as what_is_wrong

PROTOCOL: Final = 1

MAX_WORDS: Final = 280
"""The longest text that can be said, in characters."""

PageNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Ref: TypeAlias = Annotated[str, msgspec.Meta(max_length=MAX_REF_CHARACTERS)]
Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=kebab,
    forbid_unknown_fields=True,
):
    """A command of a client. Its ``ref`` comes back with the answer."""

    ref: Ref = ""


class Hello(Command, frozen=True, kw_only=True):
    """The first frame: the chair, and the client's last page; without a token one is an onlooker.

    A client that has seen nothing yet names no page.
    """

    token: Token = ""
    key: PersonKey = ""
    """A person's own key, which finds their chair if they have no token."""
    seq: PageNumber | None = None
    protocol: int = PROTOCOL
    language: Language = ENGLISH
    """The language of reasons."""


class Act(Command, frozen=True, kw_only=True):
    """An act of the game, done by a client that has seen the pages up to ``seq``."""

    action: msgspec.Raw
    seq: PageNumber


class Start(Command, frozen=True, kw_only=True):
    """The host starts the party: computer players take the empty chairs."""

    level: str = "novice"


class Next(Command, frozen=True, kw_only=True):
    """Ready for the next deal."""


class Leave(Command, frozen=True, kw_only=True):
    """Leave; a computer player takes over until you are back."""


class Return(Command, frozen=True, kw_only=True):
    """Return to your chair."""


class Replace(Command, frozen=True, kw_only=True):
    """Let a computer player play for somebody who has been absent too long."""

    seat: SeatNumber


class Warn(Command, frozen=True, kw_only=True):
    """Warn a person that the others wait."""

    seat: SeatNumber


class VoteOut(Command, frozen=True, kw_only=True):
    """Vote that a computer player takes over for a person who was warned and still does nothing."""

    seat: SeatNumber


VacationDays: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=VACATION_DAYS)]


class TakeVacation(Command, frozen=True, kw_only=True):
    """Stop your clock for some days, at a table by correspondence."""

    days: VacationDays


class EndVacation(Command, frozen=True, kw_only=True):
    """Return from vacation before it is over."""


class Undo(Command, frozen=True, kw_only=True):
    """Take back your last decision: at once among computer players, else if people agree."""


class AnswerUndo(Command, frozen=True, kw_only=True):
    """Agree that somebody takes a decision back, or refuse."""

    agreed: bool


class Say(Command, frozen=True, kw_only=True):
    """Say a phrase of the house, by its id, or your own words."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=MAX_WORDS)] = ""


class Rename(Command, frozen=True, kw_only=True):
    """Change your name from now on."""

    name: Name


class Question(Command, frozen=True, kw_only=True):
    """Ask what the rules allow: the last trick, the folla, the sheet so far."""

    about: Annotated[str, msgspec.Meta(max_length=40)]


class Hint(Command, frozen=True, kw_only=True):
    """Ask what a computer player would do in your place."""


class RiseCommand(Command, frozen=True, kw_only=True, tag="rise"):
    """The host ends the sitting between two deals, if the game allows it."""


class RematchCommand(Command, frozen=True, kw_only=True, tag="rematch"):
    """Play another party with the same company."""


class Ping(Command, frozen=True, kw_only=True):
    """Check the connection; the answer is ``Pong``."""


AnyCommand: TypeAlias = (
    Hello
    | Act
    | Start
    | Next
    | Leave
    | Return
    | Replace
    | Warn
    | VoteOut
    | TakeVacation
    | EndVacation
    | Undo
    | AnswerUndo
    | Say
    | Rename
    | Question
    | Hint
    | RiseCommand
    | RematchCommand
    | Ping
)


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    """Something the server says."""


class Welcome(Frame, frozen=True, kw_only=True):
    """The whole scene, and the pages since the one the client named."""

    table: str
    seq: int
    scene: Scene
    missed: tuple["PageSeen", ...] = ()
    present: tuple[Seat, ...] = ()
    protocol: int = PROTOCOL


class PageSeen(msgspec.Struct, frozen=True):
    """A page as a seat sees it."""

    seq: int
    entries: tuple[AnyEntry, ...]


class News(Frame, frozen=True, kw_only=True):
    """A new page: its entries as this seat sees them, and what changed in the scene."""

    seq: int
    entries: tuple[AnyEntry, ...]
    patch: Any


class Presence(Frame, frozen=True, kw_only=True):
    """Who is connected now. It is not stored."""

    present: tuple[Seat, ...]


class Answer(Frame, frozen=True, kw_only=True):
    """The base of all answers to a command."""

    ref: Ref = ""


class Accepted(Answer, frozen=True, kw_only=True):
    """The command was done, and stored on this page."""

    seq: int


class Refused(Answer, frozen=True, kw_only=True):
    """The rules of the game do not allow it: which rule, why, and its source.

    In the reason, cards are in braces, ``{CARD CARD|or}`` with the word before the last, and people
    are ``{@2}``.
    """

    rule: str
    title: str
    source: str
    reason: str


class Stale(Answer, frozen=True, kw_only=True):
    """Something happened that the client had not seen; nothing was done."""

    seq: int
    missed: tuple[PageSeen, ...]


class Told(Answer, frozen=True, kw_only=True):
    """The answer to a question."""

    about: str
    answer: Any


class ReasonTold(msgspec.Struct, frozen=True):
    """A sentence of a hint in the client's language; cards are in braces, ``{CARD CARD|or}``."""

    words: str
    rule: str = ""
    """The rule it is about, for a link into the rule book."""
    source: str = ""
    """Where the book gives this advice."""


class OtherAct(msgspec.Struct, frozen=True):
    """Another possible act, and how its value compares with the advised one, in words."""

    action: Action
    worth: str


class Advice(Answer, frozen=True, kw_only=True):
    """What a computer player would do, and the reasons."""

    action: Action
    kind: str = ""
    """What the reason is about: ``trick``, ``partners-trick``, or a subject of the game."""
    sure: bool = False
    """Whether it is true however the hidden cards lie."""
    said: tuple[ReasonTold, ...] = ()
    """The reason, how certain it is, and the book's advice."""
    value: float | None = None
    unit: str = "points"
    alternatives: tuple[OtherAct, ...] = ()
    """Other possible acts, the best first."""
    level: str = ""
    """The level of the computer player that advises."""


class NewTable(Answer, frozen=True, kw_only=True):
    """The table of the rematch; your token holds the same chair there."""

    table: str


class Pong(Answer, frozen=True, kw_only=True):
    """The answer to ``Ping``."""

    seq: int


class Error(Answer, frozen=True, kw_only=True):
    """It cannot be done at this table now; ``code`` is for programs."""

    code: str
    message: str


class Bye(Frame, frozen=True, kw_only=True):
    """The server closes this connection: the reason, and whether to reconnect."""

    reason: str
    again: bool


AnyAnswer: TypeAlias = Accepted | Refused | Stale | Told | Advice | NewTable | Pong | Error

AnyFrame: TypeAlias = Welcome | News | Presence | AnyAnswer | Bye


COMMANDS: Final = msgspec.json.Decoder(AnyCommand)


def encode(frame: Frame) -> bytes:
    """Return a frame as JSON."""
    return ENCODER.encode(frame)


def encode_news(seq: int, entries: bytes, patch: Any) -> bytes:
    """Return a ``News`` frame whose entries are already JSON: often the same for several seats."""
    return b'{"type":"news","seq":%d,"entries":%b,"patch":%b}' % (
        seq,
        entries,
        ENCODER.encode(patch),
    )
