"""Data sets of whole deals, in parts: Parquet, or JSON lines.

A folder holds ``about.json``, which says what was played and what every column means, and a file
for each part. A part follows from the data set's head and its own number alone, so parts can be
made anywhere and in any order; those that are there already are not made again.
"""

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ridotto import __version__
from ridotto.arena import spread
from ridotto.research.deal_recorder import Recorder
from ridotto.research.environment import VERSION, Environment, make_environment
from ridotto.research.fixed_players import fixed_player

Format: TypeAlias = Literal["parquet", "jsonl"]

PARTIES: Final = 500
"""Played side by side in a part."""
ROUNDS: Final = 20
"""Deals of each party."""
PART: Final = PARTIES * ROUNDS
PART_WITH_VIEWS: Final = PARTIES * 2
"""Views are large: a part with them is smaller."""

COLUMNS: Final = {
    "deal": "number of the deal in the data set",
    "party": "the party's slots as the deal began: who deals, how it stands",
    "pack": "the cards' numbers, as the pack lay when the deal began, its top card first",
    "seats": "who acted, act by act",
    "acts": "what was done, in the kernel's numbers",
    "lotteries": "was the act a mere lottery, such as a cut?",
    "choices": "how many acts were lawful",
    "standings": "the score of whoever acted, before the act: what was sure by then",
    "gains": "what the deal brought every seat, in what the game pays",
    "scores": "the same in the game's finest unit",
    "party_over": "did a party end with this deal?",
    "views": "with --views: what whoever acted observed before the act, in words of 64 bits",
}
PER_ACT: Final = ("seats", "acts", "lotteries", "choices", "standings")


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The header that all parts share."""

    game: str
    rules: str
    rules_version: int
    options: str
    players: str
    """Who sat in every seat: ``random``, ``net``, or the file of a net."""
    seed: int
    views: bool
    format: Format
    environment: str = VERSION
    ridotto: str = __version__

    def part_size(self) -> int:
        """Deals in a part."""
        return PART_WITH_VIEWS if self.views else PART


class DataSetError(ValueError):
    """A folder that holds another data set."""


def write_dataset(
    folder: Path, head: Head, deals: int, *, jobs: int = 1, ray: str | None = None
) -> Iterator[int]:
    """Make the parts that are missing; the deals of each part as it is written."""
    check_folder(folder, head)
    size = head.part_size()
    parts = [(number, min(size, deals - size * number)) for number in range(-(-deals // size))]
    missing = [part for part in parts if not _path(folder, head, part[0]).exists()]
    for number, count, data in spread(partial(make_part, head), missing, jobs=jobs, ray=ray):
        path = _path(folder, head, number)
        begun = path.with_suffix(".begun")
        begun.write_bytes(data)
        # A part is there whole or not at all.
        begun.rename(path)
        yield count


def check_folder(folder: Path, head: Head) -> None:
    """Begin a folder, or make sure that it belongs to this data set."""
    about = folder / "about.json"
    folder.mkdir(parents=True, exist_ok=True)
    if about.exists():
        had = msgspec.json.decode(about.read_bytes())["head"]
        if had != msgspec.to_builtins(head):
            raise DataSetError(f"{folder} holds another data set ({had}); name another folder")
        return
    if any(folder.iterdir()):
        raise DataSetError(f"{folder} is not empty and holds no data set; name another folder")
    told = {"head": head, "columns": COLUMNS, "planes": _planes(head)}
    about.write_bytes(msgspec.json.format(msgspec.json.encode(told)))


def _planes(head: Head) -> list[dict[str, Any]]:
    planes = environment_of(head).kernel.OBSERVATION
    return [
        {"name": plane.name, "word": planes.at(plane.name), "words": len(plane.used),
         "about": plane.about}
        for plane in planes.planes
    ]  # fmt: skip


def environment_of(head: Head) -> Environment:
    """What the deals were played in."""
    return make_environment(Environment(head.game, head.rules, head.options))


def _path(folder: Path, head: Head, number: int) -> Path:
    return folder / f"part-{number:05}.{head.format}"


def make_part(head: Head, part: tuple[int, int]) -> tuple[int, int, bytes]:
    """Play a part: its number, its deals, and the file."""
    import polars

    number, deals = part
    environment = environment_of(head)
    parties = min(PARTIES, deals)
    recorder = Recorder(
        environment, parties, seed=head.seed + 0xD1CE * (number + 1),
        players=fixed_player(head.game, head.players), views=head.views,
    )  # fmt: skip
    first = number * head.part_size()
    frames = [_frame(polars, columns) for columns in recorder.rounds(-(-deals // parties))]
    frame = polars.concat(frames).head(deals)
    column = polars.int_range(first, first + deals, eager=True).alias("deal")
    frame = frame.insert_column(0, column)
    file = io.BytesIO()
    if head.format == "parquet":
        frame.write_parquet(file, compression="zstd")
    else:
        frame.write_ndjson(file)
    return number, deals, file.getvalue()


def _frame(polars: Any, columns: dict[str, Any]) -> Any:
    """Columns as lists that are as long as the deal was."""
    views = columns.pop("views", None)
    most = int(columns["length"].max())
    made = {name: array[:, :most] if name in PER_ACT else array for name, array in columns.items()}
    if views is not None:
        made["views"] = views[:, :most]
    frame = polars.DataFrame(made)
    cut = [
        polars.col(name).arr.to_list().list.head(polars.col("length"))
        for name in (*PER_ACT, *(("views",) if views is not None else ()))
    ]
    whole = [polars.col(name).arr.to_list() for name in ("party", "pack", "gains", "scores")]
    return frame.with_columns(*cut, *whole).drop("length")
