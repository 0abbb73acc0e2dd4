"""What is written about the count: every field and every code is told."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ridotto import counting
from ridotto.cli.counting.evening_actions import ACTIONS
from ridotto.counting.deal_sheet import Places, Sheet
from ridotto.counting.evening_count import CountProblem, Reckoning
from ridotto.counting.evening_file import EveningFile, KeptDeal
from ridotto.counting.registry import AnyEvening
from ridotto.games import GAMES

# What is written about it -----------------------------------------------------------------------

PAGE = (Path(__file__).parents[1] / "docs" / "count.md").read_text("utf-8")


def test_every_code_is_told_and_every_one_told_exists() -> None:
    sources = Path(counting.__file__).parent.rglob("*.py")
    text = "\n".join(source.read_text("utf-8") for source in sources)
    codes = set(re.findall(r'EntryError\(\s*"([a-z-]+)"', text))
    rows = PAGE.partition("| code | what is wrong |")[2].partition("\n\n")[0].splitlines()
    told = {
        code for row in rows if row.startswith("| `") for code in CODE.findall(row.split("|")[1])
    }
    assert {"folla", "who-first", "twice"} <= codes
    assert told == codes


CODE = re.compile(r"`([^`]+)`")


@pytest.mark.parametrize("kind", get_args(AnyEvening), ids=lambda kind: str(kind.__name__))
def test_every_field_of_an_entry_is_told(kind: type[msgspec.Struct]) -> None:
    title = GAMES[str(kind.__struct_config__.tag)].title
    told = PAGE.partition(f"### {title}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    entry = get_args(get_args(fields["deals"])[0])[0]
    wanted = [*fields["opening"].__struct_fields__, *entry.__struct_fields__]
    missing = [name for name in wanted if name != "faults" and name not in set(CODE.findall(told))]
    assert missing == []


@pytest.mark.parametrize("kind", [Reckoning, Sheet, CountProblem, Places])
def test_every_field_of_the_answer_is_told(kind: type[msgspec.Struct]) -> None:
    told = set(CODE.findall(PAGE.partition("## The answer")[2]))
    assert [name for name in kind.__struct_fields__ if name not in told] == []


@pytest.mark.parametrize("kind", [EveningFile, KeptDeal])
def test_every_field_of_the_file_is_told(kind: type[msgspec.Struct]) -> None:
    told = set(CODE.findall(PAGE.partition("## The file of an evening")[2]))
    assert [name for name in kind.__struct_fields__ if name not in told] == []


def test_every_action_of_an_evening_is_told() -> None:
    rows = PAGE.partition("| action | what it does |")[2].partition("\n\n")[0]
    told = {code.split()[0] for code in CODE.findall(rows)}
    assert {"new", *ACTIONS} <= told
