"""A key moment on the page: what was done is told in cards and words, never in notation."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from ridotto.duplicate.same_deal import BY_THE_HOUSE
from ridotto.games import GAMES
from ridotto.table import HOUSE, Action
from ridotto.testing import WatchedParty
from tests.web.conftest import Invite

LEFT_OUT = ("challenge", "claim", "enter-fault", "rise", "set-up")
"""Kinds of acts that no duplicate deal has."""
DEALS = 12


def acts_done(game: str) -> Iterator[tuple[Action, str]]:
    """Acts of random play, each with its statement in a record."""
    rules, dice = GAMES[game], Random(game)
    for book in rules.rule_sets.values():
        course = WatchedParty.open(rules, book)
        settled = 0
        while settled < DEALS and not rules.over(course.state):
            action = course.step(dice)
            if action.seat != HOUSE and not isinstance(action, BY_THE_HOUSE):
                yield action, rules.write(course.state, action)
            course.do(action)
            settled += rules.settled(course.state)


def one_of_each_kind(game: str) -> list[tuple[Action, str]]:
    """The first act of every kind, with and without something in it."""
    found: dict[tuple[str, bool], tuple[Action, str]] = {}
    for action, text in acts_done(game):
        plain: dict[str, Any] = msgspec.to_builtins(action)
        kind = plain.pop("type")
        del plain["seat"]
        if kind not in LEFT_OUT:
            found.setdefault((kind, any(plain.values())), (action, text))
    return list(found.values())


def standing(game: str, acts: list[tuple[Action, str]]) -> dict[str, Any]:
    """A standing as the server tells it, in which everybody did something else."""
    choices = [
        {"action": msgspec.to_builtins(action), "text": text, "persons": 1, "computers": [],
         "mean": 0.0, "mine": n == 0}
        for n, (action, text) in enumerate(acts)
    ]  # fmt: skip
    own = {"paid": 1.0, "points": 1.0, "counts": True, "place": 1, "of": 2, "share": 0.5,
           "against_mean": 0.0, "master": None, "master_level": "",
           "moment": {"decision": 3, "choices": choices}}  # fmt: skip
    return {"deal": f"day-2026-01-01-{game}", "game": game, "unit": "points",
            "points_unit": "points", "open": False, "opens": 1, "persons": 2, "rows": [],
            "own": own, "table": "", "waiting": False}  # fmt: skip


def answering(body: str) -> Callable[[Route], None]:
    """Answers every request with this."""
    return lambda route: route.fulfill(body=body, content_type="application/json")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_act_is_shown_as_the_page_shows_it(invite: Invite, language: str) -> None:
    """In all games: a played card is a card, anything else has the words of its button."""
    guest = invite("phone", liking={"language": language})
    for game in GAMES:
        acts = one_of_each_kind(game)
        assert len(acts) >= 2
        told = json.dumps(standing(game, acts))
        guest.page.route("**/api/duplicates/*", answering(told))
        guest.go(f"duplicate/day-2026-01-01-{game}")
        rows = guest.page.locator("main section ul > li")
        expect(rows).to_have_count(len(acts))
        guest.page.locator("main section li b").first.wait_for()
        for row, (action, text) in zip(rows.all(), acts, strict=True):
            said, shown = row.locator(".what").inner_text(), row.locator(".what svg").count()
            assert said or shown, text
            assert text.partition(" ")[2] != said, text
            tag = msgspec.to_builtins(action)["type"]
            assert (tag == "play") == (not said), text
        guest.page.unroute("**/api/duplicates/*")
