"""Why something was not judged: reviews keep it in English, and it can be said in any language."""

from functools import cache

from ridotto.analysis.sentences import say
from ridotto.table.sentence import Sentence

SENTENCES = (
    say("no-choice"),
    say("out-of-order"),
    say("unknown-act"),
    say("parts"),
    say("no-world"),
    say("ended-unknown"),
    say("not-ended"),
)


def why_not(words: str) -> Sentence:
    """The sentence that a review has in English; of words unknown today, the most general one."""
    return _by_words().get(words, say("unknown-act"))


@cache
def _by_words() -> dict[str, Sentence]:
    return {str(one): one for one in SENTENCES}
