"""The conformance suite: the laws that every game must keep.

A game's own tests call ``check_party`` with many seeds, for each of its rule sets. Each party is
played at random and lawfully, and every law is checked on the way; see ``laws``. At strict tables
``check_strict`` lets people make mistakes, lie and challenge at random; see ``challenge_laws``.
"""

from ridotto.testing.challenge_laws import check_strict
from ridotto.testing.conformance import Knowledge, check_party
from ridotto.testing.laws import LawBroken
from ridotto.testing.random_party import WatchedParty, choose, play_party

__all__ = [
    "Knowledge",
    "LawBroken",
    "WatchedParty",
    "check_party",
    "check_strict",
    "choose",
    "play_party",
]
