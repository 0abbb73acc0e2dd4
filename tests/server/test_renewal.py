"""A browser changes its push subscription: the house calls the new one, by the proof of the old."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.fake_push import FakePush, Subscription, fake_push
from tests.server.in_process_server import HttpAnswer, InProcessServer, Json, wait_until
from tests.server.test_calls import add_way, ways
from tests.server.test_correspondence import awaited, slow_table, turn_over

pytestmark = pytest.mark.usefixtures("quiet")


@pytest.fixture(scope="module")
def server_settings() -> dict[str, Any]:
    """The push service is on this machine."""
    return {"private_calls": True}


@pytest.fixture
def service() -> Iterator[FakePush]:
    """A push service."""
    with fake_push() as running:
        yield running


def renewed(server: InProcessServer, way: str, old: Json, new: Json) -> HttpAnswer:
    """What the house says to another subscription of a browser."""
    return server.call("POST", "/api/calls/renew", {"way": way, "old": old, "new": new})


def test_a_changed_subscription_is_called_instead_of_the_old_one(
    server: InProcessServer, service: FakePush
) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    old, browser = Subscription().wish(service.address("/old")), Subscription()
    new = browser.wish(service.address("/new"))
    hour = time.gmtime().tm_hour
    quiet = {"since": (hour + 12) % 24, "until": (hour + 13) % 24, "zone": "UTC"}
    way = add_way(server, other, old, language="it", quiet=quiet)["id"]
    told = renewed(server, way, old, new)
    assert told.status == 200, told.body
    assert [(one["id"], one["language"], one["quiet"]) for one in ways(server, other)] == [
        (way, "it", quiet)
    ]
    # An answer that was lost on its way: the worker asks once more.
    assert renewed(server, way, old, new).json == told.json
    # Another way to the same address would be called twice: one of them is left.
    second = add_way(server, other, old)["id"]
    assert renewed(server, second, old, new).json["id"] == way
    assert len(ways(server, other)) == 1
    turn_over(server, people)
    wait_until(lambda: bool(service.came))
    assert [call["kind"] for call in service.messages(browser, "/new")] == ["turn"]


def test_a_subscription_is_changed_only_by_whoever_knows_the_old_one(
    server: InProcessServer, service: FakePush
) -> None:
    people = slow_table(server)
    old, new = (Subscription().wish(service.address(path)) for path in ("/old", "/new"))
    way = add_way(server, people[0], old)["id"]
    hook = add_way(server, people[0], {"type": "webhook", "url": service.address("/hook")})["id"]
    for part in ("endpoint", "p256dh", "auth"):
        assert renewed(server, way, {**old, part: new[part]}, new).status == 404
    assert renewed(server, hook, old, new).status == 404
    assert renewed(server, "nobody", old, new).status == 404
    nowhere = renewed(server, way, old, {**new, "endpoint": "http://example.org/"})
    assert nowhere.status == 422
    assert renewed(server, way, old, {**new, "auth": "AAAA"}).status == 422
    assert renewed(server, way, old, new).status == 200
