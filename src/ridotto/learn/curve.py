"""Draws how strength grew during a run: an SVG picture with one panel for each opponent."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

WIDTH, HEIGHT, EDGE = 640, 180, 48
"""The size of a panel."""
INK, RULE, PAPER = "#7a1f1a", "#b79f72", "#f4ecd8"
OVER: Final = "over "
"""Figures with this prefix say how far the net is ahead; ``± over …`` are their intervals."""


class Point(NamedTuple):
    """A match: when it was played, how far the net was ahead, and the interval around that."""

    minutes: float
    ahead: float
    error: float


def draw(told: Sequence[Mapping[str, float]], path: Path) -> None:
    """Draw one panel for every opponent; write no file if no match was played."""
    names = sorted({name for line in told for name in line if name.startswith(OVER)})
    panels = [
        f'<g transform="translate(0 {HEIGHT * number})">{_panel(name, _points(told, name))}</g>'
        for number, name in enumerate(names)
    ]
    if panels:
        path.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT * len(names)}" '
            f'font-family="serif" font-size="13"><rect width="100%" height="100%" fill="{PAPER}"/>'
            f"{''.join(panels)}</svg>\n",
            "utf-8",
        )


def _points(told: Sequence[Mapping[str, float]], name: str) -> list[Point]:
    return [Point(line["minutes"], line[name], line[f"± {name}"]) for line in told if name in line]


def _panel(name: str, points: Sequence[Point]) -> str:
    last = max(point.minutes for point in points) or 1.0
    low = min(0.0, *(point.ahead - point.error for point in points))
    high = max(0.0, *(point.ahead + point.error for point in points))
    high = high if high > low else low + 1.0

    def height(value: float) -> float:
        return HEIGHT - EDGE / 2 - (HEIGHT - EDGE) * (value - low) / (high - low)

    def place(minutes: float, value: float) -> str:
        return f"{EDGE + (WIDTH - 2 * EDGE) * minutes / last:.1f},{height(value):.1f}"

    upper = [place(point.minutes, point.ahead + point.error) for point in points]
    lower = [place(point.minutes, point.ahead - point.error) for point in points]
    line = " ".join(place(point.minutes, point.ahead) for point in points)
    parts = [
        f'<path d="M{EDGE},{height(value):.1f} H{WIDTH - EDGE}" stroke="{RULE}"/>'
        + _text(EDGE - 6, height(value) + 4, f"{value:.3g}", "end")
        for value in sorted({low, 0.0, high})
    ]
    parts.append(f'<polygon points="{" ".join(upper + lower[::-1])}" fill="{INK}" opacity="0.2"/>')
    parts.append(f'<polyline points="{line}" stroke="{INK}" stroke-width="2" fill="none"/>')
    parts.append(_text(EDGE, 16, f"{name}, a deal", "start"))
    parts.append(_text(WIDTH - EDGE, 16, f"{last:.1f} minutes", "end"))
    return "".join(parts)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="#221c14">{words}</text>'
