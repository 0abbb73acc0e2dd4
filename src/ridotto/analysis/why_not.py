"""Why something was not judged: a review stores the English words, any language can be shown."""

from functools import cache

from ridotto.analysis.sentences import say
from ridotto.table.sentence import Sentence

SENTENCES = (
    say("no-choice"),
    say("out-of-order"),
    say("unknown-act"),
    say("no-world"),
    say("ended-unknown"),
    say("not-ended"),
)


def why_not(words: str) -> Sentence:
    """Return the sentence for the stored English words; the most general one for unknown words."""
    return _by_words().get(words, say("unknown-act"))


@cache
def _by_words() -> dict[str, Sentence]:
    return {str(one): one for one in SENTENCES}
