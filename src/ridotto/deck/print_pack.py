"""A pack printed: the title, then sheets of faces, each followed by its backs."""

from collections.abc import Mapping, Sequence

from ridotto import __version__
from ridotto.deck.pdf import POINT, File, Name, Ref, Value
from ridotto.deck.plate_strokes import alpha_name, colour, numbers
from ridotto.deck.plates import Line, Plate, Plates, Shop
from ridotto.deck.print_job import Job, PrintRequest
from ridotto.deck.printed_sheets import backs, fronts
from ridotto.deck.title_sheet import title_back, title_front
from ridotto.deck.typeset import embed


def print_pack(shop: Shop, wish: PrintRequest) -> bytes:
    """The sheets as a PDF file."""
    return _Press(Job(shop, wish)).run()


class _Press:
    """One printing, from the first object to the last."""

    def __init__(self, job: Job) -> None:
        self.job, self.file = job, File()
        self.tree, self.resources = self.file.reserve(), self.file.reserve()
        self.pages: list[Ref] = []
        self.marks: list[tuple[str, Ref]] = []

    def run(self) -> bytes:
        """The whole file."""
        self._share()
        self._title()
        each = self.job.sheet.count
        for start in range(0, len(self.job.cards), each):
            self._leaf(start // each + 1, self.job.cards[start : start + each])
        paper = self.job.sheet.paper
        self.file.put(
            {
                "Type": Name("Pages"),
                "Kids": self.pages,
                "Count": len(self.pages),
                "MediaBox": (0, 0, paper.width * POINT, paper.height * POINT),
            },
            self.tree,
        )
        return self.file.finish(self._root(), self._info())

    # What all pages share ----------------------------------------------------------------------

    def _share(self) -> None:
        shop, plates = self.job.shop, self.job.plates
        shared: dict[str, Value] = {
            "XObject": self._forms(),
            "Font": {font: embed(self.file, shop, font) for font in Shop.FONTS},
            "ExtGState": {alpha_name(a): {"ca": a, "CA": a} for a in _alphas(plates)},
        }
        self.file.put(shared, self.resources)

    def _forms(self) -> Mapping[str, Ref]:
        """Drawings, faces and the back, each drawn once and set down where it is needed."""
        plates, pen = self.job.plates, self.job.pen
        around = (-150, -150, 150, 150)
        whole = (0, 0, plates.width, plates.height)
        drawn = {d: self._form(pen.marks(lines), around) for d, lines in plates.drawings.items()}
        faces = {f"face-{c.code}": self._form(self._face(c), whole) for c in self.job.cards}
        return {**drawn, **faces, "back": self._form(pen.marks(plates.back), whole)}

    def _face(self, card: Plate) -> str:
        pen = self.job.pen
        return f"{colour(pen.inks[card.ink])}\n{pen.marks(card.marks)}"

    def _form(self, content: str, box: tuple[float, ...]) -> Ref:
        # Round ends and joints, as the page draws them.
        return self.file.stream(
            f"1 J 1 j\n{content}".encode("latin-1"),
            {
                "Type": Name("XObject"),
                "Subtype": Name("Form"),
                "BBox": box,
                "Resources": self.resources,
            },
        )

    # Pages -------------------------------------------------------------------------------------

    def _title(self) -> None:
        self.marks.append((self.job.words["title_mark"], self._page(title_front(self.job))))
        if self.job.wish.backs:
            self._page(title_back(self.job))

    def _leaf(self, number: int, cards: Sequence[Plate]) -> None:
        first, last = self.job.name(cards[0]), self.job.name(cards[-1])
        mark = self.job.words["sheet_mark"].format(n=number, first=first, last=last)
        self.marks.append((mark, self._page(fronts(self.job, cards))))
        if self.job.wish.backs:
            self._page(backs(self.job, len(cards)))

    def _page(self, content: str) -> Ref:
        """A page drawn in millimetres."""
        scaled = f"{numbers(POINT, 0, 0, POINT, 0, 0)} cm\n{content}"
        stream = self.file.stream(scaled.encode("latin-1"), {})
        page = self.file.put(
            {
                "Type": Name("Page"),
                "Parent": self.tree,
                "Resources": self.resources,
                "Contents": stream,
            }
        )
        self.pages.append(page)
        return page

    # The file's own papers ---------------------------------------------------------------------

    def _root(self) -> Ref:
        """Viewers are told to print in true size, and on which edge to turn the sheets."""
        printing: dict[str, Value] = {"PrintScaling": Name("None"), "DisplayDocTitle": True}
        if self.job.wish.backs:
            printing["Duplex"] = Name("DuplexFlipLongEdge")
        return self.file.put(
            {
                "Type": Name("Catalog"),
                "Pages": self.tree,
                "Outlines": self._outline(),
                "Lang": self.job.wish.tongue,
                "ViewerPreferences": printing,
            }
        )

    def _outline(self) -> Ref:
        root = self.file.reserve()
        items = [self.file.reserve() for _ in self.marks]
        for n, (title, page) in enumerate(self.marks):
            item: dict[str, Value] = {"Title": title, "Parent": root}
            item["Dest"] = (page, Name("Fit"))
            item.update({"Prev": items[n - 1]} if n else {})
            item.update({"Next": items[n + 1]} if n + 1 < len(items) else {})
            self.file.put(item, items[n])
        ends: dict[str, Value] = {"First": items[0], "Last": items[-1], "Count": len(items)}
        return self.file.put({"Type": Name("Outlines"), **ends}, root)

    def _info(self) -> Ref:
        subject = self.job.words["pack"].format(cards=len(self.job.cards))
        maker = f"Ridotto {__version__}"
        return self.file.put({"Title": self.job.custom.title, "Subject": subject, "Creator": maker})


def _alphas(plates: Plates) -> list[float]:
    faces = (mark for card in (*plates.cards, *plates.maids) for mark in card.marks)
    lines = [mark for mark in faces if isinstance(mark, Line)]
    lines += [line for drawing in plates.drawings.values() for line in drawing]
    return sorted({line.alpha for line in lines if line.alpha < 1})
