"""``ridotto evening``: kept in the page's file, added to, put right, shown and settled."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from ridotto.cli.app import run
from ridotto.counting.evening_file import EveningFile, read_evening, write_evening
from tests import count_hands as hands

Said = tuple[int, str, str]
Evening = Callable[..., Said]

NAMES: Final = "Anna,Carla,Berta,Dora"
"""In the order of the draw: the first two are partners, Berta sits at Anna's right."""

FIRST, SECOND = (" ".join(pile) for pile in hands.dresden_1())
EXAMPLE_1: Final = (
    *("--first", FIRST, "--second", SECOND, "--ultima", "Anna", "--mark", "Berta+Dora 34"),
)


@pytest.fixture
def evening(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Evening:
    """Do something with the evening in ``e.json``, with these lines typed in."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)

    def done(*words: str, typed: tuple[str, ...] = ()) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = run(["evening", "e.json", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return done


def rows(text: str) -> list[str]:
    """The lines, with single spaces."""
    return [" ".join(row.split()) for row in text.splitlines()]


def good(said: Said) -> list[str]:
    """What was said; nothing was wrong."""
    code, out, err = said
    assert (code, err) == (0, "")
    return rows(out)


def begin(evening: Evening) -> None:
    good(evening("new", "minchiate", "--names", NAMES))


def test_an_evening_of_two_deals(evening: Evening) -> None:
    """Example 1 twice: Anna and Carla lose two resti each time, 98 to 181."""
    begin(evening)
    told = good(evening("add", *EXAMPLE_1))
    assert "Deal 1: Anna deals. First side: Anna+Carla; second side: Berta+Dora." in told
    assert "Difference 83: 2 resti to Berta+Dora." in told
    assert "Next deal: Berta deals. First side: Anna+Carla; second side: Berta+Dora." in told
    good(evening("add", *EXAMPLE_1))
    told = good(evening("show"))
    assert "Deal 2 −2 −2 +2 +2" in told
    assert "Total −4 −4 +4 +4" in told


def test_a_giro_broken_off_is_settled(evening: Evening) -> None:
    """Berta, Carla and Dora still had to deal: each is paid two resti by the enemy pair (Dr. 9).

    Anna pays Berta and Dora one each, Carla too and is paid two: -4, -2, 3, 3 with the deal's.
    """
    begin(evening)
    good(evening("add", *EXAMPLE_1))
    told = good(evening("settle"))
    assert "Total −2 0 +1 +1" in told
    gives = [row for row in told if " gives " in row]
    owed = {"Anna": 4, "Carla": 2, "Berta": -3, "Dora": -3}
    for payer, _, payee, amount, _ in (row.split() for row in gives):
        owed[payer] -= int(amount)
        owed[payee] += int(amount)
    assert set(owed.values()) == {0}
    assert len(gives) == 3


def test_twelve_deals_are_three_giri(evening: Evening) -> None:
    """Anna is always of the first side and loses 24; each other loses with her 4 times, wins 8."""
    begin(evening)
    for deal in range(12):
        # The first side is the first dealer's in every giro, and so the ultima Anna's.
        mark = ("--mark", "second 34")
        told = good(evening("add", *EXAMPLE_1[:6], *mark))
        assert f"Deal {deal + 1}" in " ".join(told)
    told = good(evening("settle"))
    assert "Total −24 +8 +8 +8" in told
    assert {"Anna gives Carla 8 resti.", "Anna gives Berta 8 resti."} <= set(told)
    assert "The agreed deals are played." in " ".join(good(evening("show")))
    code, _, err = evening("add", *EXAMPLE_1)
    assert (code, "for another one draws anew" in err) == (2, True)


def test_a_deal_is_put_right_and_struck_out(evening: Evening) -> None:
    """Two cards wrong: B and D mark 30 more, 64: a resto on the way, and 151 to 98, one resto."""
    begin(evening)
    good(evening("add", *EXAMPLE_1))
    told = good(evening("change", "1", "--faults", "misdeal Anna 2"))
    assert "Total 98 151" in told
    assert "Total 98 181" in good(evening("change", "1", "--faults", "none"))
    assert "Total 98 181" in good(evening("show", "1"))
    assert "Deal 1 is struck out." in good(evening("strike", "1"))
    assert "Nobody owes anybody anything." in good(evening("settle"))
    assert json.loads(Path("e.json").read_text("utf-8"))["deals"] == []


def test_what_is_wrong_is_not_kept(evening: Evening) -> None:
    begin(evening)
    good(evening("add", *EXAMPLE_1))
    before = Path("e.json").read_bytes()
    cases: list[tuple[tuple[str, ...], str]] = [
        (("add", "--first", "c2", "--ultima", "Anna"), "--second: name two of the three heaps"),
        (("add", "--first", "x9"), "--first: 'x9'"),
        (("add", "--frist", "c2"), "--frist"),
        (("change", "1", "--mark", "first 70"), "--mark: a mark is 0 to 59"),
        (("change", "1"), "say what of deal 1 is otherwise, by flags: --first"),
        (("change", "2", "--ultima", "Anna"), "by its number, 1 to 1"),
        (("strike",), "by its number, 1 to 1"),
        (("show", "0"), "by its number, 1 to 1"),
        (("dance",), "'dance' is nothing to do with an evening; there are: add"),
        (("new", "minchiate"), "e.json exists already"),
        (("new",), "new wants the game's name; there are: minchiate"),
        (("new", "chess"), "there is no game 'chess' here"),
    ]
    for words, named in cases:
        code, out, err = evening(*words)
        assert (code, out) == (2, ""), words
        assert named in err, words
        assert err.count("\n") == 1
    assert Path("e.json").read_bytes() == before


def test_a_file_that_is_no_evening(evening: Evening) -> None:
    kept = EveningFile(game="bieten")
    cases: list[tuple[bytes, str]] = [
        (b"{", "e.json: it is no evening"),
        (b'{"version": 2, "game": "bieten"}', "Invalid enum value 2"),
        (write_evening(msgspec.structs.replace(kept, game="whist")), "its game is 'whist'"),
        (write_evening(msgspec.structs.replace(kept, names=("x" * 61,))), "60 letters"),
        (write_evening(msgspec.structs.replace(kept, opening={"dealer": "B"})), "dealer"),
        (write_evening(msgspec.structs.replace(kept, rules="rome-1773")), "no book 'rome-1773'"),
    ]
    for body, named in cases:
        Path("e.json").write_bytes(body)
        code, _, err = evening("show")
        assert code == 2
        assert named in err
    assert "ridotto evening f.json new GAME begins one" in _missing(evening)


def _missing(evening: Evening) -> str:
    Path("e.json").unlink()
    return evening("show")[2].replace("e.json", "f.json")


def page_file(**more: Any) -> dict[str, Any]:
    """An evening as the page writes it (``web/src/count/share.ts``)."""
    blank: dict[str, Any] = {"opening": {}, "deals": [], "draft": {}, "editing": ""}
    return {
        "version": 1,
        "id": "k3x9",
        "game": "tresette",
        "at": 1794799575854,
        "names": ["Anna", "", "Ça va", "Δ"],
        "rules": "",
        "options": {},
        **blank,
        **more,
    }


def test_the_pages_file_goes_in_and_comes_out(evening: Evening) -> None:
    """Who has no name has a letter. What the terminal does not know of it keeps."""
    deal = {"key": "k1", "entry": {"last": 1, "piles": [["h3", "h2", "hA"], None]}}
    whole = page_file(deals=[deal], draft={"last": 0}, editing="k1")
    Path("e.json").write_text(json.dumps(whole), "utf-8")
    told = good(evening("add", "--piles", "Anna s h", "--last", "B"))
    # Five and six: 10 figures and two aces; the last trick is the others'.
    assert "Deal 2: B deals. First side: Anna+Ça va; second side: B+Δ." in told
    assert "Total 5 6" in told
    kept = json.loads(Path("e.json").read_text("utf-8"))
    assert {**kept, "deals": kept["deals"][:1]} == whole
    assert kept["deals"][1]["entry"]["last"] == 1
    assert kept["deals"][1]["key"] not in ("", "k1")


def test_cards_not_drawn_yet_are_no_hindrance(evening: Evening) -> None:
    """The page keeps a draw half done; until all have drawn the ranking holds."""
    opening = {"drawn": ["c7", "30", "", ""]}
    Path("e.json").write_text(json.dumps(page_file(game="minchiate", opening=opening)), "utf-8")
    assert "Next deal: Anna deals." in " ".join(good(evening("show")))


def test_partners_drawn_anew(evening: Evening) -> None:
    """After each Partie, as agreed: the next deal says who sits where, the dealer first.

    B A C D: then C sits opposite B, and A plays with D.
    """
    option = ("--option", "redraw_partners_every=1")
    good(evening("new", "tresette", "--dealer", "D", *option))
    great = ("--great", "A stramazette", "--piles", "B hK dJ")
    told = good(evening("add", *great))
    assert "Total +3 −3 +3 −3" in told
    # A's side has all of spades and hearts: whoever is his partner now.
    again = ("--piles", "A s h", "--last", "A")
    code, _, err = evening("add", *again)
    assert (code, "--order: partners are drawn anew" in err) == (2, True)
    told = good(evening("add", "--order", "B A C D", *again))
    assert "Deal 2: B deals. First side: B+C; second side: A+D." in told
    assert "Total 5 6" in told
    Path("e.json").write_bytes(_without_last(Path("e.json").read_bytes()))
    told = good(evening("add", typed=("B A C D", "", "A s h", "A", "", "")))
    assert "Total 5 6" in told


def _without_last(body: bytes) -> bytes:
    kept = read_evening(body)
    return write_evening(msgspec.structs.replace(kept, deals=kept.deals[:-1]))


def test_for_programs(evening: Evening) -> None:
    begin(evening)
    good(evening("add", *EXAMPLE_1))
    code, out, _ = evening("--json")
    told = json.loads(out)
    assert (code, told["accounts"]) == (0, [-2, -2, 2, 2])
    assert told["rising"]["accounts"] == [-4, -2, 3, 3]


def test_a_session_at_the_keyboard(evening: Evening) -> None:
    """Begun by questions, a deal added by questions, shown, settled, left.

    The deal is the first of Bieten's practical example: 1, 3, 5.
    """
    typed = (
        *("chess", "bieten", "", "players=3 target=7", "Ada, Bea, Cyr", "Ada", ""),
        *("add", "held", "groschen-held", "", "", "held Bea"),
        *("Ada lK sK hU, Bea eK e9 e8, Cyr lA hO s10", "", "show", "dance", "add --zz"),
        *("add", "quit", "settle", "quit"),
    )
    told = good(evening(typed=typed))
    assert "there is no game 'chess' here; there are: minchiate, taroc" in " ".join(told)
    assert "Total 1 3 5" in told
    assert "Column of Cyr: 5." in told
    assert "'dance' is nothing to do with an evening" in " ".join(told)
    assert "there is no --zz here" in " ".join(told)
    assert "That deal is not entered." in told
    assert "Nobody owes anybody anything." in told
    assert told[-1] == "Kept in e.json."
    assert len(read_evening(Path("e.json").read_bytes()).deals) == 1
    # It goes on where it was left.
    assert "Column of Bea: 3." in good(evening(typed=("quit",)))
