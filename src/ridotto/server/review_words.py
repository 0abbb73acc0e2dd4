"""Puts a review into the language of its reader; reviews are stored without a language."""

import contextlib
from typing import Any

import msgspec

from ridotto.analysis.why_not import why_not
from ridotto.server.languages import tell
from ridotto.table.rendering import TemplateError
from ridotto.table.sentence import Sentence


def in_language(body: bytes, language: str) -> bytes:
    """Return the review with its reasons in this language.

    A stored review may contain a sentence that no longer exists; then its English words are shown.
    """
    part: dict[str, Any] = msgspec.json.decode(body)
    if part.get("unsplit"):
        part["unsplit"] = tell(why_not(part["unsplit"]), language)
    for decision in part.get("decisions", ()):
        if decision.get("unjudged"):
            decision["unjudged"] = tell(why_not(decision["unjudged"]), language)
        for reason in decision["why"]:
            with contextlib.suppress(TemplateError, ImportError):
                reason["words"] = tell(msgspec.convert(reason["said"], Sentence), language)
    return msgspec.json.encode(part)
