"""A plugin of pytest that notes every evening which the tests of the count have counted."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ridotto.counting.evening_count import Reckoning
from tests import count_client

FILE = "RIDOTTO_COUNTED"
"""The variable that names the file: a line of JSON for each evening."""


@pytest.fixture(autouse=True, scope="session")
def noted() -> Any:
    """Note what is counted, and count it."""
    reckon = count_client.reckon

    def note(evening: Any) -> Reckoning:
        with Path(os.environ[FILE]).open("ab") as file:
            file.write(msgspec.json.encode(evening) + b"\n")
        return reckon(evening)

    count_client.reckon = note
    yield
    count_client.reckon = reckon
