"""The title sheet: what it is, how to print it, whom to thank, crosses to try the printer by."""

from collections.abc import Iterator
from typing import Final

from ridotto.deck.pdf import name
from ridotto.deck.plate_strokes import cm, colour, numbers
from ridotto.deck.print_job import Job

MEASURE: Final = 132.0
"""How wide the text stands, in millimetres."""

CROSS: Final = 14.0
"""How far the crosses stand from the edges, and half of what one measures."""


def title_front(job: Job) -> str:
    """The front: title, a back as vignette, directions and thanks."""
    page = _Column(job)
    page.centred(job.custom.title, "title", 22, 17)
    page.rule(40)
    page.centred(job.words["pack"].format(cards=len(job.cards)), "italic", 7.4, 10)
    page.centred(job.custom.note[job.wish.tongue], "text", 5, 8)
    page.vignette(52)
    page.heading(job.words["to_print"])
    page.paragraph(job.words["scale"].format(paper=job.sheet.paper.name))
    page.ruler(50)
    page.paragraph(job.words["duplex" if job.wish.backs else "single"])
    page.paragraph(job.words["stock"])
    page.paragraph(_sheets(job))
    page.heading(job.words["thanks"])
    for key in ("emblems", "type", "faces") if job.custom.emblems else ("type", "faces"):
        page.paragraph(job.words[key])
    crosses = _crosses(job) if job.wish.backs else ""
    return "\n".join([colour(job.pen.inks["ink"]), *page.drawn, crosses])


def title_back(job: Job) -> str:
    """Its other side: only the crosses, and a line that says what they are for."""
    page = _Column(job)
    page.centred(job.words["back"], "italic", 5, 10)
    return "\n".join([colour(job.pen.inks["ink"]), *page.drawn, _crosses(job)])


def _sheets(job: Job) -> str:
    custom = job.wish.size is None
    told = job.words["sheets"].format(
        sheets=job.sheet.sheets_for(len(job.cards)),
        each=job.sheet.count,
        size=job.sheet.size,
        why=job.custom.why[job.wish.tongue] if custom else "",
    )
    return told.rstrip()


def _crosses(job: Job) -> str:
    """In all four corners, the same on both sides: turned over, left falls upon right."""
    paper, half = job.sheet.paper, CROSS / 4
    corners = [(x, y) for x in (CROSS, paper.width - CROSS) for y in (CROSS, paper.height - CROSS)]
    lines = [
        f"{numbers(x - half, y)} m {numbers(x + half, y)} l "
        f"{numbers(x, y - half)} m {numbers(x, y + half)} l S"
        for x, y in corners
    ]
    return f"q {colour(job.pen.inks['ink'])} 0.2 w {' '.join(lines)} Q"


class _Column:
    """A column of text that grows downwards, in the middle of the paper."""

    SIZE: Final = 4.6
    LEADING: Final = 5.7

    def __init__(self, job: Job) -> None:
        self.job, self.pen, self.paper = job, job.pen, job.sheet.paper
        self.left = (self.paper.width - MEASURE) / 2
        self.y = self.paper.height - 44.0
        self.drawn: list[str] = []

    def _line(self, text: str, font: str, size: float, x: float, paint: str = "ink") -> None:
        shown = self.pen.text(text, font, size, (1, 0, 0, 1, x, self.y))
        self.drawn.append(f"q {colour(self.pen.inks[paint])} {shown} Q")

    def centred(self, text: str, font: str, size: float, step: float) -> None:
        """A line in the middle, or as many as it takes."""
        for line in self._broken(text, font, size):
            x = (self.paper.width - self.pen.width(line, font, size)) / 2
            self._line(line, font, size, x)
            self.y -= step

    def heading(self, text: str) -> None:
        """A heading in small capitals."""
        self.y -= 4
        self._line(text, "heading", 6.4, self.left, "oxblood")
        self.y -= 7.4

    def paragraph(self, text: str) -> None:
        """A few lines from the left edge."""
        for line in self._broken(text, "text", self.SIZE):
            self._line(line, "text", self.SIZE, self.left)
            self.y -= self.LEADING
        self.y -= 1.6

    def rule(self, width: float) -> None:
        """A thin rule under a title."""
        x, y = (self.paper.width - width) / 2, self.y + 9
        ink = colour(self.pen.inks["rule"])
        self.drawn.append(f"q {ink} 0.3 w {numbers(x, y)} m {numbers(x + width, y)} l S Q")

    def ruler(self, length: float) -> None:
        """A line one may lay a ruler to, with an end at each side."""
        x, y, end = self.left, self.y + 2.2, 1.4
        drawn = f"{numbers(x, y)} m {numbers(x + length, y)} l "
        for at in (x, x + length):
            drawn += f"{numbers(at, y - end)} m {numbers(at, y + end)} l "
        self.drawn.append(f"q 0.25 w {drawn}S Q")
        self.y -= 5.4

    def vignette(self, height: float) -> None:
        """The back of the cards, on its paper."""
        scale = height / self.job.plates.height
        width = scale * self.job.plates.width
        x, top = (self.paper.width - width) / 2, self.y + 2
        box = numbers(x, top - height, width, height)
        ink, edge = self.pen.inks["card"], self.pen.inks["card-edge"]
        self.drawn.append(f"q {colour(ink)} {box} re f {colour(edge)} 0.2 w {box} re S Q")
        self.drawn.append(f"q {cm((scale, 0, 0, -scale, x, top))} {name('back')} Do Q")
        self.y = top - height - 10

    def _broken(self, text: str, font: str, size: float) -> Iterator[str]:
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if line and self.pen.width(longer, font, size) > MEASURE:
                yield line
                longer = word
            line = longer
        yield line
