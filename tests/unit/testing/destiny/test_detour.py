"""The modes of the suite: what they do to a sound game, and that they notice a broken one."""

import pytest

from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.game import Game
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State
from dejarik.testing import detour
from dejarik.testing.destiny.games import true_game
from dejarik.testing.destiny.table import Tabletop


class Restless(Game):
    """A game that keeps something beside the state: how many answers it was given."""

    def __init__(self) -> None:
        super().__init__(true_game().timing)
        self.count = 0

    def unpack(self, data: list[object]) -> State:
        """As the true game does it."""
        return true_game().unpack(data)

    def apply(
        self,
        s: State,
        seat: int,
        decision_id: int,
        answer: int,
        recorder: Recorder | None = None,
    ) -> None:
        """The more answers were given, the richer someone gets."""
        super().apply(s, seat, decision_id, answer, recorder)
        self.count += 1
        table_of(s).players[0].resources += self.count


@pytest.mark.parametrize("mode", [detour.AMNESIA, detour.UNDO])
def test_a_table_plays_the_same_in_every_mode(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests need not know which mode they run in."""
    monkeypatch.delenv(detour.AMNESIA, raising=False)
    monkeypatch.delenv(detour.UNDO, raising=False)
    plain, other = Tabletop("04024", "04001"), Tabletop("04024", "04001")

    plain.answer("activate 04024", "pass")
    monkeypatch.setenv(mode, "1")
    other.answer("activate 04024", "pass")

    assert plain.options() == other.options()
    assert plain.game.dump(plain.state) == other.game.dump(other.state)
    assert len(plain.recorder.records) == len(other.recorder.records)


def test_what_a_detour_leaves_behind_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a memory of its own goes on differently after something was taken back."""
    monkeypatch.setenv(detour.UNDO, "1")
    t = Tabletop("04024", "04001")

    with pytest.raises(AssertionError, match="left a trace"):
        detour.answer(Restless(), t.state, t.decision(), 0, None)
