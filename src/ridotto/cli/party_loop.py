"""The loop of a party at a terminal: the awaited seat acts, the rules judge, the face tells."""

from pathlib import Path

from ridotto.cli.errors import UsageError
from ridotto.cli.face import Answer, Face, Request
from ridotto.cli.language import to_text
from ridotto.cli.other_players import OtherPlayers
from ridotto.cli.record_file import save_record
from ridotto.cli.sentences import say
from ridotto.cli.session import Session
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table import HOUSE, Action, Refused


def act_and_tell(session: Session, face: Face, action: Action) -> bool:
    """Do it and tell the person what happened; a refusal is told, too, and changes nothing."""
    before = session.view
    try:
        news = session.act(action)
    except Refused as refused:
        if action.seat != session.seat:
            raise UsageError(say_usage("cannot-go-on", why=refused.verdict.said)) from refused
        face.refuse(refused.verdict)
        return False
    face.tell(before, news)
    return True


class Host:
    """Leads a session to its end, or until the person leaves."""

    def __init__(
        self, session: Session, face: Face, company: OtherPlayers, record: Path | None = None
    ) -> None:
        self.session = session
        self.face = face
        self.company = company
        self.record = record

    def run(self) -> None:
        """Play on; the record, where one is kept, is written between deals and at the end."""
        try:
            while not self.session.over:
                self._step()
        finally:
            self._write_record()

    def _step(self) -> None:
        session = self.session
        actor = session.actor()
        if actor == session.seat:
            answer: Answer = self._person()
        else:
            answer = self.face.pause(session.view, session.offers) or self._others(actor)
        if isinstance(answer, Request):
            self._undo()
            return
        if act_and_tell(session, self.face, answer) and actor == HOUSE:
            self._write_record()

    def _person(self) -> Answer:
        session = self.session
        return session.forced() or self.face.ask(session.view, session.offers)

    def _others(self, actor: int) -> Answer:
        session, act = self.session, len(self.session.actions)
        if actor == HOUSE:
            return session.game.shuffle(session.state, self.company.dice(act))
        return self.company.play(session.views[actor])

    def _undo(self) -> None:
        done = self.session.undo()
        self.face.notice(to_text(say("taken-back" if done else "nothing-decided")))

    def _write_record(self) -> None:
        if self.record is not None:
            save_record(self.record, self.session)
