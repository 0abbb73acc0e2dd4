"""What a book says about its pack that shows on the faces."""

from ridotto.table import RuleSet


def maids_by(rules: RuleSet) -> frozenset[str]:
    """The knaves that are maids: one by Dresden, both red ones by Florence (Dr. 1, Fi. 1)."""
    option = rules.values.get("names.fantine")
    return frozenset(option.value if option else ())
