"""Reviews of played deals: where a seat went wrong, and how much of the result was luck.

``review_deal`` goes through the decisions of a record one by one. ``whole_review`` returns them all
at once, and ``DealReviewer`` judges them in portions. ``findings`` has the result types;
docs/review.md explains what they mean. The public names are loaded on first use, so that code which
only passes a review on does not load the nets.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ridotto.analysis.deal_reviewer import DealReviewer as DealReviewer
    from ridotto.analysis.deal_reviewer import JudgedDecision as JudgedDecision
    from ridotto.analysis.deal_reviewer import Settings as Settings
    from ridotto.analysis.findings import Decision as Decision
    from ridotto.analysis.findings import Expected as Expected
    from ridotto.analysis.findings import Hindsight as Hindsight
    from ridotto.analysis.findings import JudgedAct as JudgedAct
    from ridotto.analysis.findings import LuckAndSkill as LuckAndSkill
    from ridotto.analysis.findings import Review as Review
    from ridotto.analysis.findings import ReviewError as ReviewError
    from ridotto.analysis.record_review import review_record as review_record
    from ridotto.analysis.review import review_deal as review_deal
    from ridotto.analysis.review import review_decision as review_decision
    from ridotto.analysis.review import whole_review as whole_review

MODULES: Final = {
    "deal_reviewer": ("DealReviewer", "JudgedDecision", "Settings"),
    "findings": (
        "Decision", "Expected", "Hindsight", "JudgedAct", "LuckAndSkill", "Review", "ReviewError",
    ),
    "record_review": ("review_record",),
    "review": ("review_deal", "review_decision", "whole_review"),
}  # fmt: skip
"""The public names of this package, listed by the module that defines them."""


def __getattr__(name: str) -> object:
    for module, names in MODULES.items():
        if name in names:
            return getattr(import_module(f"ridotto.analysis.{module}"), name)
    raise AttributeError(f"module 'ridotto.analysis' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(name for names in MODULES.values() for name in names)
