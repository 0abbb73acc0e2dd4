"""What an explanation is made of."""

import msgspec

from ridotto.bots.explanations.reason import Reason
from ridotto.table import Action
from ridotto.table.sentence import Sentence


class ExplanationSentence(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence of an explanation, and where in the book it comes from."""

    said: Sentence
    words: str
    """In English, cards by their codes; ``ridotto.table.rendering`` has the other languages."""
    rule: str = ""
    """The id of the rule it concerns."""
    source: str = ""
    """Where the advice stands."""
    against: bool = False
    """It is an argument against the act."""


def explanation_sentence(
    said: Sentence, *, rule: str = "", source: str = "", against: bool = False
) -> ExplanationSentence:
    """A sentence with its English words."""
    return ExplanationSentence(
        said=said, words=str(said), rule=rule, source=source, against=against
    )


class Alternative(msgspec.Struct, frozen=True):
    """Something else one might do."""

    action: Action
    loss: float
    """How much it is worse, in the game's finest unit."""
    worth: ExplanationSentence
    """The loss in words."""
    worse: bool = True
    """Whether it is worse at all, as far as can be judged."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why one would do something, in the game's words."""

    action: Action
    reason: Reason
    """What decides."""
    said: tuple[ExplanationSentence, ...] = ()
    """The reason in words, how sure it is, and the book's advice."""
    value: float | None = None
    """What it is worth, where the player weighs such acts."""
    unit: str = "points"
    alternatives: tuple[Alternative, ...] = ()
    """The best of the rest, best first."""

    @property
    def why(self) -> str:
        """All sentences in one, in English."""
        return " ".join(one.words for one in self.said)

    @property
    def margin(self) -> float | None:
        """How much better it is than the best of the rest."""
        return self.alternatives[0].loss if self.alternatives else None
