"""
The laws of the contract, held against the toy game and against broken copies of it.

Random play comes from Hypothesis as plain numbers, so that a failure shrinks to a short
game; nothing here depends on when or where it runs.
"""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, SOME, Decision
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game
from dejarik.kernel.play import Play, begin
from dejarik.kernel.recorder import ListRecorder, Record
from dejarik.kernel.release import Release
from dejarik.kernel.state import State
from dejarik.laws import contract, hidden
from examples.toy.game import Toy
from examples.toy.state import CARDS, toy
from tests.property import broken

RELEASE = Release("toy", 1, "1", {})
POOLS = [list(range(1 + side * len(CARDS), 1 + (side + 1) * len(CARDS))) for side in range(2)]
seeds = st.integers(0, 2**16).map(lambda number: seed_from(str(number)))
answers = st.lists(st.integers(0, 99), min_size=12, max_size=60)
quick = settings(max_examples=25, deadline=None, derandomize=True, database=None)


def choice_from(decision: Decision, number: int) -> int:
    """An answer made from any number; now and then a step back."""
    if decision.may_step_back() and number % 5 == 0:
        return BACK
    return number % len(decision.options)


def positions(play: Play, numbers: list[int]) -> Iterator[State]:
    """Every position of a game, played by these numbers; any seat that is asked may go first."""
    game = play.game
    for number in numbers:
        yield play.state
        pending = game.pending(play.state)
        if not pending:
            return
        decision = pending[number % len(pending)]
        play.answer(decision.seat, decision.id, choice_from(decision, number))
    yield play.state


def a_game(game: Game, seed: bytes) -> Play:
    """A new game."""
    return begin(game, RELEASE, {}, seed)


def somewhere(game: Game, wanted: Callable[[State], bool]) -> State:
    """The first position with some property that random play comes across."""
    for number in range(40):
        play = a_game(game, seed_from(str(number)))
        bot = RandomBot(number)
        numbers = [bot.random.randrange(99) for _ in range(60)]
        for s in positions(play, numbers):
            if wanted(s):
                return s.clone()
    message = "no such position was found"
    raise AssertionError(message)


def is_staged(s: State) -> bool:
    """Whether a seat is at the first stage of several, with something to pick."""
    pending = Toy.pending(s.game, s)
    return any(one.kind == SOME and one.stage == 0 and len(one.options) > 2 for one in pending)


def is_sealed(s: State) -> bool:
    """Whether both seats are asked at once."""
    return len(s.seats_asked()) == 2


@quick
@given(seeds, answers)
def test_a_sound_game_keeps_every_law_of_a_position(seed: bytes, numbers: list[int]) -> None:
    """Offers, refusals, copies, sealed answers, steps back and concessions hold everywhere."""
    bot = RandomBot(1, steps_back=0.2)
    for place, s in enumerate(positions(a_game(Toy(), seed), numbers)):
        if place % 3 == 0:
            contract.at_decision(s.game, s, bot.answer)


@quick
@given(seeds, answers)
def test_a_sound_game_keeps_what_is_hidden(seed: bytes, numbers: list[int]) -> None:
    """Determinizing and views agree about what each seat knows, along whole games."""
    bot = RandomBot(2)
    for place, s in enumerate(positions(a_game(Toy(), seed), numbers)):
        if place % 7 == 0:
            hidden.hidden_at_decision(s.game, s, bot.answer, POOLS)


@quick
@given(seeds, answers, st.integers(0, 60))
def test_a_journal_replays_to_the_same_bytes(seed: bytes, numbers: list[int], target: int) -> None:
    """Also after going back and playing on."""
    play = a_game(Toy(), seed)
    for _ in positions(play, numbers):
        pass
    play.return_to(min(target, play.position()))
    for _ in positions(play, numbers[::-1]):
        pass

    contract.replay_identical(play.game, play.journal, play.state)


@quick
@given(seeds, answers, st.integers(0, 60))
def test_what_is_returned_from_leaves_no_trace(
    seed: bytes, numbers: list[int], target: int
) -> None:
    """Going back, answering otherwise, going back and answering as before ends where it did."""
    play = a_game(Toy(), seed)
    for _ in positions(play, numbers):
        pass
    at = min(target, play.position())

    contract.return_harmless(play.game, play.journal, play.state, at, RandomBot(3).answer)


@quick
@given(seeds, st.integers(0, 2**16))
def test_every_event_of_a_game_has_a_cause(seed: bytes, number: int) -> None:
    """Causes lead back to an answer, and every random game ends with all its cards."""
    game = Toy()
    s = game.start({}, seed)
    since = s.serial
    recorder = ListRecorder()
    bot = RandomBot(number, steps_back=0.2)
    while pending := game.pending(s):
        game.apply(s, pending[0].seat, pending[0].id, bot.answer(pending[0]), recorder)

    contract.causes_end_at_answers(recorder.records, since)
    assert game.outcome(s) is not None
    state = toy(s)
    zones = (*state.decks, *state.hands, *state.tables, *state.piles)
    assert list(range(1, 1 + 2 * len(CARDS))) == sorted(card for zone in zones for card in zone)
    assert sorted([0, *CARDS, *CARDS]) == sorted(s.knowledge.identity)


def first(game: Game) -> State:
    """The first position of a game: two sealed bids."""
    return game.start({}, seed_from("first"))


def choose(decision: Decision) -> int:
    """The first option."""
    return 0


def test_a_position_shows_equal_to_itself_and_unequal_to_another() -> None:
    """Views are compared by what they say."""
    game = Toy()
    s, other = first(game), game.start({}, seed_from("other"))

    assert hidden.views_equal(game, s, s.clone(), 0)
    assert not hidden.views_equal(game, s, other, 0)


def test_the_determinize_law_says_whether_the_states_looked_alike() -> None:
    """A test that compares states with different views would prove nothing."""
    game = Toy()
    s, other = first(game), game.start({}, seed_from("other"))
    alike = game.determinize(s, 0, seed_from("alike"))

    assert game.dump(s) != game.dump(alike)
    assert hidden.determinize_law(game, s, alike, 0, choose)
    assert not hidden.determinize_law(game, s, other, 0, choose)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (broken.OffersTooMuch(), contract.offered_accepted),
        (broken.AsksNothing(), contract.offered_accepted),
        (broken.AcceptsAnything(), contract.not_offered_raises),
        (broken.ChangesOnRefusal(), contract.not_offered_raises),
        (broken.NoConceding(), contract.concede),
        (broken.ConcedingIsNothing(), contract.concede),
        (broken.ConcedeTwice(), contract.concede),
        (broken.ShowsBids(), contract.group_hidden),
    ],
)
def test_a_broken_game_is_noticed_at_its_first_decision(
    game: Game, law: Callable[[Game, State], None]
) -> None:
    """Each law about offers, refusals, concessions and open groups really fails."""
    s = first(game)
    law(Toy(), first(Toy()))

    with pytest.raises(contract.LawBroken):
        law(game, s)


def test_a_clone_that_shares_a_list_is_noticed() -> None:
    """Playing in the copy changes the original."""
    game = broken.SharesAList()
    s = first(game)
    moves = contract.next_answers(Toy(), first(Toy()), choose, 4)

    with pytest.raises(contract.LawBroken):
        contract.clone_and_reload(game, s, moves)


def test_a_state_that_forgets_on_saving_is_noticed() -> None:
    """What the bytes lose is missed."""
    game = broken.ForgetsOnSaving()
    s = somewhere(game, lambda s: toy(s).first == 1)

    with pytest.raises(contract.LawBroken, match="loaded"):
        contract.clone_and_reload(game, s, [])


def test_sealed_answers_that_depend_on_their_order_are_noticed() -> None:
    """The toy game's bids are sealed; the broken one lets the last answer decide."""
    contract.sealed_order(Toy(), first(Toy()), choose)

    with pytest.raises(contract.LawBroken, match="order"):
        contract.sealed_order(broken.FirstAnswerWins(), first(broken.FirstAnswerWins()), choose)


def test_a_step_back_that_leaves_a_trace_is_noticed() -> None:
    """The bytes before a stage come back, or the law is broken."""
    game = broken.BackLeavesATrace()
    s = somewhere(game, is_staged)

    with pytest.raises(contract.LawBroken, match="trace"):
        contract.step_back(game, s)


def test_a_stage_that_leads_nowhere_is_noticed_at_the_one_before_it() -> None:
    """Every first pick can be completed, or it is not offered."""
    game = broken.LeadsNowhere()
    s = somewhere(Toy(), lambda state: _first_of_several(Toy(), state))

    contract.offered_accepted(Toy(), s)
    with pytest.raises(contract.LawBroken, match="completed"):
        contract.offered_accepted(game, s)


def _first_of_several(game: Game, s: State) -> bool:
    """Whether some answer opens a further stage of its group."""
    for decision in game.pending(s):
        for choice in range(len(decision.options)):
            copy = game.clone(s)
            game.apply(copy, decision.seat, decision.id, choice)
            if any(one.group == decision.group and one.stage for one in game.pending(copy)):
                return True
    return False


def test_open_stages_that_others_see_are_noticed() -> None:
    """Also when only one seat is asked: its picks are nobody's business yet."""
    game = broken.ShowsBids()
    s = somewhere(game, is_staged)

    contract.group_hidden(Toy(), s)
    with pytest.raises(contract.LawBroken, match="open answers"):
        contract.group_hidden(game, s)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (broken.ShowsTheDeck(), "view"),
        (broken.KeepsSecrets(), "different bytes"),
        (broken.RedrawsOwnHand(), "view"),
        (broken.DrawsInPlace(), "changed the state"),
        (broken.DrawsOnce(), "two states"),
        (broken.DreamsOtherwise(), "what the real one does not"),
        (broken.StopsWhenDrawn(), "fails"),
    ],
)
def test_a_determinize_that_cheats_is_noticed(game: Game, complaint: str) -> None:
    """Leaks, kept secrets, lost knowledge and unplayable results each break the law."""
    s = first(game)
    other = Toy().determinize(s, 0, seed_from("other"))

    with pytest.raises(contract.LawBroken, match=complaint):
        hidden.determinize_law(game, s, other, 0, RandomBot(3).answer)


def keep_hidden(play: Play, numbers: list[int]) -> None:
    """Ask the laws about hidden information at every position."""
    for s in positions(play, numbers):
        hidden.hidden_at_decision(play.game, s, RandomBot(4).answer, POOLS)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (broken.ShowsTheDeck(), "view"),
        (broken.KeepsSecrets(), "different bytes"),
        (broken.KeepsChance(), "different bytes"),
        (broken.KeepsBids(), "different bytes"),
        (broken.TellsDraws(), "tells seat"),
    ],
)
def test_what_a_game_keeps_or_tells_is_noticed_at_some_decision(game: Game, complaint: str) -> None:
    """The laws about hidden information need no other game to compare with."""
    play = a_game(game, seed_from("kept"))
    bot = RandomBot(5)
    numbers = [bot.random.randrange(99) for _ in range(30)]

    with pytest.raises(contract.LawBroken, match=complaint):
        keep_hidden(play, numbers)


def test_a_view_that_leaks_is_noticed_while_the_seat_plays_on() -> None:
    """Two states alike to a seat stay alike; one that shows the deck does not even start so."""
    s = somewhere(Toy(), is_staged)
    seat = s.seats_asked()[0]
    other = Toy().determinize(s, seat, seed_from("other"))
    moves = contract.next_answers(Toy(), s, choose, 3)

    assert 1 == hidden.follow_alike(Toy(), s, other, seat, moves)
    with pytest.raises(contract.LawBroken, match="from the start"):
        hidden.follow_alike(broken.ShowsTheDeck(), s, other, seat, moves)


def test_a_game_with_a_memory_of_its_own_is_noticed_by_replay() -> None:
    """What is not in the journal must not matter."""
    play = a_game(broken.StartsDifferently(), seed_from("first"))

    with pytest.raises(contract.LawBroken, match="other bytes"):
        contract.replay_identical(play.game, play.journal, play.state)


def test_a_game_with_a_memory_of_its_own_is_noticed_by_a_return() -> None:
    """A position returned to is the position that was."""
    play = a_game(broken.StartsDifferently(), seed_from("first"))

    with pytest.raises(contract.LawBroken, match="when returned to"):
        contract.return_harmless(play.game, play.journal, play.state, 0, RandomBot(3).answer)


@pytest.mark.parametrize(
    ("serial", "cause"),
    [(9, 9), (9, 12), (9, 7), (3, 0), (8, 5)],
    ids=["itself", "the future", "never happened", "before recording", "serial twice"],
)
def test_a_causeless_event_is_noticed(serial: int, cause: int) -> None:
    """Causes are older than their events, known, and numbered once."""
    event = Record(serial, cause, Event(1), [])
    records = [Record(8, 0, None, []), Record(10, 8, Event(1), []), event]

    with pytest.raises(contract.LawBroken):
        contract.causes_end_at_answers(records, 5)
    contract.causes_end_at_answers(records[:2], 5)
