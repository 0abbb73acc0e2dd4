"""Seals: a hash that fixes a pack's order before the deal, and can be checked after it.

The digest is the SHA-256 of the salt, a line feed, and the cards in pack order with a space
between each two. In a record the seal stands in a comment before its shuffle:
``# seal DIGEST salt SALT``.
"""

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from ridotto.cards import Card
from ridotto.notation.record import Record, parse
from ridotto.notation.replay import run
from ridotto.table.acts import Shuffle


class SealCheck(msgspec.Struct, frozen=True):
    """A shuffle of a record: the digest that was published, if any, and the digest of its cards."""

    line: int
    published: str
    found: str

    @property
    def ok(self) -> bool:
        """Was this the order that had been sealed?"""
        return bool(self.published) and self.published == self.found


def digest_of(salt: str, order: Sequence[Card]) -> str:
    """The digest of a pack's order under a salt."""
    return hashlib.sha256(f"{salt}\n{' '.join(order)}".encode()).hexdigest()


def seal_comment(digest: str, salt: str) -> str:
    """The comment that stands before a shuffle."""
    return f"seal {digest} salt {salt}"


def check_seals(text: str) -> list[SealCheck]:
    """Every shuffle of a record against the seal before it."""
    return list(_checks(parse(text)))


def _checks(record: Record) -> Iterator[SealCheck]:
    sealed, salt = "", ""
    for step in run(record).steps:
        words = step.line.comment.split()
        if not step.line.words and words[:1] == ["seal"] and words[2:3] == ["salt"]:
            sealed, salt = words[1], words[3] if len(words) > 3 else ""
        for action in step.actions:
            if isinstance(action, Shuffle):
                yield SealCheck(step.line.number, sealed, digest_of(salt, action.order))
                sealed, salt = "", ""
