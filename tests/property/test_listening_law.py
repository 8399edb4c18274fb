"""Listening in vain, in three small games: it changes nothing, or the game is found."""

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.timing import BANDS, Index
from dejarik.laws import contract
from dejarik.laws.listening import listening_in_vain, overhear
from examples.toy import state as t
from examples.toy.game import Toy
from tests.spine.procedures.game import Procedures
from tests.spine.response_stack.game import StackGame
from tests.spine.response_stack.test_random_games import DECK

AHEAD = 6
ARMIES = [["scout", "guard", "hunter"], ["guard", "hunter", "runner"]]


class OverheardToy(Toy):
    """A game of replacing, interrupting and catching."""

    overheard = False

    def build_index(self, s: State) -> Index:
        """With the deaf ones, if they listen just now."""
        return overhear(self, super().build_index(s))


class OverheardStack(StackGame):
    """A game of windows."""

    overheard = False

    def build_index(self, s: State) -> Index:
        """The same."""
        return overhear(self, super().build_index(s))


class OverheardProcedures(Procedures):
    """A game of procedures."""

    overheard = False

    def build_index(self, s: State) -> Index:
        """The same."""
        return overhear(self, super().build_index(s))


class Nervous(OverheardToy):
    """It ends as soon as anyone waits for a wound before it happens, concerned or not."""

    def check(self, s: State) -> None:
        """Look at who listens, as no rule should."""
        super().check(s)
        if t.HURT * BANDS + t.BEFORE in s.get_index().listeners:
            t.toy(s).life[0] = 0


def hold_against_law(game: Game, setup: dict[str, object], games: int) -> int:
    """Play some games at random and ask the law at every third decision; how often it was."""
    asked = 0
    for number in range(games):
        bot = RandomBot(number)
        s = game.start(setup, seed_from(f"listening {number}"))
        for place in range(60):
            if not game.pending(s):
                break
            if place % 3 == 0:
                listening_in_vain(game, s, contract.next_answers(game, s, bot.answer, AHEAD))
                asked += 1
            decision = game.pending(s)[0]
            game.apply(s, decision.seat, decision.id, bot.answer(decision))
    return asked


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        (OverheardToy(), {}),
        (OverheardStack(), {"decks": [DECK, DECK]}),
        (OverheardProcedures(), {"armies": ARMIES, "hands": 3}),
    ],
    ids=["catching", "windows", "procedures"],
)
def test_a_listener_that_nothing_concerns_changes_nothing(
    game: Game, setup: dict[str, object]
) -> None:
    """Options, order and bytes are the same with deaf abilities at every stage."""
    assert hold_against_law(game, setup, 6) > 40


def test_a_game_that_minds_who_listens_is_found() -> None:
    """The law can fail."""
    with pytest.raises(contract.LawBroken, match="listening in vain changes"):
        hold_against_law(Nervous(), {}, 6)


def test_a_game_that_cannot_be_overheard_is_refused() -> None:
    """Else the law would hold of every game."""
    with pytest.raises(contract.LawBroken, match="cannot be overheard"):
        hold_against_law(Toy(), {}, 1)
