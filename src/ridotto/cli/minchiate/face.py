"""Minchiate's face: draws the table, tells what happens, asks what the person will do."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from ridotto.cards import Card
from ridotto.cli.errors import Leave
from ridotto.cli.face import Answer, Wish
from ridotto.cli.lookup import look_up
from ridotto.cli.minchiate import answers
from ridotto.cli.minchiate.asking import question_for
from ridotto.cli.minchiate.duties import cited
from ridotto.cli.minchiate.frame import Frame, Painter
from ridotto.cli.minchiate.helping import help_page
from ridotto.cli.minchiate.inks import Inks
from ridotto.cli.minchiate.matching import Puzzled, plain
from ridotto.cli.minchiate.pages import deal_page, party_page
from ridotto.cli.minchiate.people import People
from ridotto.cli.minchiate.question import Question
from ridotto.cli.minchiate.scene import Scene
from ridotto.cli.minchiate.speaking import speak
from ridotto.cli.minchiate.telling import Teller
from ridotto.cli.palette import monochrome
from ridotto.cli.settings import short_title
from ridotto.cli.stage import Stage
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.state import Complete, Leading, Minchiate, Settled
from ridotto.table import Event, Offer, RuleSet, Seat, Verdict, View
