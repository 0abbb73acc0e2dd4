"""The help of every command in the terminal's language.

The English stands in the commands, beside what it explains. The words of another language are in
``help.LANGUAGE.toml``, by command and parameter; tests find what is missing there.
"""

from collections.abc import Mapping
from typing import Any, Final

from ridotto.bots import KINDS
from ridotto.cli.counting.entry_flags import help_of, panels
from ridotto.cli.counting.table_count import TableCount
from ridotto.cli.house_rules_flags import house_rules
from ridotto.cli.language import terminal_language, to_text
from ridotto.cli.table_settings import EXAMPLE
from ridotto.cli.usage.choice import either
from ridotto.cli.usage.frame import translate_frame
from ridotto.cli.usage.help_words import ENGLISH, METAVAR, WORD, help_words, spelled
from ridotto.cli.usage.sentences import say
from ridotto.counting.evening_file import EveningFile
from ridotto.games import GAMES
from ridotto.table import LETTERS, Game

EVERY: Final = "every"
"""Where those words stand that several commands say alike."""
OF_A_GAME: Final = {"play": "play_game", "score": "score_game"}
"""Commands that have one for each game, and where the words of these stand."""


def translate(command: Any, section: str = "ridotto", game: Game[Any] | None = None) -> None:
    """Let a command, and all that belong to it, be explained in the terminal's language."""
    if terminal_language() == ENGLISH:
        return
    translate_frame(command)
    _translate_one(command, section, game)
    for name, below in getattr(command, "commands", {}).items():
        if section in OF_A_GAME:
            translate(below, OF_A_GAME[section], GAMES[name])
        else:
            translate(below, name)


def _translate_one(command: Any, section: str, game: Game[Any] | None) -> None:
    facts = {"example": EXAMPLE, "kinds": ", ".join(KINDS), **(_game_facts(game) if game else {})}
    words = {k: v.format(**facts).strip() for k, v in words_of(section).items() if _told(v, facts)}
    if game is not None:
        words |= {"seat": words[_seat_key(facts)]} if "seat" in words else _questions(game)
    command.help = words.get("help", command.help)
    command.short_help = words.get("short", command.short_help)
    if command.rich_help_panel in _panels():
        command.rich_help_panel = _panels()[command.rich_help_panel]
    for one in command.params:
        one.help = words.get(one.name, one.help) if one.help else one.help
        one.metavar = _metavar(one)
        one.rich_help_panel = _panels().get(one.rich_help_panel, one.rich_help_panel)


def words_of(section: str) -> Mapping[str, str]:
    """The words of a command by the names of its parameters, in the terminal's language."""
    words = help_words(terminal_language())
    return {**words[EVERY], **words.get(section, {})}


def _told(text: str, facts: Mapping[str, str]) -> bool:
    """Does the text speak only of what is known here?"""
    return all(f"{{{name}}}" not in text or name in facts for name in ("title", "books", "last"))


def _panels() -> dict[str | None, str]:
    own: dict[str | None, str] = {
        "Limits": to_text(say("panel-limits")),
        "Games": to_text(say("panel-games")),
    }
    return {**own, **panels()}


def _metavar(one: Any) -> str | None:
    """What stands for a value; where nothing was said, the kind of value that it is."""
    if one.metavar is not None:
        return spelled(one.metavar)
    if getattr(one, "is_flag", False):
        return None
    if one.param_type_name == "argument":
        return spelled(str(one.name).upper())
    kind: str = WORD.findall(one.display_type(None).replace("list[", ""))[0]
    return help_words(terminal_language())[METAVAR].get(kind, kind.upper())


def _game_facts(game: Game[Any]) -> dict[str, str]:
    players = next((rule for rule in house_rules(game) if rule.key == "players"), None)
    usual = game.seats(game.open(next(iter(game.rule_sets.values()))))
    most = usual
    if players is not None:
        most = max(map(int, players.choices), default=players.span[1] or usual)
    return {
        "title": game.title,
        "books": either(game.rule_sets),
        "last": LETTERS[usual - 1],
        "most": str(most),
        "farthest": LETTERS[most - 1],
        "compass": "" if players is not None else "yes",
    }


def _seat_key(facts: Mapping[str, str]) -> str:
    if facts["compass"]:
        return "seat"
    return "seat_more" if facts["farthest"] != facts["last"] else "seat_alone"


def _questions(game: Game[Any]) -> dict[str, str]:
    """What the count of a game asks for; what is asked before the first deal counts more."""
    table = TableCount(EveningFile(game=game.name))
    fields = (*table.deal_fields, *table.opening_fields)
    return {field.name: help_of(field) for field in fields}
