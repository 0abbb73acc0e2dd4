"""The sheet beside a wide table: the mark, the folla, the last trick, everybody's account."""

import textwrap
from collections.abc import Iterator, Mapping
from typing import Final

from rich.text import Text

from ridotto.cards import BACK
from ridotto.cli.canvas import fit
from ridotto.cli.language import signed, to_text
from ridotto.cli.minchiate.card_text import MinchiateCardText
from ridotto.cli.minchiate.event_words_in_play import MARKED
from ridotto.cli.minchiate.mark import mark_counters, mark_words
from ridotto.cli.minchiate.rule_citation import rule_book, source
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.cli.palette import BRONZE, HEADING, PAPER, RULE, SMALL_PRINT
from ridotto.cli.screen import SIDE
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.questions import lacking_one
from ridotto.table import ScoreLine, View
from ridotto.table.sentence import Sentence

INNER: Final = SIDE - 4
LEAST_LINES: Final = 3
MOST_LINES: Final = 14
BESIDES: Final = 17
MOST_REACH: Final = 6
BRIEF: Final[Mapping[str, Sentence | str]] = {
    "declare.mark": say("brief-declared"),
    "deal.scoperta": "scoperta",
}


def side_sheet(card_text: MinchiateCardText, at: EventContext, height: int) -> list[Text]:
    """What matters most comes first; of what was marked the latest lines are shown."""
    room = min(MOST_LINES, max(LEAST_LINES, height - BESIDES))
    return [
        *_mark(at),
        *list(_lines(card_text, at))[-room:],
        _ruler(),
        *_folla(at),
        *_last(card_text, at),
        *_accounts(at),
        *_reach(card_text, at),
    ]


def _ruler() -> Text:
    return Text("─" * INNER, f"{RULE} on {PAPER}")


def _heading(text: str) -> Text:
    return Text(text, HEADING)


def _ends(left: Text, right: str) -> Text:
    """Something at the left edge, a number at the right."""
    return fit(left, INNER - len(right) - 1).append(f" {right}")


def _mark(at: EventContext) -> Iterator[Text]:
    yield _heading(to_text(say("head-mark")))
    yield Text(mark_words(at))
    counters = mark_counters(at)
    if counters:
        yield Text(" ".join(counters), f"bold {BRONZE}")


def _lines(card_text: MinchiateCardText, at: EventContext) -> Iterator[Text]:
    for line in at.table.deal.lines:
        yield _ends(_line(card_text, at, line), _from_here(at, line))


def _line(card_text: MinchiateCardText, at: EventContext, line: ScoreLine) -> Text:
    words = to_text(BRIEF.get(line.rule) or MARKED.get(line.rule) or rule_book().title(line.rule))
    codes = card_text.codes(line.cards)
    text = Text().append_text(codes).append(f" {words}" if len(line.cards) else words)
    where = f" {source(at.table.rules, line.rule)}"
    return text.append(where if text.cell_len + len(where) < INNER - 5 else "", SMALL_PRINT)


def _from_here(at: EventContext, line: ScoreLine) -> str:
    """Ours are counted up, theirs down."""
    me = at.people.me
    ours = me is None or at.table.side(me) == line.side
    return signed(line.points if ours else -line.points)


def _folla(at: EventContext) -> Iterator[Text]:
    if not at.table.deal.announcement:
        return
    yield _heading(to_text(say("head-folla")))
    for line in textwrap.wrap(f"“{at.table.deal.announcement}.”", INNER):
        yield Text(line, "italic")
    yield _ruler()


def _last(card_text: MinchiateCardText, at: EventContext) -> Iterator[Text]:
    if not at.table.deal.tricks:
        return
    trick = at.table.deal.tricks[-1]
    yield _heading(to_text(say("head-last-trick")))
    row = Text()
    for played in trick.plays:
        row.append(f"{at.people.name(played.seat)[0]} ", SMALL_PRINT)
        row.append_text(card_text.codes((played.card,))).append("  ")
    yield row
    yield Text(to_text(say("trick-to", who=at.who(trick.winner))), SMALL_PRINT)
    yield _ruler()


def _reach(card_text: MinchiateCardText, at: EventContext) -> Iterator[Text]:
    """What one more card would bring, the wanted one slanted."""
    me = at.people.me
    found = lacking_one(View(me, at.table))[:MOST_REACH]
    if found and at.table.deal.announcement:
        yield _ruler()
        yield _heading(to_text(say("head-reach")))
        for reach in found:
            yield _ends(
                card_text.codes(PACK.sort(reach.cards), slanted=reach.missing or BACK),
                str(reach.worth),
            )


def _accounts(at: EventContext) -> Iterator[Text]:
    yield _heading("RESTI")
    accounts = at.table.party.accounts
    for pair in ((0, 1), (2, 3)):
        row = Text()
        for seat in pair:
            row.append(f"{at.people.name(seat):<9}{signed(accounts[seat]):>4}    ")
        yield row
