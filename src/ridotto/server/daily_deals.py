"""The deal of the day: one for each game, the same for everybody, against the same players.

The secret of a day is made a week before, and its seal is published. On the day the deals of all
games come from it. When the day is over, the secret itself is published.
"""

import asyncio
import secrets
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from ridotto.bots import levels_of, nearest_level
from ridotto.duplicate.computer_field import CHAIR, FieldPlay, FieldPlayer, field_of, play_field
from ridotto.duplicate.deal_seeds import salt_of, seal_of, seed_of
from ridotto.duplicate.key_moments import trace_of
from ridotto.duplicate.same_deal import SameDeal
from ridotto.games import GAMES
from ridotto.notation import write_record
from ridotto.notation.seal import digest_of, seal_comment
from ridotto.server.day_calendar import day_of, deal_id, end_of, opening_of
from ridotto.server.duplicate_opening import open_duplicate
from ridotto.server.duplicate_play import ChairOffer
from ridotto.server.duplicate_store import AttemptRow, DealRow, ResultRow
from ridotto.server.fair_queue import Asker
from ridotto.server.http_bodies import Invitation
from ridotto.server.json_log import log
from ridotto.server.kept_plays import KeptPlay, pack_play
from ridotto.server.table_registry import TableRegistry
from ridotto.table import apply, letter
from ridotto.table.acts import Shuffle

OPPONENTS: Final = "player"
"""The level of the opponents, if the server allows it."""

SEALED_AHEAD: Final = 7
"""The number of days whose seals are published in advance."""

PORTION_SECONDS: Final = 2.0
"""Seconds of thinking after which a computer player of the field lets others think."""

FIELD: Final = Asker("", "the field of the day")


class DailyDeals:
    """The daily deals of this server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.services = registry.services
        self._secrets: dict[date, str] = {}
        self._rows: dict[str, DealRow] = {}
        self._fields: dict[str, asyncio.Task[None]] = {}

    @property
    def today(self) -> date:
        """Return today's date."""
        return day_of(self.services.now())

    # Days

    async def secret(self, day: date) -> str:
        """Return the secret of a day; make it now if there is none yet."""
        if day not in self._secrets:
            services = self.services
            made = services.store.duplicates.day_secret
            offered = secrets.token_hex(32)
            self._secrets[day] = await services.writer.run(
                made, day.isoformat(), offered, services.now()
            )
        return self._secrets[day]

    async def seal(self, day: date) -> str:
        """Return the seal of a day, which is published in advance."""
        return seal_of(day.isoformat(), await self.secret(day))

    async def seals_ahead(self) -> dict[str, str]:
        """Return the seals of today and of the days to come."""
        days = [self.today + timedelta(days=n) for n in range(SEALED_AHEAD + 1)]
        return {day.isoformat(): await self.seal(day) for day in days}

    async def was_sealed(self, day: date) -> bool:
        """Return whether this server had sealed a day before it ended."""
        store = self.services.store.duplicates
        made = (await self.services.workers.read(store.sealed_days)).get(day.isoformat())
        return made is not None and made < end_of(day)

    async def deal(self, day: date, game: str) -> DealRow:
        """Return the deal of a day that has begun."""
        assert day <= self.today, "a deal of the future"
        known = self._rows.get(deal_id(day, game))
        if known is not None:
            return known
        level = self.services.level_at_table(game, nearest_level(game, OPPONENTS))
        row = DealRow(
            id=deal_id(day, game),
            game=game,
            rules=next(iter(GAMES[game].rule_sets)),
            number=day.toordinal(),
            seed=seed_of(await self.secret(day), game),
            level=level,
            closes=end_of(day),
            opens=opening_of(day),
        )
        kept = await self.services.writer.run(self.services.store.duplicates.add_deal, row)
        self._rows = {n: r for n, r in self._rows.items() if r.closes >= self.services.now()}
        self._rows[kept.id] = kept
        return kept

    # Playing

    async def play(self, game: str, name: str, person: str | None, address: str = "") -> Invitation:
        """Return a chair at today's deal: a new one, or the one that the person already has."""
        row = await self.deal(self.today, game)
        self.fill_field(row)
        if person:
            begun = await self.attempt(row.id, person)
            if begun is not None:
                return Invitation(begun.table_id, begun.seat, "")
        seats = GAMES[game].seats(GAMES[game].open(same_deal_of(row).rule_set))
        chairs = [ChairOffer(level=row.level) for _ in range(seats)]
        chairs[CHAIR] = ChairOffer(name=name, person=person or "")
        opened = await open_duplicate(self.registry, same_deal_of(row), row.id, chairs, address)
        if not person:
            return opened
        wish = AttemptRow(row.id, person, opened.table, opened.seat, self.services.now())
        store = self.services.store.duplicates
        begun = await self.services.writer.run(store.begin, wish)
        if begun.table_id != opened.table:
            # The same person was quicker from another window; this table stays empty.
            return Invitation(begun.table_id, begun.seat, "")
        return opened

    async def attempt(self, deal: str, person: str) -> AttemptRow | None:
        """Return this person's attempt at the deal; None if they have not begun it."""
        store = self.services.store.duplicates
        return await self.services.workers.read(store.attempt, deal, person)

    async def results(self, deal: str) -> list[ResultRow]:
        """Return everybody's results in a deal."""
        store = self.services.store.duplicates
        return await self.services.workers.read(store.results, deal)

    # The field

    def fill_field(self, row: DealRow) -> None:
        """Let computer players play the deal in the person's chair, if they have not yet."""
        if row.id not in self._fields:
            self._fields[row.id] = asyncio.create_task(self._fill(row))

    def is_filling(self, deal: str) -> bool:
        """Return whether they are still playing it."""
        task = self._fields.get(deal)
        return task is not None and not task.done()

    async def _fill(self, row: DealRow) -> None:
        try:
            there = {result.table_id for result in await self.results(row.id)}
            for player in self._field(row):
                if player.name not in there:
                    await self._play_for_field(row, player)
        except Exception:
            log.exception("field", game=row.game)
            # The next request lets them continue.
            self._fields.pop(row.id, None)

    def _field(self, row: DealRow) -> Sequence[FieldPlayer]:
        """Return every level that may play here, the quickest first."""
        levels = (self.services.level_at_table(row.game, one) for one in levels_of(row.game))
        return field_of(row.game, tuple(levels))

    async def _play_for_field(self, row: DealRow, player: FieldPlayer) -> None:
        deal, play = same_deal_of(row), FieldPlay(())
        while not play.scores:
            play = await self.services.workers.review(
                FIELD, play_field, deal, row.level, player, play.actions, PORTION_SECONDS
            )
        result = await self.services.workers.do(
            field_result, row, player, play, self.services.now()
        )
        await self.services.writer.run(self.services.store.duplicates.keep_results, [result])

    async def close(self) -> None:
        """Cancel what is being played."""
        tasks = list(self._fields.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def same_deal_of(row: DealRow) -> SameDeal:
    """Return the deal of a row."""
    return SameDeal(game=row.game, rules=row.rules, number=row.number, seed=row.seed)


def field_result(row: DealRow, player: FieldPlayer, play: FieldPlay, now: int) -> ResultRow:
    """Return a computer player's result in a deal, with its decisions and its record."""
    deal = same_deal_of(row)
    game, acts = deal.the_game, []
    opening = state = game.open(deal.rule_set)
    for action in play.actions:
        state, events = apply(game, state, action)
        acts.append(events)
    score = play.scores[CHAIR]
    kept = KeptPlay(trace_of(game, opening, acts, CHAIR), _record(row, deal, player, play))
    return ResultRow(
        deal_id=row.id,
        table_id=player.name,
        seat=CHAIR,
        game=row.game,
        person="",
        name="",
        level=player.level,
        paid=score.paid,
        points=score.points,
        counts=True,
        at=now,
        trace=pack_play(kept),
    )


def _record(row: DealRow, deal: SameDeal, player: FieldPlayer, play: FieldPlay) -> str:
    """Return the record with every shuffle under its seal, as in the record of a table."""
    shuffled = [n for n, action in enumerate(play.actions) if isinstance(action, Shuffle)]
    notes = {}
    for shuffle, n in enumerate(shuffled):
        action, salt = play.actions[n], salt_of(deal.seed, shuffle)
        assert isinstance(action, Shuffle)
        notes[n] = seal_comment(digest_of(salt, action.order), salt)
    seats = deal.the_game.seats(deal.the_game.open(deal.rule_set))
    levels = {CHAIR: player.level}
    people = {
        f"Seat-{letter(seat)}": f"computer player ({levels.get(seat, row.level)})"
        for seat in range(seats)
    }
    return write_record(
        deal.the_game,
        deal.rule_set,
        actions=play.actions,
        headers={"Duplicate": f"{row.id} {row.number}", **people},
        notes=notes,
    )
