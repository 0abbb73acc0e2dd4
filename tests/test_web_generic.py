"""Nothing generic in the page knows a game: what a game brings lies in its own folder."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ridotto.games import GAMES
from ridotto.table import Action, acts, tag_of

SOURCE: Final = Path(__file__).parents[1] / "web/src"
BUILD: Final = Path(__file__).parents[1] / "web"
GENERATED: Final = {"lib/wire.ts", "cards/packs.json"}
"""Written by scripts/types and scripts/packs from all games."""
NAMED: Final = re.compile("|".join(GAMES), re.IGNORECASE)


def is_act(thing: object) -> bool:
    """Is it an act that somebody does?"""
    return isinstance(thing, type) and issubclass(thing, Action) and thing is not Action


KINDS: Final = Counter(
    kind for game in GAMES.values() for kind in {*game.action_kinds, *game.event_kinds}
)
"""What acts and events are called on the wire, and how many games have each."""
SHARED: Final = {tag_of(act) for act in vars(acts).values() if is_act(act)}
"""The acts that any game with a pack may have, one from elsewhere, too."""
OWN: Final = "|".join(
    re.escape(kind) for kind, games in KINDS.items() if games == 1 and kind not in SHARED
)
LITERAL: Final = re.compile(rf"""(?<!class=)(?<!\bsay\()(?<!\bt\()(['"`])({OWN})\1""")
"""A string that is such a name of one game only; neither a style, nor a key of the page's words."""
WORDS: Final = re.compile(rf"'(?:do|tell|kind)\.({OWN})(?:\.you)?'")
"""The key of the words for such an act or event."""
MEANT_OTHERWISE: Final = {
    ("build/plates.ts", "warn"): "how much the bundler says",
    ("src/review/Questions.svelte", "done"): "a hint: what was done",
    ("src/review/questions.ts", "done"): "a hint: what was done",
    ("src/review/words.en.ts", "done"): "the English word",
    ("src/table/Patience.svelte", "warn"): "a command of the house, at the table of any game",
    ("src/table/stories.ts", "paid"): "what a sentence calls the sums paid",
    ("src/i18n/en.told.ts", "party-ended"): "the game in tests/seventh_game has it, too",
    ("src/i18n/de.told.ts", "party-ended"): "the game in tests/seventh_game has it, too",
    ("src/i18n/it.told.ts", "party-ended"): "the game in tests/seventh_game has it, too",
}
"""Such strings by file that mean something else, and what."""


def generic_files() -> list[Path]:
    """Everything the page is made of, but the games' folders, generated files and tests."""
    kinds = ("*.ts", "*.svelte", "*.json", "*.css")
    files = [path for kind in kinds for path in SOURCE.rglob(kind)]
    files += [*BUILD.glob("build/*.ts"), BUILD / "vite.config.ts", BUILD / "index.html"]
    own = tuple(SOURCE / "games" / game for game in GAMES)
    return [
        path
        for path in files
        if not any(path.is_relative_to(folder) for folder in own)
        and str(path).removeprefix(f"{SOURCE}/") not in GENERATED
        and not path.name.endswith(".test.ts")
    ]


def test_no_generic_file_names_a_game() -> None:
    """No comparison, no list, no word."""
    found = [
        f"{path.relative_to(BUILD)}:{number}: {line.strip()}"
        for path in generic_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert found == []


def own_kinds() -> Iterator[tuple[str, str, str]]:
    """Where generic code has the name of an act or event that only one game has."""
    for path in generic_files():
        if path.suffix not in {".ts", ".svelte"}:
            continue
        name = str(path.relative_to(BUILD))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for found in (*LITERAL.finditer(line), *WORDS.finditer(line)):
                yield name, found[found.lastindex or 0], f"{number}: {line.strip()}"


def test_no_generic_file_knows_an_act_or_event_of_one_game() -> None:
    """Whoever adds a game touches no list of acts: the game's own parts say how they are done."""
    found = list(own_kinds())
    known = {(name, kind) for name, kind, _ in found}
    assert [one for one in found if one[:2] not in MEANT_OTHERWISE] == []
    assert set(MEANT_OTHERWISE) - known == set(), "excuses that nobody needs"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("if (action.type === 'baptise') return 'W';", "baptise"),
        ("const SILENT = new Set(['shuffle', 'looked']);", "looked"),
        ("  'tell.claim.you': 'You claim the rest.',", "claim"),
        ("const type = `play-fallen`;", "play-fallen"),
    ],
)
def test_such_a_name_is_found(line: str, kind: str) -> None:
    """In whatever quotes, among others, and in the key of words."""
    found = [one[one.lastindex or 0] for one in (*LITERAL.finditer(line), *WORDS.finditer(line))]
    assert found == [kind]


@pytest.mark.parametrize("line", ["type: 'play'", '<p class="laid">', "say('claim')", "'claims'"])
def test_what_many_games_have_is_no_such_name(line: str) -> None:
    """Nor are styles and keys of the page's own words."""
    assert not LITERAL.search(line)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_acts_that_games_share_have_words_of_all(language: str) -> None:
    """At the table of a game without words of its own; the house shuffles, and ends the sitting."""
    words = (SOURCE / f"i18n/{language}.acts.ts").read_text("utf-8")
    assert {f"'do.{act}'" for act in SHARED - {"shuffle", "rise"}} <= set(
        re.findall(r"^  ('do\.[\w-]+')", words, flags=re.MULTILINE)
    )


def test_every_game_has_its_folder() -> None:
    """Pack, table, count, words and rule titles are found by their names alone."""
    wanted = {"page.ts", "table.ts", "count.ts", "words.en.ts", "rules.de.json"}
    for game in GAMES:
        assert wanted <= {path.name for path in (SOURCE / "games" / game).iterdir()}, game
