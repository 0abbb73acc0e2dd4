"""Seeds: a secret that is sealed before anybody plays, and all random numbers made from it.

A secret is 64 hexadecimal digits. Its seal is the SHA-256 of its name, a line feed and the secret,
and is published before the deal. Once the secret is published too, everybody can derive the deals
from it.
"""

import hashlib
import hmac
import random


def seal_of(name: str, secret: str) -> str:
    """Return the seal that is published in advance; the name is a day or a contest."""
    return hashlib.sha256(f"{name}\n{secret}".encode()).hexdigest()


def seed_of(secret: str, *parts: str | int) -> str:
    """Return the seed of a part: a game of a day, or a deal of a contest."""
    told = "/".join(map(str, parts))
    return hmac.new(secret.encode(), told.encode(), hashlib.sha256).hexdigest()


def house_dice(seed: str, shuffle: int) -> random.Random:
    """Return the dice for the house's shuffle of this number, counted from 0."""
    return random.Random(f"{seed}/house/{shuffle}")


def hand_dice(seed: str, number: int) -> random.Random:
    """Return the dice for the cut or the drawn lot of this number, counted from 0."""
    return random.Random(f"{seed}/hand/{number}")


def salt_of(seed: str, shuffle: int) -> str:
    """Return the salt with which a shuffle is sealed."""
    return seed_of(seed, "salt", shuffle)[:32]


def player_seed(seed: str, seat: int) -> int:
    """Return the seed for the random choices of the computer player in a chair."""
    return int(seed_of(seed, "player", seat)[:8], 16)
