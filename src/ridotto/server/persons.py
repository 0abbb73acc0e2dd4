"""A person: a key of 128 random bits that somebody made, of which the server keeps only the hash.

Whoever has the key is the person, from any device. A person need not have one: then a chair is
held by its token alone.
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
"""A key where it does not come in a header: in a hello. Empty is nobody."""


class NoPerson(Exception):
    """A request that only somebody with a key can make, and that came without one."""


def person_id(key: str) -> PersonId:
    """Whose key this is."""
    return PersonId(key_of(key))


def person_of(request: Request) -> PersonId | None:
    """The person whose key came with the request; None where none did."""
    key = request.headers.get(HEADER)
    if key is None:
        return None
    if not re.fullmatch(PATTERN, key):
        raise MalformedRequest("Ridotto-Key is 32 hexadecimal digits in lower case")
    return person_id(key)


def known_person(request: Request) -> PersonId:
    """The person whose key came with the request; or raise ``NoPerson``."""
    person = person_of(request)
    if person is None:
        raise NoPerson
    return person
