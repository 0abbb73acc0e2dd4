"""What a review says: plain data, ready for JSON.

All values are what a seat will have won at the end, in the game's finest unit (``Review.unit``).
"""

import msgspec

from ridotto.bots.explanations import ExplanationSentence
from ridotto.cards import Card
from ridotto.table import Action, Seat


class ReviewError(ValueError):
    """These acts cannot be reviewed; the reason is told."""


class JudgedAct(msgspec.Struct, frozen=True, kw_only=True):
    """Something the seat could have done, and what it was worth by what the seat knew."""

    action: Action
    text: str
    """As a statement of a record."""
    value: float
    low: float
    high: float
    """The value's interval (95 %), as far as the hidden cards leave it open."""
    loss: float
    """How much it is worse than the best act; nothing for the best itself."""
    sure_loss: float
    """The lower end of that loss's interval, with a margin for having picked the best of many."""
    share: float
    """How often the reference player would do it; they add up to 1 over all single acts."""


class Holding(msgspec.Struct, frozen=True):
    """Somebody holds a card."""

    seat: Seat
    card: Card


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """An act that was better only with open cards."""

    action: Action
    text: str
    gain: float
    """By how much, with all cards open."""
    needed: Holding | None = None
    """What the seat would have needed to know, if one card decides it."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of the record, judged by what its seat could know then."""

    number: int
    """The act's place in the record, from 0."""
    place: int
    """Its place among the decisions of the deal, from 1, and how many there are."""
    of: int
    seat: Seat
    trick: int
    done: JudgedAct | None
    """What was done; None where it cannot be judged (``unjudged`` says why)."""
    text: str
    acts: tuple[JudgedAct, ...] = ()
    """All lawful acts, the best first. Of acts in several parts (cards laid away) only the one
    that was done and the best."""
    worlds: int = 0
    """In so many worlds that fit what the seat had seen."""
    mistake: bool = False
    """Is the loss surely above the review's threshold?"""
    why: tuple[ExplanationSentence, ...] = ()
    """What speaks for the better act, where this was a mistake."""
    hindsight: Hindsight | None = None
    unjudged: str = ""
    forced: bool = False
    """Was it not judged because there was no choice?"""

    @property
    def best(self) -> JudgedAct | None:
        """The best by what the seat knew."""
        return self.acts[0] if self.acts else None


class Expected(msgspec.Struct, frozen=True):
    """What everybody could expect with open cards before an act, by seat."""

    number: int
    trick: int
    values: tuple[float, ...]


class LuckAndSkill(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's result taken apart; ``before + cards + own + others + chance`` is the result."""

    seat: Seat
    result: float
    """What the deal has brought; where a whole party is paid, with what the standing is worth."""
    scored: float
    """What was paid or written in this deal alone."""
    before: float
    """What the seat could expect before the cards were dealt."""
    cards: float
    """What the cards dealt were worth."""
    own: float
    """One's own play against the reference player's, by what one knew."""
    others: float
    """The others' play likewise, partners among them."""
    chance: float
    """How hidden cards happened to lie, lots, and what the judge misjudged."""

    @property
    def adjusted(self) -> float:
        """The result without luck: what the play of all was worth."""
        return self.result - self.cards - self.chance


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A deal, reviewed."""

    game: str
    rules: str
    deal: int
    unit: str
    threshold: float
    """Only what surely lost more is called a mistake."""
    worlds: int
    seed: int
    sides: tuple[int, ...]
    """The side of each seat; partners share one."""
    decisions: tuple[Decision, ...]
    line: tuple[Expected, ...]
    split: tuple[LuckAndSkill, ...]
    """For every seat; empty where the deal was not played to its end as the kernel knows it."""
    unsplit: str = ""
    """Why it is empty."""

    def mistakes(self, seat: Seat | None = None) -> tuple[Decision, ...]:
        """The mistakes, the costliest first; of one seat or of all."""
        found = [d for d in self.decisions if d.mistake and seat in (None, d.seat)]
        return tuple(sorted(found, key=lambda d: -(d.done.loss if d.done else 0)))
