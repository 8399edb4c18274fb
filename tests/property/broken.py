"""Toy games that each break one law, to prove that the laws notice."""

from dejarik.kernel.chance import SWIFT, seed_from
from dejarik.kernel.decisions import BACK, Decision, IllegalAnswer, Option
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import Outcome, State
from examples.toy.game import Toy
from examples.toy.state import DRAWN, toy


class SharesAList(Toy):
    def clone(self, s: State) -> State:
        """The copy's hands are the original's."""
        copy = toy(super().clone(s))
        copy.hands = toy(s).hands
        return copy


class ForgetsOnSaving(Toy):
    def load(self, data: bytes) -> State:
        """Who began the round is lost, which shows only in bytes written later."""
        s = toy(super().load(data))
        s.first = 0
        return s


class AcceptsAnything(Toy):
    def apply(
        self, s: State, seat: int, decision_id: int, answer: int, recorder: Recorder | None = None
    ) -> None:
        """Numbers past the end begin again at the first option."""
        sizes = [len(one.options) for one in self.pending(s) if one.id == decision_id]
        wrapped = answer % sizes[0] if sizes and answer >= 0 else answer
        super().apply(s, seat, decision_id, wrapped, recorder)


class ChangesOnRefusal(Toy):
    def apply(
        self, s: State, seat: int, decision_id: int, answer: int, recorder: Recorder | None = None
    ) -> None:
        """Counting attempts in the state."""
        s.changes += 1
        super().apply(s, seat, decision_id, answer, recorder)


class OffersTooMuch(Toy):
    def pending(self, s: State) -> list[Decision]:
        """One option more than the rules will take."""
        decisions = super().pending(s)
        for one in decisions:
            if one.options[-1].kind != 99:
                one.options.append(Option(99))
        return decisions

    def apply(
        self, s: State, seat: int, decision_id: int, answer: int, recorder: Recorder | None = None
    ) -> None:
        """The option too many is refused."""
        for one in self.pending(s):
            if one.seat == seat and answer == len(one.options) - 1:
                message = "nobody meant this"
                raise IllegalAnswer(message)
        super().apply(s, seat, decision_id, answer, recorder)


class LeadsNowhere(Toy):
    def pending(self, s: State) -> list[Decision]:
        """A group that was begun offers nothing more."""
        decisions = super().pending(s)
        for one in decisions:
            if one.stage:
                one.options = []
        return decisions


class AsksNothing(Toy):
    def pending(self, s: State) -> list[Decision]:
        """Never a question."""
        return []


class FirstAnswerWins(Toy):
    def apply(
        self, s: State, seat: int, decision_id: int, answer: int, recorder: Recorder | None = None
    ) -> None:
        """Whoever answers last begins."""
        super().apply(s, seat, decision_id, answer, recorder)
        toy(s).first = seat


class BackLeavesATrace(Toy):
    def apply(
        self, s: State, seat: int, decision_id: int, answer: int, recorder: Recorder | None = None
    ) -> None:
        """Stepping back is counted."""
        super().apply(s, seat, decision_id, answer, recorder)
        if answer == BACK:
            s.changes += 1


class NoConceding(Toy):
    def concede(self, s: State, seat: int, recorder: Recorder | None = None) -> None:
        """Never."""
        message = "we fight on"
        raise IllegalAnswer(message)


class ConcedingIsNothing(Toy):
    def conceded(self, s: State, seat: int) -> None:
        """It has no consequence."""


class ConcedeTwice(Toy):
    def concede(self, s: State, seat: int, recorder: Recorder | None = None) -> None:
        """Also after the end."""
        s.outcome = Outcome([[1 - seat], [seat]], "concession")


class ShowsTheDeck(Toy):
    def view(self, s: State, seat: int) -> object:
        """What the next card is."""
        tops = [deck[-1:] for deck in toy(s).decks]
        return [super().view(s, seat), [s.knowledge.identity[top[0]] for top in tops if top]]


class ShowsBids(Toy):
    def view(self, s: State, seat: int) -> object:
        """Answers before all are in."""
        return [super().view(s, seat), [form.picks for form in s.frames[-1].forms]]


class KeepsSecrets(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """Only future chance is new: hidden cards stay what they are."""
        copy = s.clone()
        copy.chance.reseed(seed)
        return copy


class KeepsChance(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """What will be rolled stays as it is."""
        copy = super().determinize(s, seat, seed)
        copy.chance = s.chance.clone()
        return copy


class KeepsBids(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """What others have sealed stays as it is."""
        copy = super().determinize(s, seat, seed)
        copy.frames[-1].forms = [form.clone() for form in s.frames[-1].forms]
        return copy


class TellsDraws(Toy):
    def change(self, s: State, event: Event) -> bool:
        """A number that all see grows with what is drawn."""
        changed = super().change(s, event)
        if event.kind == DRAWN:
            s.turns += s.knowledge.identity[event.subject]
        return changed


class RedrawsOwnHand(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """Draws for nobody, so that even the seat's own cards change."""
        return super().determinize(s, NOBODY, seed)


class DrawsInPlace(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """The state given is the state changed."""
        s.chance.reseed(seed)
        return super().determinize(s, seat, seed)


class DrawsOnce(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """The same question is answered in a new way each time."""
        self.times += 1
        return super().determinize(s, seat, seed_from(f"{seed.hex()} {self.times}"))


class DreamsOtherwise(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """An imagined state has the other generator: what it imagines has not."""
        copy = super().determinize(s, seat, seed)
        copy.chance.generator = SWIFT - s.chance.generator
        return copy

    def view(self, s: State, seat: int) -> object:
        """Too little to notice."""
        return toy(s).hands


class StopsWhenDrawn(Toy):
    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """A state in which the next step finds nothing to do."""
        copy = toy(super().determinize(s, seat, seed))
        copy.frames[0].op = copy.frames[0].op.turn  # type: ignore[attr-defined]
        return copy

    def view(self, s: State, seat: int) -> object:
        """Too little to notice."""
        return toy(s).hands


class StartsDifferently(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.games = 0

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """Each game on this table is another one."""
        self.games += 1
        return super().start(setup, seed_from(f"{seed.hex()} {self.games}"), recorder)
