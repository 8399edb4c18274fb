"""Playing the made-up game in tests: positions, options by name, and fuzzed games."""

from __future__ import annotations

from typing import Final

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, ENTITY, PASS, REACTION, STOP, find_option
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.state import State
from tests.spine.procedures import pieces, procedures
from tests.spine.procedures.game import Procedures
from tests.spine.procedures.pieces import FIRST_CARD, Figure, Skirmish, table

Key = tuple[int, int, int, int]

GAME: Final = Procedures()
PASSES: Final = (PASS, NOTHING, NOTHING, 0)


def use(holder: int, number: int = 0) -> Key:
    """To use one of a thing's abilities in this window."""
    return (REACTION, holder, NOTHING, number)


def play(card: int) -> Key:
    """To play a card by its number."""
    return use(FIRST_CARD + card)


def attack(figure: int, target: int) -> Key:
    """To attack."""
    return (procedures.ATTACK_OPTION, figure, target, 0)


def move(figure: int) -> Key:
    """To move."""
    return (procedures.MOVE_OPTION, figure, NOTHING, 0)


def end(figure: int) -> Key:
    """To end the activation."""
    return (procedures.END_OPTION, figure, NOTHING, 0)


def step_to(figure: int, space: int) -> Key:
    """To go on to a space."""
    return (ENTITY, figure, space, 0)


def stop(figure: int) -> Key:
    """To end the path here."""
    return (STOP, figure, NOTHING, 0)


class Play:
    """One game in a test: figures by seat with their spaces, and cards by seat."""

    def __init__(
        self,
        mine: dict[str, int],
        theirs: dict[str, int],
        cards: tuple[list[str], list[str]] = ([], []),
    ) -> None:
        armies = [[name.rstrip("'") for name in side] for side in (mine, theirs)]
        spaces = [*mine.values(), *theirs.values()]
        setup: dict[str, object] = {"armies": armies, "hands": list(cards), "spaces": spaces}
        self.s: Skirmish = GAME.start(setup, seed_from("play"))
        self.recorder = ListRecorder()

    def asked(self) -> tuple[int, list[Key]]:
        """The one seat that is asked, and exactly what it may answer."""
        (decision,) = GAME.pending(self.s)
        return decision.seat, [option.key() for option in decision.options]

    def choose(self, *keys: Key) -> None:
        """Answer for whoever is asked, one decision after the other."""
        for key in keys:
            # Every answer meets a state that has been through bytes.
            self.s = table(GAME.load(GAME.dump(self.s)))
            (decision,) = GAME.pending(self.s)
            choice = find_option(decision.options, key)
            GAME.apply(self.s, decision.seat, decision.id, choice, self.recorder)

    def back(self) -> None:
        """Take the last stage back."""
        (decision,) = GAME.pending(self.s)
        GAME.apply(self.s, decision.seat, decision.id, BACK, self.recorder)

    def dictate(self, attacker: int, target: int, faces: tuple[int, int, int]) -> None:
        """Fix the next roll of one figure against another: two attack dice, one defence die."""
        for face in faces[:2]:
            place = procedures.ATTACK_FACES.index(face)
            self.s.chance.dictate(pieces.ATTACK_DIE, attacker, place)
        place = procedures.DEFENCE_FACES.index(faces[2])
        self.s.chance.dictate(pieces.DEFENCE_DIE, target, place)

    def figure(self, number: int) -> Figure:
        """One figure."""
        return self.s.figure(number)

    def events(self, *kinds: int) -> list[Event]:
        """What has happened of these kinds."""
        events = [record.event for record in self.recorder.records if record.event]
        return [event for event in events if event.kind in kinds]


def random_start(number: int) -> Skirmish:
    """A game with shuffled hands, stopped at its sealed deployment."""
    armies = [["scout", "guard", "hunter"], ["guard", "hunter", "runner"]]
    return GAME.start({"armies": armies, "hands": 3}, seed_from(f"game {number}"))


class Answer:
    """One answer of a fuzzed game."""

    def __init__(self, seat: int, decision: int, choice: int) -> None:
        self.seat = seat
        self.decision = decision
        self.choice = choice

    def give(self, s: State, recorder: ListRecorder | None = None) -> State:
        """Answer so in a state."""
        GAME.apply(s, self.seat, self.decision, self.choice, recorder)
        return s


def next_answer(s: State, bot: RandomBot) -> Answer:
    """What the bot would answer, for any seat that is asked."""
    decision = bot.random.choice(GAME.pending(s))
    return Answer(decision.seat, decision.id, bot.answer(decision))
