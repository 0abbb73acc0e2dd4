"""The parties that this terminal keeps: the one under way in each game, and those set aside."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ridotto.cli.errors import UsageError
from ridotto.cli.save_file import Header, read_actions, read_header
from ridotto.cli.table_settings import find_rules
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.games import GAMES
from ridotto.notation import write_record
from ridotto.table import Action, Game, Refused, RuleSet, apply, letter


class KeptParty(msgspec.Struct, frozen=True, kw_only=True):
    """A party, how far it came, and what one had won by its last finished deal."""

    game: str
    rules: str
    level: str
    seat: int
    at: float
    """When something was last done, in seconds."""
    deals: int
    result: int
    over: bool
    file: str


def kept_files(folder: Path) -> list[Path]:
    """The saves of a folder, the latest first."""
    found = [*folder.glob("*.save"), *folder.glob("*.save.bak*")]
    return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))


def kept_parties(folder: Path) -> Iterator[KeptParty]:
    """All parties of a folder; what cannot be read any more is left out."""
    for path in kept_files(folder):
        try:
            yield read_party(path)
        except UsageError:
            continue


def read_party(path: Path) -> KeptParty:
    """A party from its save; or raise ``UsageError``."""
    header, game, rules, actions = _read(path)
    _, deals, state = _finished(game, rules, header, actions)
    return KeptParty(
        game=game.name,
        rules=header.rules,
        level=header.level,
        seat=header.seat,
        at=path.stat().st_mtime,
        deals=deals,
        result=game.accounts(state)[header.seat] if deals else 0,
        over=game.over(state),
        file=str(path),
    )


def record_of(path: Path) -> str:
    """The deals of a party that are over, as a record: the cards of a running one stay hidden."""
    header, game, rules, actions = _read(path)
    finished, deals, _ = _finished(game, rules, header, actions)
    if not deals:
        raise UsageError(say_usage("no-deal-over", file=str(path)))
    headers = {"Person": letter(header.seat), "Players": header.level}
    return write_record(game, rules, strict=header.strict, actions=finished, headers=headers)


def _read(path: Path) -> tuple[Header, Game[Any], RuleSet, list[Action]]:
    header = read_header(path)
    if header is None or header.game not in GAMES:
        raise UsageError(say_usage("no-saved-party", file=str(path)))
    game = GAMES[header.game]
    return header, game, find_rules(game, header.rules, header.options), read_actions(path, game)


def _finished(
    game: Game[Any], rules: RuleSet, header: Header, actions: list[Action]
) -> tuple[list[Action], int, Any]:
    """The acts of the deals that are over, how many those are, and the table after them."""
    last = state = game.open(rules, strict=header.strict)
    kept = deals = 0
    for number, action in enumerate(actions, start=1):
        before = game.settled(state) or game.over(state)
        try:
            state, _ = apply(game, state, action)
        except Refused as error:
            raise UsageError(say_usage("act-unlawful", n=number, why=error.verdict.said)) from error
        if game.settled(state) or game.over(state):
            deals += not before
            last, kept = state, number
    return actions[:kept], deals, last
