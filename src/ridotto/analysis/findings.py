"""The result types of a review: plain data, ready for JSON.

Every value is what a seat will have won at the end, in the game's finest unit (``Review.unit``).
"""

import msgspec

from ridotto.bots.explanations import ExplanationSentence
from ridotto.cards import Card
from ridotto.table import Action, Seat


class ReviewError(ValueError):
    """These acts cannot be reviewed; the message gives the reason."""


class JudgedAct(msgspec.Struct, frozen=True, kw_only=True):
    """An act that the seat could have done, and its value by what the seat knew."""

    action: Action
    text: str
    """The act, written as a statement of a record."""
    value: float
    low: float
    high: float
    """The 95 % interval of the value; the hidden cards leave it uncertain."""
    loss: float
    """How much worse the act is than the best one; 0 for the best act."""
    sure_loss: float
    """The lower end of the loss's interval, with a margin because the best of many acts was
    picked."""
    share: float
    """How often the reference player would do it. The shares of all single acts add up to 1."""


class Holding(msgspec.Struct, frozen=True):
    """A card and the seat that holds it."""

    seat: Seat
    card: Card


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """An act that was better only when all cards are open."""

    action: Action
    text: str
    gain: float
    """How much better it was, with all cards open."""
    needed: Holding | None = None
    """What the seat would have needed to know, if a single card decides it."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of the record, judged by what its seat could know then."""

    number: int
    """The index of the act in the record, counted from 0."""
    place: int
    """The number of this decision in the deal, counted from 1, and the number of all decisions."""
    of: int
    seat: Seat
    trick: int
    done: JudgedAct | None
    """The act that was done; None if it cannot be judged (``unjudged`` gives the reason)."""
    text: str
    acts: tuple[JudgedAct, ...] = ()
    """All lawful acts, the best first. For acts in several parts (cards laid away) the list has
    only the act that was done and the best one."""
    worlds: int = 0
    """The number of sampled worlds, all of which fit what the seat had seen."""
    mistake: bool = False
    """Whether the loss is surely above the review's threshold."""
    why: tuple[ExplanationSentence, ...] = ()
    """The reasons for the better act, if this was a mistake."""
    hindsight: Hindsight | None = None
    unjudged: str = ""
    forced: bool = False
    """Whether it was not judged because the seat had no choice."""

    @property
    def best(self) -> JudgedAct | None:
        """The best act by what the seat knew."""
        return self.acts[0] if self.acts else None


class Expected(msgspec.Struct, frozen=True):
    """What every seat could expect before an act, with open cards."""

    number: int
    trick: int
    values: tuple[float, ...]


class LuckAndSkill(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a seat's result: ``before + cards + own + others + chance`` is the result."""

    seat: Seat
    result: float
    """The result of the deal. Where only a whole party is paid, it includes the value of the
    standing."""
    scored: float
    """What was paid or scored in this deal alone."""
    before: float
    """What the seat could expect before the cards were dealt."""
    cards: float
    """How much the dealt cards changed that expectation."""
    own: float
    """The seat's own play compared with the reference player, judged by what the seat knew."""
    others: float
    """The play of all others, partners included, compared in the same way."""
    chance: float
    """Chance: how the hidden cards happened to lie, drawn lots, and the judge's own errors."""

    @property
    def adjusted(self) -> float:
        """The result without luck: what the play of all seats was worth."""
        return self.result - self.cards - self.chance


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one deal."""

    game: str
    rules: str
    deal: int
    unit: str
    threshold: float
    """The threshold: an act is a mistake only if it surely lost more than this."""
    worlds: int
    seed: int
    sides: tuple[int, ...]
    """The side of each seat; partners share a side."""
    decisions: tuple[Decision, ...]
    line: tuple[Expected, ...]
    split: tuple[LuckAndSkill, ...]
    """Luck and skill of every seat; empty if the deal was not finished in a way the kernel
    knows."""
    unsplit: str = ""
    """The reason why ``split`` is empty, if it is."""

    def mistakes(self, seat: Seat | None = None) -> tuple[Decision, ...]:
        """Return the mistakes of one seat or of all seats, the costliest first."""
        found = [d for d in self.decisions if d.mistake and seat in (None, d.seat)]
        return tuple(sorted(found, key=lambda d: -(d.done.loss if d.done else 0)))
