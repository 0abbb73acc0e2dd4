"""Calls to a table: encrypted, signed, retried, stopped; and never to addresses of the house."""

import asyncio
import hashlib
import hmac
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from ridotto.server import outbound
from ridotto.server.call_ways import NoWay, QuietHours, check_quiet, quiet_until
from ridotto.server.schema import CALLS
from ridotto.server.web_push import CURVE, decode64, encode64, encrypt
from tests.server.conftest import FakeTime
from tests.server.fake_mail import FakeMail, fake_mail
from tests.server.fake_push import FakePush, Subscription, fake_push, vapid_claims
from tests.server.in_process_server import InProcessServer, Json, Seated, wait_until
from tests.server.test_correspondence import awaited, slow_table, subscribe, turn_over

pytestmark = pytest.mark.usefixtures("quiet")

HOUSE = "https://cards.example.org"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[FakeMail]:
    """The host's mail server."""
    with fake_mail() as running:
        yield running


@pytest.fixture(scope="module")
def server_settings(mailbox: FakeMail) -> dict[str, Any]:
    """Push services and mail servers are on this machine."""
    mail = {"mail": f"smtp://127.0.0.1:{mailbox.port}", "mail_from": "house@example.org"}
    return {"private_calls": True, "origins": (HOUSE,), **mail}


@pytest.fixture
def service() -> Iterator[FakePush]:
    """A push service."""
    with fake_push() as running:
        yield running


def add_way(server: InProcessServer, seated: Seated, way: Json, **more: Json) -> Json:
    """One more way to call somebody."""
    told = server.call("POST", f"{seated.path}/calls", {"way": way, **more}, token=seated.token)
    assert told.status == 201, told.body
    return told.json


def ways(server: InProcessServer, seated: Seated) -> list[Json]:
    """All ways to call somebody."""
    found = server.call("GET", f"{seated.path}/calls", token=seated.token).json["ways"]
    assert isinstance(found, list)
    return found


def attempts(server: InProcessServer, seated: Seated) -> list[int]:
    """How often each call of a table was tried, as it is stored."""
    query = select(CALLS.c.attempts).where(CALLS.c.table_id == seated.table)
    with server.registry.services.store.engine.connect() as connection:
        return [number for (number,) in connection.execute(query)]


# Web Push


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    private = ec.derive_private_key(
        int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(
        CURVE,
        decode64(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
    )
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        receiver,
        decode64("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=decode64("DGv6ra1nlYgDCS1FRnbzlw"),
        sender=private,
    )
    assert encode64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_message_is_signed_by_the_servers_own_key(
    server: InProcessServer, service: FakePush
) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    subscribe(server, other, service.address())
    turn_over(server, people)
    wait_until(lambda: bool(service.came))
    headers = service.came[0].headers
    claims, key = vapid_claims(headers["authorization"])
    assert claims["aud"] == service.address("")
    assert claims["sub"] == HOUSE
    assert key == server.call("GET", "/api/calls").json["push_key"]
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
    assert 0 < int(headers["ttl"]) <= 86400
    assert re.fullmatch("[A-Za-z0-9_-]{1,32}", headers["topic"])


def test_what_cannot_be_sent_is_tried_again(
    server: InProcessServer, service: FakePush, fake_time: FakeTime
) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    browser = subscribe(server, other, service.address())
    service.answers += [503, 429]
    turn_over(server, people)
    wait_until(lambda: attempts(server, other) == [1])
    fake_time.advance(6)
    wait_until(lambda: attempts(server, other) == [2])
    fake_time.advance(31)
    wait_until(lambda: attempts(server, other) == [3])
    assert len(service.came) == 3
    assert {told["kind"] for told in service.messages(browser)} == {"turn"}


def test_a_browser_that_is_gone_is_forgotten(server: InProcessServer, service: FakePush) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    subscribe(server, other, service.address())
    service.answers += [410]
    turn_over(server, people)
    wait_until(lambda: not ways(server, other))


def test_whoever_has_acted_is_not_called_any_more(
    server: InProcessServer, service: FakePush
) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    subscribe(server, other, service.address())
    service.answers += [503]
    turn_over(server, people)
    wait_until(lambda: attempts(server, other) == [1])
    assert turn_over(server, people) != other
    wait_until(lambda: attempts(server, other) == [])
    assert len(service.came) == 1


# Webhooks


def test_a_webhook_is_signed(server: InProcessServer, service: FakePush) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    made = add_way(server, other, {"type": "webhook", "url": service.address("/hook?a=1")})
    assert "secret" in made
    assert ways(server, other)[0]["secret"] == ""
    turn_over(server, people)
    wait_until(lambda: bool(service.came))
    came = service.came[0]
    at, digest = re.fullmatch(r"t=(\d+),v1=(\w+)", came.headers["ridotto-signature"]).groups()  # type: ignore[union-attr]
    signed = hmac.new(made["secret"].encode(), f"{at}.".encode() + came.body, hashlib.sha256)
    assert digest == signed.hexdigest()
    assert abs(int(at) - time.time()) < 60
    assert (came.path, came.headers["content-type"]) == ("/hook?a=1", "application/json")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.0.1:8443/",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://localhost/",
        "https://user:word@example.org/",
        "https://example.org:22/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://exämple.org/",
        "https://example.org:99999/",
        "file:///etc/passwd",
        "https:///nothing",
    ],
)
def test_nothing_is_sent_into_the_house(url: str) -> None:
    with pytest.raises(outbound.NotAllowed):
        outbound.resolve(outbound.check_address(url, private=False), private=False)
    with pytest.raises(outbound.NotAllowed):
        asyncio.run(outbound.post(url, b"", {}))


def test_a_name_with_one_address_of_the_house_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the connection goes to the address that was looked at, not to another answer."""
    answers = [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_args, **_more: answers)
    parts = outbound.check_address("https://example.org/", private=False)
    with pytest.raises(outbound.NotAllowed):
        outbound.resolve(parts, private=False)
    del answers[1]
    assert outbound.resolve(parts, private=False) == ("93.184.216.34", 443)


def test_a_redirect_is_not_followed(service: FakePush) -> None:
    service.answers += [302]
    assert asyncio.run(outbound.post(service.address("/a"), b"x", {}, private=True)) == 302
    assert [one.path for one in service.came] == ["/a"]


# Mail


def test_a_mailbox_is_written_to_once_its_owner_has_confirmed_it(
    server: InProcessServer, mailbox: FakeMail
) -> None:
    people = slow_table(server)
    first, other = awaited(server, people)
    made = add_way(server, other, {"type": "mail", "address": "nora@example.org"}, language="it")
    assert made["confirmed"] is False
    code = re.search(r"\b(\d{8})\b", mailbox.text())[1]  # type: ignore[index]
    wrong = server.call("POST", "/api/calls/confirm", {"way": made["id"], "code": "0"})
    assert (wrong.status, wrong.code) == (404, "no-way")
    right = server.call("POST", "/api/calls/confirm", {"way": made["id"], "code": code})
    assert right.json["confirmed"] is True
    sent = len(mailbox.letters)
    turn_over(server, people)
    wait_until(lambda: len(mailbox.letters) > sent)
    letter = mailbox.letters[-1]
    assert (letter["to"], letter["from"]) == ("nora@example.org", "house@example.org")
    assert "Tocca a te." in mailbox.text()
    assert f"{HOUSE}/#/table/{first.table}" in mailbox.text()
    stop = str(letter["list-unsubscribe"]).strip("<>")
    assert stop.startswith(f"{HOUSE}/api/calls/stop/")
    assert server.call("POST", stop.removeprefix(HOUSE)).json == {"stopped": True}
    assert ways(server, other) == []
    assert server.call("POST", stop.removeprefix(HOUSE)).status == 404


def test_an_unconfirmed_mailbox_gets_nothing(server: InProcessServer, mailbox: FakeMail) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    add_way(server, other, {"type": "mail", "address": "anna@example.org"})
    sent, desk = len(mailbox.letters), server.registry.services.desk
    refused = desk.outcomes.get("refused", 0)
    turn_over(server, people)
    wait_until(lambda: desk.outcomes.get("refused", 0) > refused)
    assert len(mailbox.letters) == sent


# Ways


def test_the_ways_of_a_person_with_a_key_lead_to_all_their_tables(
    server: InProcessServer, service: FakePush
) -> None:
    key = {"ridotto-key": "ab" * 16}
    browser = Subscription()
    body = {"way": browser.wish(service.address())}
    assert server.call("POST", "/api/me/calls", body).code == "no-key"
    made = server.call("POST", "/api/me/calls", body, headers=key)
    assert made.status == 201, made.body
    again = server.call("POST", "/api/me/calls", {**body, "language": "de"}, headers=key)
    assert again.json["id"] == made.json["id"]
    charter = {"game": "kaiserspiel", "clock": {"move": 86400}, "pace": 0}
    table = {"name": "Nora", "charter": charter}
    seated = Seated(**server.call("POST", "/api/tables", table, headers=key).json)
    # The computer player acts, and calls Nora: she is not there.
    wait_until(lambda: bool(service.came), 30)
    assert {told["table"] for told in service.messages(browser)} == {seated.table}
    mine = server.call("GET", f"{seated.path}/calls", headers=key).json["ways"]
    assert [way["id"] for way in mine] == [made.json["id"]]
    gone = server.call("DELETE", f"/api/me/calls/{made.json['id']}", headers=key)
    assert gone.json == {"ways": []}
    assert server.call("DELETE", f"/api/me/calls/{made.json['id']}", headers=key).status == 404


@pytest.mark.parametrize(
    "way",
    [
        {"type": "push", "endpoint": "http://127.0.0.1:1/", "p256dh": "AAAA", "auth": "AAAA"},
        {"type": "push", "endpoint": "ftp://example.org/", "p256dh": "AAAA", "auth": "AAAA"},
        {"type": "webhook", "url": "gopher://example.org/"},
    ],
)
def test_ways_that_lead_nowhere_are_refused(server: InProcessServer, way: Json) -> None:
    people = slow_table(server)
    path, token = f"{people[0].path}/calls", people[0].token
    told = server.call("POST", path, {"way": way}, token=token)
    assert (told.status, told.code) == (422, "no-way")
    assert server.call("POST", path, {"way": way}).status == 401


def test_somebody_who_is_forgotten_is_called_no_more(
    server: InProcessServer, service: FakePush
) -> None:
    people = slow_table(server)
    _, other = awaited(server, people)
    subscribe(server, other, service.address())
    assert server.call("DELETE", f"{other.path}/me", token=other.token).status == 200
    store = server.registry.services.desk.store
    assert store.ways((f"{other.table}/{other.seat}",)) == []


# Quiet hours


def test_quiet_hours_go_by_the_clock_of_their_zone() -> None:
    """From eleven at night to seven in the morning in Rome, in summer and in winter."""
    night = QuietHours(23, 7, "Europe/Rome")
    summer, winter = 1_782_000_000_000, 1_797_000_000_000  # 21 June and 11 December 2026
    day = 86_400_000
    for start, offset in ((summer - summer % day, 2), (winter - winter % day, 1)):
        hour = 3_600_000
        inside, outside = start + (2 - offset) * hour, start + (12 - offset) * hour
        assert quiet_until(night, inside) == start + (7 - offset) * hour
        assert quiet_until(night, outside) == 0
    assert quiet_until(None, summer) == 0


@pytest.mark.parametrize("quiet", [QuietHours(3, 3), QuietHours(0, 15), QuietHours(1, 2, "Mars")])
def test_quiet_hours_that_cannot_be(quiet: QuietHours) -> None:
    with pytest.raises(NoWay):
        check_quiet(quiet)
