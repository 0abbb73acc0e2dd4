"""Days of the deal of the day: when one begins, when nobody begins it any more, when it is opened.

A day is one of UTC, the same for everybody. Whoever has begun before midnight may play to the end:
the deal is opened an hour later.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final

GRACE: Final = timedelta(hours=1)
"""From the end of a day until its deals are opened."""


def day_of(now: int) -> date:
    """The day at a time in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def end_of(day: date) -> int:
    """When nobody begins the deals of a day any more, in milliseconds."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(1000 * midnight.timestamp())


def opening_of(day: date) -> int:
    """When the deals of a day are opened for everybody, in milliseconds."""
    return end_of(day) + int(1000 * GRACE.total_seconds())


def last_opened(now: int) -> date:
    """The last day whose deals are open."""
    day = day_of(now) - timedelta(days=1)
    return day if opening_of(day) <= now else day - timedelta(days=1)


def deal_id(day: date, game: str) -> str:
    """What the deal of a day is called."""
    return f"day-{day.isoformat()}-{game}"
