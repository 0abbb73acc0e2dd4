"""A person is identified by a key of 128 random bits; the server stores only its hash.

Whoever has the key is the person, from any device. People can also play without a key: then only a
token holds their chair.
"""

import re
from typing import Annotated, Final, NewType, TypeAlias

import msgspec
from starlette.requests import Request

from ridotto.server.company import key_of
from ridotto.server.http_requests import MalformedRequest

PersonId = NewType("PersonId", str)
"""The SHA-256 of a person's key, in hexadecimal. It is told to nobody."""

HEADER: Final = "ridotto-key"

PATTERN: Final = "[0-9a-f]{32}"

PersonKey: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({PATTERN})?$", max_length=32)]
"""A key that does not come in a header but in a hello. Empty means no person."""


class NoPerson(Exception):
    """A request that needs a person's key came without one."""


def person_id(key: str) -> PersonId:
    """Return the id of the person who has this key."""
    return PersonId(key_of(key))


def person_of(request: Request) -> PersonId | None:
    """Return the person whose key came with the request; None without a key."""
    key = request.headers.get(HEADER)
    if key is None:
        return None
    if not re.fullmatch(PATTERN, key):
        raise MalformedRequest("Ridotto-Key is 32 hexadecimal digits in lower case")
    return person_id(key)


def known_person(request: Request) -> PersonId:
    """Return the person whose key came with the request; or raise ``NoPerson``."""
    person = person_of(request)
    if person is None:
        raise NoPerson
    return person
