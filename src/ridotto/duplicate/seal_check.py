"""Checks a record of a duplicate deal against the secret that was sealed before it."""

from collections.abc import Iterator

import msgspec

from ridotto.duplicate.deal_seeds import seal_of, seed_of
from ridotto.duplicate.same_deal import BY_THE_HOUSE, SameDeal
from ridotto.notation import parse
from ridotto.notation.replay import run
from ridotto.table import Action, Event, View
from ridotto.table.acts import Shuffle

HEADER = "Duplicate"
DAY = "day-"


class NotDuplicate(ValueError):
    """The record does not contain a duplicate deal."""


class SecretCheck(msgspec.Struct, frozen=True):
    """The result of checking a record: the seal, and whether all chance came from the secret."""

    seal: str
    wrong: tuple[int, ...]
    """The line numbers whose shuffle, cut or lot does not come from the secret."""
    checked: int


def name_of(deal: str) -> tuple[str, str]:
    """Split the id of a deal: the sealed name (a day or a contest), and the part within it."""
    if deal.startswith(DAY):
        name = deal.removeprefix(DAY)
        return name[:10], name[11:]
    name, _, part = deal.rpartition("-")
    return name, part


def check_secret(text: str, secret: str) -> SecretCheck:
    """Check whether every shuffle, cut and lot in this record comes from the secret."""
    record = parse(text)
    words = record.header(HEADER).split()
    if len(words) != 2 or not words[1].isdecimal():
        raise NotDuplicate("it is no record of a duplicate deal: it has no header Duplicate")
    name, part = name_of(words[0])
    deal = SameDeal(
        game=record.header("Game"),
        rules=record.header("Rules"),
        number=int(words[1]),
        seed=seed_of(secret, part),
    )
    found = list(_checks(text, deal))
    wrong = tuple(line for line, right in found if not right)
    return SecretCheck(seal_of(name, secret), wrong, len(found))


def _checks(text: str, deal: SameDeal) -> Iterator[tuple[int, bool]]:
    """Yield the line number of every shuffle, cut and lot, and whether it matches the seed."""
    game = deal.the_game
    state = game.open(deal.rule_set)
    views = [View(seat, state) for seat in range(game.seats(state))]
    before: list[Event] = []
    for step in run(parse(text)).steps:
        for event in step.events:
            if isinstance(event, Shuffle):
                yield step.line.number, event == deal.house_act(state, before)
            elif isinstance(event, BY_THE_HOUSE):
                assert isinstance(event, Action)
                yield step.line.number, event == deal.given_act(views[event.seat], before)
            state = game.fold(state, event)
            views = [view.watch(game.fold, (event,)) for view in views]
            before.append(event)
