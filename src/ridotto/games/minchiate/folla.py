"""How the folla is announced (Dr. 9, Fi. 9).

The most numerous suit comes first; equal ones may be told together. The book has four ways of
saying it, and uses the shortest that fits.
"""

from enum import Enum
from typing import Final, TypeAlias

from ridotto.games.minchiate.pack import SUITS

Counts: TypeAlias = tuple[int, int, int, int]
"""Coppe, Denari, Spade, Bastoni."""

NAMES: Final = tuple(suit.name for suit in SUITS)


class Style(Enum):
    """The four ways of announcing."""

    ASCENDING = "ascending"
    ROSSE_LUNGHE = "rosse e lunghe"
    PER_SORTE = "per sorte"
    PLAIN = "plain"


def announce(counts: Counts, style: Style | None = None) -> str:
    """The announcement, in this style or the shortest that fits."""
    styles = announcements(counts)
    if style is None:
        return next(iter(styles.values()))
    if style not in styles:
        raise ValueError(f"{style.value} does not fit the counts {counts}")
    return styles[style]


def announcements(counts: Counts) -> dict[Style, str]:
    """Every style that fits, the shortest way of speaking first."""
    ways = {
        Style.ASCENDING: _ascending(counts),
        Style.ROSSE_LUNGHE: _rosse_lunghe(counts),
        Style.PER_SORTE: _per_sorte(counts),
        Style.PLAIN: _plain(counts),
    }
    return {style: text for style, text in ways.items() if text is not None}


def _descending(counts: Counts) -> list[tuple[int, str]]:
    return sorted(zip(counts, NAMES, strict=True), key=lambda pair: -pair[0])


def _senza(names: list[str]) -> str:
    return "senza " + " e ".join(names)


def _plain(counts: Counts) -> str:
    """ "4 Coppe, 3 Denari, 1 Spade, senza Bastoni"."""
    pairs = _descending(counts)
    told = [f"{count} {name}" for count, name in pairs if count]
    absent = [name for count, name in pairs if not count]
    if not told:
        return "senza cartiglie"
    return ", ".join(told + ([_senza(absent)] if absent else []))


def _ascending(counts: Counts) -> str | None:
    """1, 2, 3 and 4: just the four names, ascending."""
    if sorted(counts) != [1, 2, 3, 4]:
        return None
    return ", ".join(name for _, name in reversed(_descending(counts)))


def _rosse_lunghe(counts: Counts) -> str | None:
    """Both reds equal and both longs equal: "4 rosse, 1 lunga"."""
    red, long = counts[0], counts[2]
    if red != counts[1] or long != counts[3] or red == long:
        return None
    pairs = sorted([(red, "rossa", "rosse"), (long, "lunga", "lunghe")], reverse=True)
    return ", ".join(
        f"{count} {one if count == 1 else many}" if count else f"senza {many}"
        for count, one, many in pairs
    )


def _per_sorte(counts: Counts) -> str | None:
    """Equal suits told together: "4 Coppe, 1 per sorte", "4 per sorte e 1 Denari"."""
    pairs = [(count, name) for count, name in _descending(counts) if count]
    absent = [name for count, name in _descending(counts) if not count]
    values = [count for count, _ in pairs]
    if len(values) < 2:
        return None
    if len(set(values)) == 1 and len(values) > 2:
        text = f"{_una(values[0])} per sorte"
    elif values.count(values[0]) == 3:
        text = f"{_una(values[0])} per sorte e {values[3]} {pairs[3][1]}"
    elif len(values) > 2 and values.count(values[-1]) > 1:
        alone = [f"{count} {name}" for count, name in pairs if count != values[-1]]
        text = ", ".join([*alone, f"{values[-1]} per sorte"])
    else:
        return None
    return f"{text}, {_senza(absent)}" if absent else text


def _una(count: int) -> str:
    return "una" if count == 1 else str(count)
