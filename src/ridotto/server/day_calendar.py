"""The times of a daily deal: when it begins, when it can no longer be begun, when it is shown.

Days are in UTC, the same for everybody. Whoever has begun before midnight may play to the end: the
deal is shown an hour later.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final

GRACE: Final = timedelta(hours=1)
"""The time from the end of a day until its deals are shown."""


def day_of(now: int) -> date:
    """Return the day at a time in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def end_of(day: date) -> int:
    """Return when the deals of a day can no longer be begun, in milliseconds."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(1000 * midnight.timestamp())


def opening_of(day: date) -> int:
    """Return when the deals of a day are shown to everybody, in milliseconds."""
    return end_of(day) + int(1000 * GRACE.total_seconds())


def last_opened(now: int) -> date:
    """Return the last day whose deals are shown."""
    day = day_of(now) - timedelta(days=1)
    return day if opening_of(day) <= now else day - timedelta(days=1)


def deal_id(day: date, game: str) -> str:
    """Return the id of a day's deal."""
    return f"day-{day.isoformat()}-{game}"
