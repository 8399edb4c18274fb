"""Playing the made-up game in tests: positions by name, options by name, rolls as wanted."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, ENTITY, PASS, STOP, Decision, Option
from dejarik.kernel.events import Event
from dejarik.kernel.recorder import ListRecorder
from tests.spine.activation import pieces, procedures
from tests.spine.activation.cards import CARD_NAMES
from tests.spine.activation.game import ActivationGame
from tests.spine.activation.pieces import FIRST_CARD, FIRST_FIGURE, Skirmish, table

GAME: Final = ActivationGame()
ACTIONS: Final = {
    procedures.ATTACK_OPTION: "attack",
    procedures.MOVE_OPTION: "move",
    procedures.END_OPTION: "end",
}


class Play:
    """One game in a test: figures by name and space, cards by seat; "trooper 3, guard 8"."""

    def __init__(self, mine: str, theirs: str, cards: tuple[str, str] = ("", "")) -> None:
        armies = [
            [[name, int(space)] for name, space in (one.split() for one in side.split(", "))]
            for side in (mine, theirs)
        ]
        setup: dict[str, object] = {"armies": armies, "hands": list(cards)}
        self.s: Skirmish = GAME.start(setup, seed_from("activation"))
        self.recorder = ListRecorder()

    def decision(self) -> Decision:
        """The one decision there is now."""
        (decision,) = GAME.pending(self.s)
        return decision

    def asked(self) -> tuple[int, list[str]]:
        """The one seat that is asked, and exactly what it may answer."""
        decision = self.decision()
        return decision.seat, [self.name(option) for option in decision.options]

    def name(self, option: Option) -> str:
        """An option in words."""
        if option.kind in (PASS, STOP):
            return "pass" if option.kind == PASS else "stop"
        if option.kind == ENTITY:
            return self.called(option.target)
        if option.kind in ACTIONS:
            target = f" {self.called(option.target)}" if option.target else ""
            return ACTIONS[option.kind] + target
        number = f" {option.value % 256 + 1}" if option.value % 256 else ""
        answered = f" for {self.called(option.target)}" if option.target else ""
        return self.called(option.source) + number + answered

    def called(self, thing: int) -> str:
        """A figure by its kind and seat, a card by its name, else its number."""
        if thing >= FIRST_CARD:
            return CARD_NAMES[self.s.knowledge.identity[thing - FIRST_CARD]]
        if thing >= FIRST_FIGURE:
            figure = self.s.figure(thing)
            return figure.kind + ("" if figure.seat == 0 else "'")
        return str(thing)

    def choose(self, *names: str) -> None:
        """Answer for whoever is asked, one decision after the other."""
        for name in names:
            # Every answer meets a state that has been through bytes.
            self.s = table(GAME.load(GAME.dump(self.s)))
            seat, options = self.asked()
            GAME.apply(self.s, seat, self.decision().id, options.index(name), self.recorder)

    def back(self) -> None:
        """Take the last stage back."""
        decision = self.decision()
        GAME.apply(self.s, decision.seat, decision.id, BACK, self.recorder)

    def dictate(self, attacker: int, target: int, attack: tuple[int, ...], defence: int) -> None:
        """Fix the next faces of one figure's attack dice and of another's defence die."""
        for face in attack:
            place = pieces.ATTACK_FACES.index(face)
            self.s.chance.dictate(pieces.ATTACK_DIE, attacker, place)
        place = pieces.DEFENCE_FACES.index(defence)
        self.s.chance.dictate(pieces.DEFENCE_DIE, target, place)

    def events(self, *kinds: int) -> list[Event]:
        """What has happened of these kinds."""
        events = [record.event for record in self.recorder.records if record.event]
        return [event for event in events if event.kind in kinds]

    def suffered(self) -> list[tuple[str, int]]:
        """Who suffered how much, in order."""
        return [(self.called(e.subject), e.amount) for e in self.events(pieces.DAMAGE)]
