"""What is printed on the sheets of cards: faces with their cut marks, and the backs behind them."""

from collections.abc import Sequence
from typing import Final

from ridotto.deck.pdf import name, text
from ridotto.deck.plate_strokes import cm, colour, numbers
from ridotto.deck.plates import Matrix, Plate
from ridotto.deck.print_job import Job

BLEED: Final = 1.5
"""How far the paper's tone runs beyond the outermost cuts, in millimetres."""

Place = tuple[float, float]


def fronts(job: Job, cards: Sequence[Plate]) -> str:
    """Tone, faces and cut marks; each face says which card it is to whoever cannot see it."""
    laid = [(job.sheet.front(n), card) for n, card in enumerate(cards)]
    # All the bleed first: it must not run over a neighbour.
    tones = [_tone(job, at, card.paper, by) for by in (BLEED, 0) for at, card in laid]
    faces = [
        f"/Span <</ActualText {text(job.name(card))}>> BDC\n"
        f"q {cm(placing(job, at))} {name(f'face-{card.code}')} Do Q EMC"
        for at, card in laid
    ]
    return "\n".join([*tones, *faces, _cut_marks(job, len(cards))])


def backs(job: Job, count: int) -> str:
    """A back behind every face."""
    places = [job.sheet.behind(n) for n in range(count)]
    tones = [_tone(job, at, "card", BLEED) for at in places]
    drawn = [f"q {cm(placing(job, at, behind=True))} {name('back')} Do Q" for at in places]
    return "\n".join([*tones, *drawn])


def _tone(job: Job, at: Place, paper: str, bleed: float) -> str:
    if job.wish.white:
        return ""
    (x, y), cell = at, job.sheet.cell
    box = (x - bleed, y - bleed, cell.width + 2 * bleed, cell.height + 2 * bleed)
    return f"{colour(job.pen.inks[paper])} {numbers(*box)} re f"


def placing(job: Job, at: Place, *, behind: bool = False) -> Matrix:
    """The face as large as the card allows, in its middle; y turns to run upwards.

    A card on its side has its head to the left, and so its back has it to the right.
    """
    size, cell, (x, y) = job.sheet.size, job.sheet.cell, at
    scale = min(size.width / job.plates.width, size.height / job.plates.height)
    across = (size.width - scale * job.plates.width) / 2
    along = (size.height - scale * job.plates.height) / 2
    if not job.sheet.sideways:
        return scale, 0, 0, -scale, x + across, y + cell.height - along
    if behind:
        return 0, -scale, -scale, 0, x + cell.width - along, y + cell.height - across
    return 0, scale, scale, 0, x + along, y + across


def _cut_marks(job: Job, count: int) -> str:
    """Short lines in the margin where the cuts begin and end; none between the cards."""
    sheet, (left, low) = job.sheet, job.sheet.corner
    right, top = sheet.paper.width - left, sheet.paper.height - low
    rows = -(-count // sheet.columns)
    low = top - rows * sheet.cell.height
    near, far = BLEED + 0.5, BLEED + 4.0
    lines = []
    for x in (left + n * sheet.cell.width for n in range(sheet.columns + 1)):
        lines += [(x, top + near, x, top + far), (x, low - near, x, low - far)]
    for y in (top - n * sheet.cell.height for n in range(rows + 1)):
        lines += [(left - near, y, left - far, y), (right + near, y, right + far, y)]
    drawn = " ".join(f"{numbers(*line[:2])} m {numbers(*line[2:])} l" for line in lines)
    return f"q {colour(job.pen.inks['ink'])} 0.15 w {drawn} S Q"
