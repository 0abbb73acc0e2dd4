"""The conformance suite: what every game of the house must keep to.

A game's own tests call ``check_party`` with many seeds, for each of its rule sets. Each party is
played at random and lawfully, and every law is looked at on the way; see ``laws``. At strict tables
``check_strict`` lets people err, lie and challenge without sense; see ``strict``.
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
