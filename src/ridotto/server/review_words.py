"""A review in the language of whoever reads it: it is kept without one."""

import contextlib
from typing import Any

import msgspec

from ridotto.analysis.why_not import why_not
from ridotto.server.languages import tell
from ridotto.table.rendering import TemplateError
from ridotto.table.sentence import Sentence


def in_language(body: bytes, language: str) -> bytes:
    """The review with its reasons said in a language.

    One that was kept may have a sentence that is no longer said; then its English words stand.
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
