"""What a strict table tells besides what is lawful, and what the server counts for the page."""

from random import Random
from typing import Any

import pytest

from tests.server.in_process_server import (
    InProcessServer,
    Seated,
    accepted,
    take_offer,
    wait_for,
)


def sit(server: InProcessServer, game: str, **charter: Any) -> Seated:
    """Somebody at a fresh table among computer players who lose no time."""
    wish = {"game": game, "pace": 0, **charter}
    told = server.call("POST", "/api/tables", {"name": "Nora", "charter": wish})
    assert told.status == 201, told.body
    return Seated(**told.json)


def follow_hints(server: InProcessServer, seated: Seated, until: Any) -> Any:
    """Do what the server advises until something holds of the scene."""
    while True:
        scene = wait_for(
            server,
            seated,
            lambda s: until(s) or s["between"] or s["over"] or seated.seat in s["awaited"],
        )
        if until(scene):
            return scene
        assert seated.seat in scene["awaited"], "the deal is over too soon"
        advice = server.command(seated, {"type": "hint"}).json
        if advice["type"] == "advice":
            seq = server.scene(seated).json["seq"]
            act = {"type": "act", "action": advice["action"], "seq": seq}
            server.command(seated, act)


def playing(scene: Any) -> bool:
    """Is the seat to play a card to a trick that somebody else has led?"""
    return bool(scene["table"]["deal"]["trick"]) and scene["seat"] in scene["awaited"]


@pytest.mark.parametrize("strict", [True, False])
def test_wrong_cards_are_told_at_strict_tables_only(server: InProcessServer, strict: bool) -> None:
    """Together with the lawful ones they are the whole hand; and one of them is let happen."""
    seated = sit(server, "tresette", strict=strict)

    def bound(scene: Any) -> bool:
        return playing(scene) and bool(scene["reasons"])

    scene = follow_hints(server, seated, bound)
    hand = scene["table"]["deal"]["hands"][seated.seat]
    right = [o["action"]["card"] for o in scene["offers"] if o["type"] == "do"]
    wrong = [a["action"] for a in scene["attempts"] if a["type"] == "do"]
    assert sorted([*right, *(act["card"] for act in wrong)]) == sorted(hand if strict else right)
    if strict:
        act = {"type": "act", "action": wrong[0], "seq": server.scene(seated).json["seq"]}
        assert server.command(seated, act).json["type"] == "accepted"
    else:
        assert scene["attempts"] == []


def test_deals_and_points_are_counted_by_the_server(server: InProcessServer) -> None:
    """A deal that is over can be gone through; Bieten's points stand in the scene as they grow."""
    seated = sit(server, "bieten")
    before = server.scene(seated).json["scene"]
    assert (before["deals"], before["tally"]) == (0, [0, 0, 0])
    after = follow_hints(server, seated, lambda s: s["between"])
    assert after["deals"] == 1
    # A deal brings one point at least: the Spiel is always made by somebody.
    assert sum(after["tally"]) > 0
    assert after["tally"] == after["table"]["deal"]["count"]["totals"]


def err_through_a_deal(server: InProcessServer, seated: Seated, dice: Random) -> list[int]:
    """A deal in which the person plays a wrong card wherever there is one: in which tricks."""
    wrong: list[int] = []
    while True:
        scene = wait_for(server, seated, lambda s: s["between"] or seated.seat in s["awaited"])
        if scene["between"]:
            return wrong
        acts = (one["action"] for one in scene["attempts"] if one["type"] == "do")
        cards = [action for action in acts if action["type"] == "play"]
        action = dice.choice(cards) if cards else take_offer(scene, dice)
        seq = server.scene(seated).json["seq"]
        told = server.command(seated, {"type": "act", "action": action, "seq": seq}).json
        if cards and told["type"] == "accepted":
            wrong.append(len(scene["table"]["deal"]["tricks"]) + 1)


def test_computer_players_challenge_what_the_last_card_shows(server: InProcessServer) -> None:
    """A wrong card in the last trick but one is proved by the last of all, which ends the deal."""
    table = {"players": 3, "deals": 999}
    seated, dice = sit(server, "guimbarde", strict=True, options=table), Random(1)
    while 4 not in (wrong := err_through_a_deal(server, seated, dice)) or not last(server, seated):
        accepted(server, seated, {"type": "next"})
        wait_for(server, seated, lambda s: not s["between"])

    def fined(scene: Any) -> bool:
        decided = scene["table"]["deal"]["decided"]
        return {trick for who, _, trick in decided if who == seated.seat} >= set(wrong)

    scene = wait_for(server, seated, fined)
    fines = [p for p in scene["table"]["deal"]["fines"] if p["payer"] == seated.seat]
    assert len(fines) == 2 * len(wrong)


def last(server: InProcessServer, seated: Seated) -> bool:
    """Did this person play the last card of the deal?"""
    plays = server.scene(seated).json["scene"]["table"]["deal"]["tricks"][-1]["plays"]
    return bool(plays[-1]["seat"] == seated.seat)
