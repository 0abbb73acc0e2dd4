"""A deal of the day made on this machine: from the date alone, played and compared here."""

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from rich.console import Console

from ridotto.cli.face import Answer, Face, Request
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.language import signed, to_text
from ridotto.cli.party_loop import act_and_tell
from ridotto.cli.save_file import Header, Save, read_actions, read_header, state_folder
from ridotto.cli.sentences import say
from ridotto.cli.session import Session
from ridotto.duplicate.comparison import share_of_top
from ridotto.duplicate.computer_field import CHAIR, FieldPlay, decide, field_of, play_field
from ridotto.duplicate.deal_seeds import player_seed, seed_of
from ridotto.duplicate.same_deal import SameDeal, Score
from ridotto.table import HOUSE, Action, Game, View

SECRET: Final = "ridotto today"
"""No secret at all: everybody derives the same deal from it and the date."""


def play_on_machine(
    console: Console, game: Game[Any], day: date, level: str, pace: float, *, plain: bool
) -> None:
    """Play the deal of a day, or go on with it; then compare it with computer players."""
    deal = SameDeal(
        game=game.name,
        rules=next(iter(game.rule_sets)),
        number=day.toordinal(),
        seed=seed_of(SECRET, day.isoformat(), game.name),
    )
    console.print(to_text(say("day-local", date=day.isoformat(), title=game.title)), soft_wrap=True)
    session = _session(deal, day, level)
    try:
        make_face = terminal_of(game.name).face
        face = make_face(console, session.rules, session.seat, pace, plain=plain)
        face.recall(View(session.seat, session.opening), session.view.seen)
        DayTable(session, face, deal, level).run()
    finally:
        session.save.close()
    _compare(console, deal, level, deal.scores(session.state)[CHAIR])


def _session(deal: SameDeal, day: date, level: str) -> Session:
    """The deal as it was left, or before its first card."""
    header = Header(game=deal.game, rules=deal.rules, seat=CHAIR, level=level)
    path = state_folder() / f"today-{day.isoformat()}-{deal.game}-{level}.save"
    saved = read_header(path)
    if saved is None:
        session = Session(deal.the_game, deal.rule_set, Save.begin(path, header))
    else:
        actions = read_actions(path, deal.the_game)
        session = Session(deal.the_game, deal.rule_set, Save(path, saved))
        session.take_up(actions)
    for action in () if session.actions else deal.first_acts():
        session.act(action)
    return session


class DayTable:
    """Leads the deal to its end. The house cuts and draws for everybody; nothing is taken back."""

    def __init__(self, session: Session, face: Face, deal: SameDeal, level: str) -> None:
        self.session, self.face, self.deal, self.level = session, face, deal, level

    def run(self) -> None:
        """Play on."""
        while not self.deal.is_done(self.session.state):
            self._step()

    def _step(self) -> None:
        session = self.session
        answer = self._given() or self._asked()
        if isinstance(answer, Request):
            self.face.notice(to_text(say("day-no-help")))
            return
        act_and_tell(session, self.face, answer)

    def _given(self) -> Action | None:
        """What the house does: for itself, or for whoever is to cut or draw."""
        session = self.session
        actor = session.actor()
        if actor == HOUSE:
            return self.deal.house_act(session.state, session.actions)
        return self.deal.given_act(session.views[actor], session.actions)

    def _asked(self) -> Answer:
        session = self.session
        actor = session.actor()
        if actor == session.seat:
            return session.forced() or self.face.ask(session.view, session.offers)
        answer = self.face.pause(session.view, session.offers)
        if answer is not None:
            return answer
        seed = player_seed(self.deal.seed, actor)
        return decide(self.deal.game, self.level, seed, session.views[actor])


def _compare(console: Console, deal: SameDeal, level: str, own: Score) -> None:
    """What computer players make of the same cards in the same chair."""
    unit = say("unit-of", unit=deal.unit.currency)
    console.print(to_text(say("day-done", paid=signed(own.paid), unit=unit)))
    console.print(to_text(say("day-field")))
    levels = ("novice",) if level == "novice" else ("novice", "player", "master")
    made: list[Score] = []
    for player in field_of(deal.game, levels):
        play = FieldPlay(())
        while not play.scores:
            play = play_field(deal, level, player, play.actions, 60.0)
        made.append(play.scores[CHAIR])
        who = say("computer", level=player.level)
        console.print(to_text(say("day-computer", who=who, paid=signed(made[-1].paid))))
    console.print(_share(own, made))


def _share(own: Score, made: Sequence[Score]) -> str:
    share = round(100 * share_of_top(own.rank, [score.rank for score in made]))
    return to_text(say("day-share", share=share, of=len(made)))
