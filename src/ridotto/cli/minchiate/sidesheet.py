"""The sheet beside a wide table: the mark, the folla, the last trick, everybody's account."""

import textwrap
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ridotto.cli.minchiate.canvas import fit
from ridotto.cli.minchiate.citing import source
from ridotto.cli.minchiate.during import MARK_WORDS
from ridotto.cli.minchiate.inks import Inks
from ridotto.cli.minchiate.mark import mark_counters, mark_words, signed
from ridotto.cli.minchiate.reach import within_reach
from ridotto.cli.minchiate.scene import Scene
from ridotto.cli.palette import BRONZE, ON_PAPER, OXBLOOD, PAPER, RULE, SMALL_PRINT
from ridotto.games.minchiate.rules import RULE_BOOK
from ridotto.table import ScoreLine

WIDTH: Final = 38
INNER: Final = WIDTH - 4
BRIEF: Final = {"declare.mark": "declared", "deal.scoperta": "scoperta"}
HEADING: Final = f"bold {OXBLOOD} on {PAPER}"


def side_sheet(inks: Inks, at: Scene, height: int) -> list[Text]:
    """A sheet of exactly this height; of what was marked the latest lines are shown."""
    below = [*_folla(at), *_last(inks, at), *_accounts(at)]
    lines = list(_lines(inks, at))
    head = list(_mark(at))
    room = max(0, height - len(head) - len(below) - 1)
    rows = [*head, *(lines[-room:] if room else ()), _ruler(), *below]
    rows += _reach(inks, at, height - len(rows))
    rows += [Text()] * (height - len(rows))
    return [fit(Text("  ").append_text(row), WIDTH, ON_PAPER) for row in rows[:height]]


def _ruler() -> Text:
    return Text("─" * INNER, f"{RULE} on {PAPER}")


def _heading(text: str) -> Text:
    return Text(text, HEADING)


def _ends(left: Text, right: str) -> Text:
    """Something at the left edge, a number at the right."""
    return fit(left, INNER - len(right) - 1).append(f" {right}")


def _mark(at: Scene) -> Iterator[Text]:
    yield _heading("THE MARK")
    yield Text(mark_words(at))
    counters = mark_counters(at)
    if counters:
        yield Text(" ".join(counters), f"bold {BRONZE}")


def _lines(inks: Inks, at: Scene) -> Iterator[Text]:
    for line in at.table.deal.lines:
        yield _ends(_line(inks, at, line), _from_here(at, line))


def _line(inks: Inks, at: Scene, line: ScoreLine) -> Text:
    words = BRIEF.get(line.rule) or MARK_WORDS.get(line.rule) or RULE_BOOK.title(line.rule)
    codes = inks.codes(line.cards)
    text = Text().append_text(codes).append(f" {words}" if len(line.cards) else words)
    where = f" {source(at.table.rules, line.rule)}"
    return text.append(where if text.cell_len + len(where) < INNER - 5 else "", SMALL_PRINT)


def _from_here(at: Scene, line: ScoreLine) -> str:
    """Ours are counted up, theirs down."""
    me = at.people.me
    ours = me is None or at.table.side(me) == line.side
    return signed(line.points if ours else -line.points)


def _folla(at: Scene) -> Iterator[Text]:
    if not at.table.deal.announcement:
        return
    yield _heading("THE FOLLA")
    for line in textwrap.wrap(f"“{at.table.deal.announcement}.”", INNER):
        yield Text(line, "italic")
    yield _ruler()


def _last(inks: Inks, at: Scene) -> Iterator[Text]:
    if not at.table.deal.tricks:
        return
    trick = at.table.deal.tricks[-1]
    yield _heading("THE LAST TRICK")
    row = Text()
    for played in trick.plays:
        row.append(f"{at.people.name(played.seat)[0]} ", SMALL_PRINT)
        row.append_text(inks.codes((played.card,))).append("  ")
    yield row
    yield Text(f"to {at.people.object(trick.winner)}", SMALL_PRINT)
    yield _ruler()


def _reach(inks: Inks, at: Scene, room: int) -> list[Text]:
    """Where the sheet has room left: what one more card would bring, the wanted one slanted."""
    me = at.people.me
    if me is None or room < 4 or not any(at.table.deal.hands):
        return []
    rows = [_ruler(), _heading("WITHIN REACH")]
    found = within_reach(at.table, me)[: room - len(rows)]
    rows += [_ends(inks.codes(r.cards, slanted=r.wanted), str(r.points)) for r in found]
    return rows if found else []


def _accounts(at: Scene) -> Iterator[Text]:
    yield _heading("RESTI")
    accounts = at.table.party.accounts
    for pair in ((0, 1), (2, 3)):
        row = Text()
        for seat in pair:
            row.append(f"{at.people.name(seat):<9}{signed(accounts[seat]):>4}    ")
        yield row
