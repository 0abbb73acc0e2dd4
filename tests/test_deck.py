"""The printed packs, read back by a library that had no part in them."""

import io
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from pypdf import PageObject, PdfReader

from ridotto.cards import Pack
from ridotto.cli.app import run
from ridotto.cli.serve_command import installed_page
from ridotto.deck import (
    CUSTOMS,
    PAPERS,
    Paper,
    PrintRequest,
    Shop,
    Size,
    TooLarge,
    lay_out,
    print_pack,
)
from ridotto.games.bieten.pack import WELI_PACK
from ridotto.games.guimbarde.pack import FULL
from ridotto.games.kaiserspiel.pack import PACKS
from ridotto.games.minchiate.pack import PACK as GERMINI
from ridotto.games.taroc.pack import PACK as TAROC
from ridotto.games.tresette.pack import PACK as TRESETTE

CARDS: Final[dict[str, Pack]] = {
    "minchiate": GERMINI,
    "taroc": TAROC,
    "tresette": TRESETTE,
    "tresette-latin": TRESETTE,
    "kaiserspiel": PACKS[36],
    "guimbarde": FULL,
    "bieten": WELI_PACK,
}

SHEETS: Final = {
    # Cards, and sheets by hand: what fits on 198 by 285 mm (A4) and on 203.9 by 267.4 (Letter).
    "minchiate": (97, 10, 13),  # 57 x 95 lying: 2 by 5, 2 by 4
    "taroc": (78, 13, 13),  # 65 x 104: 3 by 2 on both
    "tresette": (40, 4, 5),  # 57 x 90 lying: 2 by 5, 2 by 4
    "tresette-latin": (40, 4, 4),  # 52 x 83 lying: 2 by 5 on both
    "kaiserspiel": (36, 4, 5),
    "guimbarde": (52, 6, 7),
    "bieten": (33, 4, 5),  # 59 x 91: 3 by 3 standing, 2 by 4 lying
}

SIZES: Final = {
    "minchiate": (57, 95),
    "taroc": (65, 104),
    "tresette": (57, 90),
    "tresette-latin": (52, 83),
    "kaiserspiel": (57, 90),
    "guimbarde": (57, 90),
    "bieten": (59, 91),
}

POINT: Final = 72 / 25.4
NUMBERS: Final = r"((?:-?[\d.]+ ){6})"
SET: Final = re.compile(NUMBERS + r"cm /(face-\w+|back) Do")

each_pack = pytest.mark.parametrize("pack", CARDS)
each_paper = pytest.mark.parametrize("paper", PAPERS)


@pytest.fixture(scope="module")
def shop() -> Shop:
    """The plates of the built page; make test builds it first."""
    page = installed_page()
    assert page, "build the page first: make page"
    return Shop(page / "plates")


@cache
def printed(shop: Shop, wish: PrintRequest) -> PdfReader:
    """A printing, read back."""
    return PdfReader(io.BytesIO(print_pack(shop, wish)), strict=True)


def drawn(page: PageObject) -> str:
    """What a page draws."""
    content = page.get_contents()
    assert content is not None
    return content.get_data().decode("latin-1")


def set_down(page: PageObject) -> list[tuple[str, tuple[float, ...]]]:
    """Which face or back lies where: its matrix, in millimetres."""
    found = SET.findall(drawn(page))
    return [(name, tuple(map(float, matrix.split()))) for matrix, name in found]


def corners(matrix: tuple[float, ...]) -> set[tuple[float, float]]:
    """Where the four corners of a face of 100 by 160 come to lie."""
    a, b, c, d, e, f = matrix
    points = ((0, 0), (100, 0), (0, 160), (100, 160))
    return {(round(a * x + c * y + e, 2), round(b * x + d * y + f, 2)) for x, y in points}


def middle(matrix: tuple[float, ...]) -> tuple[float, float]:
    """Where the middle of a face comes to lie."""
    a, b, c, d, e, f = matrix
    return round(a * 50 + c * 80 + e, 2), round(b * 50 + d * 80 + f, 2)


def head(matrix: tuple[float, ...]) -> tuple[int, int]:
    """Which way the top of a face points, across and up."""
    _, _, c, d, _, _ = matrix
    return round(-c / max(abs(c), abs(d))), round(-d / max(abs(c), abs(d)))


# Every card once ---------------------------------------------------------------------------------


def test_all_packs_are_here() -> None:
    assert list(CUSTOMS) == list(CARDS)
    assert {pack: custom.size for pack, custom in CUSTOMS.items()} == SIZES


@each_paper
@each_pack
def test_every_card_is_there_once(shop: Shop, pack: str, paper: str) -> None:
    reader = printed(shop, PrintRequest(pack, paper))
    names = [name for page in reader.pages for name, _ in set_down(page)]
    faces = Counter(name.removeprefix("face-") for name in names if name != "back")
    assert faces == Counter(CARDS[pack].cards)
    # One more back is the vignette of the title.
    assert names.count("back") == len(CARDS[pack]) + 1


@each_pack
def test_every_face_says_its_name(shop: Shop, pack: str) -> None:
    """To whoever cannot see it: in their tongue, and for the Italian pack as the book has it."""
    reader = printed(shop, PrintRequest(pack, tongue="it"))
    told = [name for page in reader.pages for name in _spoken(page)]
    assert len(told) == len(set(told)) == SHEETS[pack][0]
    if pack == "minchiate":
        # As the engine calls them, which has the names from the book.
        kings = {GERMINI.names[GERMINI.card(f"{suit}R")] for suit in "cdsb"}
        assert {*kings, "Sole di Campagna", "Matto", "40, Tromba"} <= set(told)


def _spoken(page: PageObject) -> list[str]:
    found = re.findall(r"/ActualText <FEFF(\w+)>", drawn(page))
    return [bytes.fromhex(text).decode("utf-16-be") for text in found]


@each_pack
def test_faces_differ_in_what_they_draw(shop: Shop, pack: str) -> None:
    reader = printed(shop, PrintRequest(pack))
    forms = _resources(reader)["/XObject"]
    faces = [forms[name].get_object().get_data() for name in forms if name.startswith("/face-")]
    assert len(set(faces)) == SHEETS[pack][0]


def _resources(reader: PdfReader) -> Any:
    return reader.pages[0]["/Resources"].get_object()  # type: ignore[no-untyped-call, unused-ignore]


# Size and place ----------------------------------------------------------------------------------


@each_paper
@each_pack
def test_pages_are_as_many_and_as_large(shop: Shop, pack: str, paper: str) -> None:
    """A title of two pages, and two for every sheet."""
    reader = printed(shop, PrintRequest(pack, paper))
    cards, *sheets = SHEETS[pack]
    assert len(CARDS[pack]) == cards
    assert len(reader.pages) == 2 + 2 * sheets[list(PAPERS).index(paper)]
    wide, high = {"a4": (210, 297), "letter": (215.9, 279.4)}[paper]
    for page in reader.pages:
        assert float(page.mediabox.width) == pytest.approx(wide * POINT, abs=0.01)
        assert float(page.mediabox.height) == pytest.approx(high * POINT, abs=0.01)


@each_pack
def test_cards_have_the_right_size_and_do_not_overlap(shop: Shop, pack: str) -> None:
    """The page is drawn in millimetres. Neighbours stand one card's width and height apart."""
    reader = printed(shop, PrintRequest(pack))
    width, height = SIZES[pack]
    for page in reader.pages[2::2]:
        assert drawn(page).startswith("2.8346 0 0 2.8346 0 0 cm")
        laid = [matrix for _, matrix in set_down(page)]
        for matrix in laid:
            scale = max(map(abs, matrix[:4]))
            # As large as the card allows, and never larger.
            assert scale == pytest.approx(min(width / 100, height / 160), abs=1e-3)
        lying = laid[0][0] == 0
        across, along = (height, width) if lying else (width, height)
        _are_a_grid([middle(matrix) for matrix in laid], across, along)


def _are_a_grid(middles: list[tuple[float, float]], across: float, along: float) -> None:
    columns, rows = (sorted({point[n] for point in middles}) for n in (0, 1))
    assert len(set(middles)) == len(middles)
    for places, step in ((columns, across), (rows, along)):
        gaps = {round(b - a, 1) for a, b in pairwise(places)}
        assert gaps <= {float(step)}


@each_paper
@each_pack
def test_cards_keep_clear_of_the_edge(shop: Shop, pack: str, paper: str) -> None:
    wide, high = {"a4": (210, 297), "letter": (215.9, 279.4)}[paper]
    for page in printed(shop, PrintRequest(pack, paper)).pages[2:]:
        for x, y in (corner for _, matrix in set_down(page) for corner in corners(matrix)):
            assert 6 <= x <= wide - 6
            assert 6 <= y <= high - 6


@each_paper
@each_pack
def test_every_back_lies_behind_its_face(shop: Shop, pack: str, paper: str) -> None:
    """Turned on the long edge, left becomes right and nothing else changes."""
    reader = printed(shop, PrintRequest(pack, paper))
    wide = {"a4": 210, "letter": 215.9}[paper]
    for front, back in zip(reader.pages[2::2], reader.pages[3::2], strict=True):
        seen = {(tuple(sorted(corners(m))), head(m)) for _, m in set_down(front)}
        turned = {
            (
                tuple(sorted((round(wide - x, 2), y) for x, y in corners(m))),
                (-head(m)[0], head(m)[1]),
            )
            for _, m in set_down(back)
        }
        assert _near(seen, turned)


def _near(one: set[Any], other: set[Any]) -> bool:
    """Equal up to a rounding of a hundredth of a millimetre."""

    def flat(places: set[Any]) -> list[list[float]]:
        return sorted([*(n for point in box for n in point), *way] for box, way in sorted(places))

    pairs = zip(flat(one), flat(other), strict=True)
    return all(a == pytest.approx(b, abs=0.05) for a, b in pairs)


# What else is in it ------------------------------------------------------------------------------


def test_the_same_wish_gives_the_same_bytes(shop: Shop) -> None:
    wish = PrintRequest("bieten", tongue="de")
    assert print_pack(shop, wish) == print_pack(shop, wish)


@pytest.mark.parametrize("tongue", ["en", "de", "it"])
@pytest.mark.parametrize("pack", ["minchiate", "taroc"])
def test_the_title_keeps_above_its_crosses(shop: Shop, pack: str, tongue: str) -> None:
    """Those with most to say, on the shorter paper: the crosses stand up to 18 mm from the edge."""
    title = drawn(printed(shop, PrintRequest(pack, "letter", tongue)).pages[0])
    lines = [float(y) for y in re.findall(r"1 0 0 1 [\d.]+ ([\d.]+) Tm", title)]
    assert len(lines) > 12
    assert min(lines) > 18


@each_pack
@pytest.mark.parametrize("tongue", ["en", "de", "it"])
def test_the_title_tells_how_and_thanks(shop: Shop, pack: str, tongue: str) -> None:
    title = " ".join(
        printed(shop, PrintRequest(pack, tongue=tongue)).pages[0].extract_text().split()
    )
    cards, sheets, _ = SHEETS[pack]
    width, height = SIZES[pack]
    for part in (CUSTOMS[pack].title, f"{cards}", f"{sheets} ", f"{width} × {height} mm", "100 %"):
        assert part in title, title
    assert ("CC BY 3.0" in title) == (pack in ("minchiate", "taroc"))
    assert "Open Font License" in title


def test_the_file_asks_for_true_size_and_the_long_edge(shop: Shop) -> None:
    root = printed(shop, PrintRequest("taroc")).root_object
    wishes: Any = root["/ViewerPreferences"]
    assert (wishes["/PrintScaling"], wishes["/Duplex"]) == ("/None", "/DuplexFlipLongEdge")


def test_all_type_is_in_the_file(shop: Shop) -> None:
    fonts = _resources(printed(shop, PrintRequest("taroc")))["/Font"]
    assert len(fonts) == 4
    for font in fonts.values():
        file = font.get_object()["/FontDescriptor"].get_object()["/FontFile2"].get_object()
        assert file.get_data()[:4] == b"\x00\x01\x00\x00"


def test_every_sheet_has_a_bookmark(shop: Shop) -> None:
    marks: Any = printed(shop, PrintRequest("bieten", tongue="de")).outline
    assert [mark.title for mark in marks][:2] == ["Titel", "Bogen 1: Herz-Ass bis Laub-Ass"]
    assert len(marks) == 5


def test_without_backs_half_the_pages(shop: Shop) -> None:
    reader = printed(shop, PrintRequest("taroc", backs=False))
    assert len(reader.pages) == 14
    wishes: Any = reader.root_object["/ViewerPreferences"]
    assert "/Duplex" not in wishes


def inks_of(shop: Shop, wish: PrintRequest, card: str) -> bytes:
    """What a face draws, by this wish."""
    forms = _resources(printed(shop, wish))["/XObject"]
    data: bytes = forms[f"/face-{card}"].get_object().get_data()
    return data


def test_four_colours_are_four(shop: Shop) -> None:
    def first(wish: PrintRequest) -> list[bytes]:
        return [inks_of(shop, wish, f"{suit}7").splitlines()[1] for suit in "shdc"]

    assert len(set(first(PrintRequest("guimbarde")))) == 2
    assert len(set(first(PrintRequest("guimbarde", four_colours=True)))) == 4


def test_white_leaves_the_paper_alone(shop: Shop) -> None:
    toned = drawn(printed(shop, PrintRequest("tresette")).pages[2])
    white = drawn(printed(shop, PrintRequest("tresette", white=True)).pages[2])
    assert toned.count(" re f") == 20
    assert white.count(" re f") == 0


def test_the_maids_are_those_of_the_book(shop: Shop) -> None:
    plain, maid = PrintRequest("minchiate"), PrintRequest("minchiate", maids=frozenset({"cF"}))
    assert inks_of(shop, plain, "cF") != inks_of(shop, maid, "cF")
    assert inks_of(shop, plain, "dF") == inks_of(shop, maid, "dF")
    assert "Fantina di Coppe" in _spoken(
        printed(shop, PrintRequest("minchiate", tongue="it", maids=frozenset({"cF"}))).pages[2]
    )


def test_a_card_of_any_size_fits_or_is_refused() -> None:
    poker = lay_out(PAPERS["a4"], Size(63, 88))
    assert (poker.columns, poker.rows, poker.sideways) == (3, 3, False)
    with pytest.raises(TooLarge, match="does not fit on a stamp"):
        lay_out(Paper("a stamp", 20, 30), Size(57, 90))


# The command -----------------------------------------------------------------------------------


def test_the_command_writes_the_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "minchiate.pdf"
    assert run(["deck", "minchiate", "--pdf", str(file), "--rules", "firenze-2008"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "97 cards of 57 × 95 mm on 10 sheets of A4" in out
    reader = PdfReader(file, strict=True)
    assert len(reader.pages) == 22
    told = [name for page in reader.pages for name in _spoken(page)]
    assert sum("Maid" in name for name in told) == 2


def test_the_command_names_the_packs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deck"]) == 0
    out = capsys.readouterr().out
    assert [pack for pack in CARDS if f"  {pack} " not in out] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", "--pdf", "x.pdf"], "no pack 'chess' here; there are: minchiate"),
        (["taroc"], "--pdf taroc.pdf"),
        (["taroc", "--pdf", "x.pdf", "--paper", "a3"], "there are: a4, letter"),
        (["taroc", "--pdf", "x.pdf", "--tongue", "fr"], "there are: en, de, it"),
        (["taroc", "--pdf", "x.pdf", "--size", "large"], "63x88"),
        (["taroc", "--pdf", "x.pdf", "--size", "5x5"], "20 to 150 mm"),
        (["taroc", "--pdf", "nowhere/x.pdf"], "cannot write nowhere/x.pdf: there is no such file"),
    ],
)
def test_the_command_says_what_is_wrong(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deck", *words]) == 2
    assert said in capsys.readouterr().err


def test_without_a_page_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("ridotto.cli.deck_command.installed_page", lambda: None)
    monkeypatch.chdir(tmp_path)
    assert run(["deck", "taroc", "--pdf", "x.pdf"]) == 2
    assert "make page" in capsys.readouterr().err
