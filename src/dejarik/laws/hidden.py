"""
The laws of hidden information: what a seat sees and imagines never depends on what it cannot know.

What belongs here: worlds that look the same to a seat, and comparing them. What does not: the
other laws (`contract`), and following one title's cards in them (`secrets`).
"""

from itertools import combinations

from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.laws.contract import (
    Chooser,
    Move,
    after_move,
    apply_move,
    clone_and_reload,
    demand,
    next_answers,
    view_bytes,
)

Pools = list[list[int]]
"""Cards by number, those together whose identities could be exchanged for all anyone knows."""

PAIRS = 6
"""How many pairs of hidden cards are exchanged at one decision for each seat."""


def views_equal(game: Game, s: State, other: State, seat: int) -> bool:
    """Whether two states look the same to a seat."""
    return view_bytes(game, s, seat) == view_bytes(game, other, seat)


def determinize_law(game: Game, s: State, other: State, seat: int, choose: Chooser) -> bool:
    """
    Determinizing draws anew just what a seat cannot know.

    Equal views give equal bytes; no seed changes the seat's view; the result can be played,
    and imagines what the real state does; the original stays. Gives whether the two states
    looked the same, so that a test can tell that the first part was really asked. Take
    `other` from `another_world`: a state that the game itself determinized proves nothing of
    what the game forgets to draw.
    """
    before = game.dump(s)
    alike = views_equal(game, s, other, seat)
    for text in ("one", "two", "three"):
        seed = seed_from(text)
        drawn = game.determinize(s, seat, seed)
        demand(before == game.dump(s), "determinizing changed the state it was given")
        bytes_drawn = game.dump(drawn)
        demand(
            bytes_drawn == game.dump(game.determinize(s, seat, seed)),
            f"determinizing twice for seat {seat} with one seed gives two states",
        )
        demand(views_equal(game, s, drawn, seat), f"determinizing changed seat {seat}'s view")
        demand(
            not alike or bytes_drawn == game.dump(game.determinize(other, seat, seed)),
            f"two states look the same to seat {seat} and determinize to different bytes",
        )
        moves = next_answers(game, drawn, choose, 12)
        clone_and_reload(game, drawn, moves)
        again = seed_from(f"{text} again")
        demand(
            game.dump(game.determinize(drawn, seat, again))
            == game.dump(game.determinize(s, seat, again)),
            f"an imagined state imagines for seat {seat} what the real one does not",
        )
    return alike


def another_world(game: Game, s: State, seat: int, pools: Pools) -> State:
    """A copy that differs in all a seat cannot know: hidden cards, chance, sealed answers."""
    other = game.load(game.dump(s))
    for hidden in _hidden(s, seat, pools):
        turned = [*hidden[1:], *hidden[:1]]
        for card, source in zip(hidden, turned, strict=True):
            other.knowledge.identity[card] = s.knowledge.identity[source]
    other.chance.reseed(seed_from("another world"))
    _take_back_open(other, seat)
    f = other.frames[-1]
    for form in f.forms:
        if form.seat != seat and form.closed:
            form.picks = []
            form.closed = False
            while not form.closed:
                f.op.pick(other, f, form, f.op.options(other, f, form)[-1])
    return other


def _take_back_open(s: State, seat: int) -> None:
    """Others may be halfway through a group: what they picked may not stand in another world."""
    for form in s.frames[-1].forms:
        if form.seat != seat and not form.closed:
            form.picks = []
    s.decisions = None


def no_step_tells(game: Game, s: State, seat: int, pools: Pools) -> None:
    """
    No answer of anyone shows a seat a difference in cards that it does not come to know.

    Two hidden cards are exchanged and one option is taken in both worlds. Where the seat
    then knows the same cards, its views must be the same, and so who is asked next.
    A rule that tells something of a card without showing it would break this law.
    """
    pairs = [pair for hidden in _hidden(s, seat, pools) for pair in combinations(hidden, 2)]
    s = game.load(game.dump(s))
    _take_back_open(s, seat)
    for one, two in pairs[:: len(pairs) // PAIRS + 1]:
        other = game.load(game.dump(s))
        identity = other.knowledge.identity
        identity[one], identity[two] = identity[two], identity[one]
        for decision, twin in zip(game.pending(s), game.pending(other), strict=True):
            keys = [option.key() for option in twin.options]
            for choice, option in enumerate(decision.options):
                if option.key() not in keys:
                    continue
                move = Move(decision.seat, decision.id, choice)
                here = after_move(game, s, move)
                there = after_move(game, other, move._replace(choice=keys.index(option.key())))
                demand(
                    _known(here, seat) != _known(there, seat)
                    or views_equal(game, here, there, seat),
                    f"{move} tells seat {seat} what cards {one} and {two} are",
                )


def _hidden(s: State, seat: int, pools: Pools) -> list[list[int]]:
    return [[card for card in pool if not s.knowledge.knows(seat, card)] for pool in pools]


def _known(s: State, seat: int) -> list[int]:
    """The identities a seat knows, with NOBODY for the others."""
    identity = s.knowledge.identity
    knows = s.knowledge.knows
    return [one if knows(seat, card) else NOBODY for card, one in enumerate(identity)]


def follow_alike(game: Game, s: State, other: State, seat: int, moves: list[Move]) -> int:
    """
    Two states that look the same to a seat go on looking the same while only it answers.

    Gives how many moves were compared: another seat's answer, chance or a reveal may tell
    the states apart, so comparing ends at the first move that is not the seat's own or
    that closes a group.
    """
    one = game.load(game.dump(s))
    two = game.load(game.dump(other))
    demand(views_equal(game, one, two, seat), f"the states differ to seat {seat} from the start")
    for count, move in enumerate(moves):
        decision = _decision_for(game, one, move)
        if decision is None or move.seat != seat:
            return count
        apply_move(game, one, move)
        apply_move(game, two, move)
        if not any(now.group == decision.group for now in game.pending(one)):
            return count
        demand(views_equal(game, one, two, seat), f"{move} tells seat {seat} what is hidden")
    return len(moves)


def _decision_for(game: Game, s: State, move: Move) -> Decision | None:
    for decision in game.pending(s):
        if decision.seat == move.seat and decision.id == move.decision:
            return decision
    return None


def hidden_at_decision(game: Game, s: State, choose: Chooser, pools: Pools) -> None:
    """Every law about hidden information, for each seat and for a spectator."""
    for seat in range(NOBODY, s.seats):
        other = another_world(game, s, seat, pools)
        alike = determinize_law(game, s, other, seat, choose)
        demand(alike, f"seat {seat} sees hidden cards, chance to come or open answers")
        follow_alike(game, s, other, seat, next_answers(game, s, choose, 8))
        no_step_tells(game, s, seat, pools)
