"""The journal: entries that are never deleted, replay, hashes, and bytes read strictly."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.kernel import play as p
from dejarik.kernel import replaying
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import IllegalAnswer, StaleDecision
from dejarik.kernel.entries import Entry, answered, returned
from dejarik.kernel.events import Event
from dejarik.kernel.journal import PRESENT, Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.recorder import ListRecorder, Recorder, Witness
from dejarik.kernel.release import Release, differences
from dejarik.kernel.state import State
from dejarik.kernel.wire import decode, digest, encode
from examples.toy.game import Toy
from examples.toy.state import HURT

SEED = seed_from("a journal")
RELEASE = Release("toy", 3, "1.2", {"01001": "aa", "01002": "bb"})


def new_game(game: Toy | None = None) -> p.Play:
    """A game with an empty journal."""
    return p.begin(game or Toy(), RELEASE, {"seats": ["a", "b"]}, SEED)


def play_on(play: p.Play, count: int, choice: int = -1) -> None:
    """Answer so many decisions, with the last option unless told otherwise."""
    for _ in range(count):
        decision = play.game.pending(play.state)[0]
        play.answer(decision.seat, decision.id, choice % len(decision.options))


def dump(play: p.Play) -> bytes:
    """The bytes of the state."""
    return play.game.dump(play.state)


def numbers(entries: list[Entry]) -> list[int]:
    """The numbers of entries."""
    return [entry.number for entry in entries]


def paper(*returns: int) -> Journal:
    """A journal without a game: -1 is an answer, any other number a return to there."""
    journal = Journal(RELEASE, {}, SEED)
    for to in returns:
        journal.append(answered(0, 1, 0) if to < 0 else returned(to))
    return journal


@pytest.mark.parametrize(
    ("expected", "written"),
    [
        ([], []),
        ([1, 2, 3], [-1, -1, -1]),
        ([], [-1, -1, 0]),
        ([1], [-1, -1, 1]),
        ([1, 4], [-1, -1, 1, -1]),
        ([1, 2], [-1, -1, 2]),
        ([1, 2], [-1, -1, 1, -1, 2]),
        ([1, 4, 6], [-1, -1, 1, -1, 4, -1]),
        ([1], [-1, -1, 1, -1, 3]),
        ([1, 2, 6], [-1, -1, 0, -1, 2, -1]),
        ([1, 2], [-1, -1, 0, 2]),
        ([1, 2], [-1, -1, 0, 2, 3, 4]),
    ],
)
def test_the_entries_that_count_follow_every_return(
    expected: list[int], written: list[int]
) -> None:
    """A position before a return, the return itself, and one behind it can all be gone back to."""
    assert expected == numbers(paper(*written).effective())


def test_every_earlier_position_can_be_asked_for() -> None:
    """The entries that counted at a position do not depend on what came after it."""
    journal = paper(-1, -1, 1, -1, 2)

    found = [numbers(journal.effective(at)) for at in range(6)]

    assert [[], [1], [1, 2], [1], [1, 4], [1, 2]] == found
    with pytest.raises(ValueError, match="no position 6"):
        journal.effective(6)


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_a_return_cannot_name_the_future(to: int) -> None:
    """With two entries there are the positions 0, 1 and 2; a refused return is not written."""
    play = new_game()
    play_on(play, 2)
    before = dump(play)

    with pytest.raises(ValueError, match=r"cannot return to position .*0 to 2"):
        play.return_to(to)
    assert 2 == play.position()
    assert before == dump(play)


def test_going_back_restores_the_bytes_of_every_position() -> None:
    """Also a position that was left by an earlier return."""
    play = new_game()
    seen = [dump(play)]
    for _ in range(6):
        play_on(play, 1)
        seen.append(dump(play))

    play.return_to(2)
    assert seen[2] == dump(play)
    play_on(play, 1, choice=0)
    other = dump(play)
    play.return_to(6)
    assert seen[6] == dump(play)
    play.return_to(8)
    assert other == dump(play)
    assert 10 == play.position()
    assert [1, 2, 8] == numbers(play.journal.effective())


def test_after_a_return_the_same_answers_give_the_same_game() -> None:
    """Chance comes again as it was."""
    play = new_game()
    play_on(play, 12)
    before = dump(play)
    play.return_to(0)
    play_on(play, 12)

    assert before == dump(play)


def test_a_refused_answer_is_not_written() -> None:
    """The journal holds only what happened."""
    play = new_game()
    decision = play.game.pending(play.state)[0]
    before = dump(play)

    with pytest.raises(StaleDecision):
        play.answer(decision.seat, decision.id + 1, 0)
    with pytest.raises(IllegalAnswer):
        play.answer(decision.seat, decision.id, 99)
    assert 0 == play.position()
    assert before == dump(play)


class Breaks(Toy):
    broken = False

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """A fresh game works."""
        self.broken = False
        return super().start(setup, seed, recorder)

    def change(self, s: State, event: Event) -> bool:
        """Fails in the middle of a change when told to."""
        if self.broken:
            s.serial += 5
            raise ZeroDivisionError
        return super().change(s, event)


def test_a_rule_that_breaks_leaves_the_game_where_it_was() -> None:
    """The state is made again from the journal."""
    game = Breaks()
    play = new_game(game)
    play_on(play, 1)
    before = dump(play)

    game.broken = True
    with pytest.raises(ZeroDivisionError):
        play_on(play, 1, choice=0)
    assert before == dump(play)
    assert 1 == play.position()


def test_a_concession_is_an_entry_and_can_be_gone_back_on() -> None:
    """It ends the game; the position before it is still there."""
    play = new_game()
    play_on(play, 3)
    before = dump(play)
    play.concede(1)

    outcome = play.game.outcome(replaying.replay(play.game, play.journal))
    assert outcome is not None
    assert [0] == outcome.winners()
    with pytest.raises(IllegalAnswer):
        play.concede(0)
    play.return_to(3)
    assert before == dump(play)


def test_adjudication_sets_the_outcome() -> None:
    """Nothing is asked any more, and replay knows ranking and reason."""
    play = new_game()
    play_on(play, 3)
    play.adjudicate([[1], [0]], "left the table")

    again = replaying.replay(play.game, load_journal(dump_journal(play.journal)))
    outcome = again.outcome
    assert outcome is not None
    assert ([[1], [0]], "left the table") == (outcome.ranking, outcome.reason)
    assert [] == play.game.pending(play.state)
    assert dump(play) == play.game.dump(again)
    with pytest.raises(IllegalAnswer, match="over"):
        play.adjudicate([[0], [1]], "second thoughts")


@pytest.mark.parametrize("ranking", [[], [[]], [[0], []], [[0], [0]], [[2]], [[-1], [0]]])
def test_a_ranking_without_sense_is_refused(ranking: list[list[int]]) -> None:
    """Sides exist, stand once, and no place is empty; otherwise nothing changes."""
    play = new_game()
    before = dump(play)

    with pytest.raises(IllegalAnswer, match="ranking"):
        play.adjudicate(ranking, "confused")
    assert before == dump(play)
    assert 0 == play.position()


def test_every_entry_carries_a_short_hash_of_the_state_after_it() -> None:
    """Of whatever kind it is, and the start of the game has one too."""
    play = new_game()
    start = replaying.fingerprint(play.game, play.state)
    found = []
    for act in (
        lambda: play_on(play, 1),
        lambda: play_on(play, 1),
        lambda: play.return_to(1),
        lambda: play.concede(0),
        lambda: play.return_to(2),
        lambda: play.adjudicate([[0, 1]], "draw"),
    ):
        act()
        found.append(f"3:{digest(dump(play), 8)}")

    assert f"3:{digest(play.game.dump(replaying.replay(play.game, play.journal, 0)), 8)}" == start
    assert start == play.journal.start_hash
    assert found == [entry.hash for entry in play.journal.entries]


@pytest.mark.parametrize("place", [0, 7, 19])
def test_another_state_than_the_journal_knows_is_an_error_with_both_hashes(place: int) -> None:
    """The message names the entry, what was expected and what was found, wherever it is."""
    play = new_game()
    play_on(play, 20)
    found = play.journal.entries[place].hash
    wrong = play.journal.entries[place].hash = f"3:{'0' * 16}"

    with pytest.raises(replaying.Diverged) as caught:
        replaying.replay(play.game, play.journal)
    what = f"entry {place + 1} (answer) gives another state"
    assert f"{what}: expected hash {wrong}, found {found}" == str(caught.value)
    replaying.replay(play.game, play.journal, place)


def test_another_start_than_the_journal_knows_is_an_error() -> None:
    """Also before the first answer: somebody has seen their cards."""
    play = new_game()
    play.journal.start_hash = f"3:{'0' * 16}"

    with pytest.raises(replaying.Diverged, match="the start of the game gives another state"):
        replaying.replay(play.game, play.journal)


def test_a_return_to_another_state_is_noticed() -> None:
    """The newest entry may be a return, whose state only its own hash knows."""
    play = new_game()
    play_on(play, 3)
    play.return_to(2)
    play.journal.entries[-1].hash = f"3:{'0' * 16}"

    with pytest.raises(replaying.Diverged, match=r"entry 4 \(return\) gives another state"):
        replaying.replay(play.game, play.journal)


class Gentle(Toy):
    def change(self, s: State, event: Event) -> bool:
        """Nobody is hurt."""
        if event.kind == HURT:
            event.amount = 0
        return super().change(s, event)


def test_other_rules_diverge() -> None:
    """A game played by one set of rules and replayed by another is noticed."""
    play = new_game()
    while play.game.pending(play.state) and play.position() < 40:
        play_on(play, 1, choice=0)
    assert any(entry.hash for entry in play.journal.entries)

    with pytest.raises(replaying.Diverged, match=r"^entry \d+ \(answer\)"):
        replaying.replay(Gentle(), play.journal)


def test_a_refused_entry_diverges() -> None:
    """The message names the entry and says why it was refused."""
    play = new_game()
    play_on(play, 3)
    play.journal.entries[1].choice = 77

    with pytest.raises(
        replaying.Diverged, match=r"entry 2 \(answer\) is refused: seat . answered 77"
    ):
        replaying.replay(play.game, play.journal)


class Latest(Witness):
    """Hears the beginning, and the entries after so many; notes every entry it is shown."""

    def __init__(self, silent: int) -> None:
        self.silent = silent
        self.recorder = ListRecorder()
        self.entries: list[int] = []
        self.carried_out = 0

    def start(self) -> Recorder | None:
        """The beginning is heard."""
        return self.recorder

    def before(self, s: State, entry: Entry) -> Recorder | None:
        """Silent at first."""
        assert s.outcome is None
        self.entries.append(entry.number)
        return self.recorder if entry.number > self.silent else None

    def after(self) -> None:
        """Count."""
        self.carried_out += 1


def test_a_witness_hears_a_replay_from_where_it_wants_to() -> None:
    """The log of a game can be made again from its journal, or only the latest of it."""
    beginning = ListRecorder()
    play = new_game()
    play.game.start(play.journal.setup(), play.journal.seed, beginning)
    heard = []
    for _ in range(8):
        decision = play.game.pending(play.state)[0]
        recorder = ListRecorder()
        play.answer(decision.seat, decision.id, 0, recorder)
        heard.append([record.serial for record in recorder.records])
    first = [record.serial for record in beginning.records]

    for silent in (0, 3, 8):
        witness = Latest(silent)
        replaying.replay(play.game, play.journal, PRESENT, witness)
        told = [record.serial for record in witness.recorder.records]
        assert first + list(chain.from_iterable(heard[silent:])) == told
        assert (list(range(1, 9)), 9) == (witness.entries, witness.carried_out)
    assert any(heard)


def test_a_game_sees_the_same_setup_when_replayed() -> None:
    """Tuples become lists before the first start, and no game can change the journal's copy."""
    journal = Journal(RELEASE, {"decks": ("x", ("y",))}, SEED)
    journal.setup()["decks"] = []

    assert {"decks": ["x", ["y"]]} == journal.setup()


@pytest.mark.parametrize("setup", [{"a": object()}, {"a": 2**70}, {1: "a"}])
def test_a_setup_that_is_not_plain_data_is_refused(setup: dict[str, object]) -> None:
    """A journal that could not be written down is never begun."""
    with pytest.raises(ValueError, match="setup"):
        Journal(RELEASE, setup, SEED)


def test_a_short_seed_is_refused() -> None:
    """Chance wants 256 bits."""
    with pytest.raises(ValueError, match="a seed has 32 bytes, this one has 3"):
        Journal(RELEASE, {}, b"abc")


def full_journal() -> Journal:
    """A journal with an entry of every kind and a hash."""
    play = new_game()
    play_on(play, 22)
    play.return_to(21)
    play.concede(0)
    play.return_to(20)
    play.adjudicate([[0, 1]], "draw")
    return play.journal


def test_a_journal_comes_back_from_bytes() -> None:
    """Everything is there again, byte for byte."""
    journal = full_journal()
    data = dump_journal(journal)
    again = load_journal(data)

    assert data == dump_journal(again)
    assert [e.pack() for e in journal.entries] == [e.pack() for e in again.entries]
    assert numbers(journal.entries) == numbers(again.entries)
    assert journal.setup() == again.setup()
    assert journal.start_hash == again.start_hash
    assert [] == differences(RELEASE, again.release)


def test_a_journal_of_the_first_format_is_read() -> None:
    """Its returns and ends have no hashes, its answers few; written down again they stay so."""
    rows = [[0, 0, 256, 0, "ab"], [0, 0, 512, 0, ""], [1, 1], [2, 0], [3, [[0, 1]], "draw"]]
    first = [1, ["toy", 2, "1.2", []], encode({}), SEED, rows]

    journal = load_journal(encode(first))

    assert rows == [entry.pack() for entry in journal.entries]
    assert [0, 0, 0, 0, 0] == [entry.schema() for entry in journal.entries]
    assert "" == journal.start_hash


PLAIN = [2, ["toy", 3, "1.2", [["01001", "aa"]]], encode({}), SEED, "", []]


@pytest.mark.parametrize(
    ("complaint", "place", "value"),
    [
        ("format 3", 0, 3),
        ("format is '1'", 0, "1"),
        ("release is not a list of 4", 1, []),
        ("game's name is 5", 1, [5, 3, "1.2", []]),
        ("schema version is True", 1, ["toy", True, "1.2", []]),
        ("programs of a release", 1, ["toy", 3, "1.2", {}]),
        ("program of the release", 1, ["toy", 3, "1.2", [["01001"]]]),
        ("setup and seed", 2, {}),
        ("setup is not a table", 2, encode([])),
        ("no saved state", 2, b""),
        ("a name in the setup is 1", 2, encode({1: 2})),
        ("setup and seed", 3, "seed"),
        ("a seed has 32 bytes", 3, b"seed"),
        ("hash of the start is 5", 4, 5),
        ("entries of a journal are a list", 5, {}),
        ("entry 1 is not a list", 5, [7]),
        ("entry 1 is not a list", 5, [[]]),
        ("entry 1 has the unknown kind 9", 5, [[9]]),
        ("kind of entry 1 is None", 5, [[None]]),
        ("entry 1 is not a list of 5", 5, [[0, 0, 256]]),
        ("choice of entry 1 is -2", 5, [[0, 0, 256, -2, ""]]),
        ("choice of entry 1 is -1.0", 5, [[0, 0, 256, -1.0, ""]]),
        ("seat of entry 2 is -1", 5, [[0, 0, 256, -1, ""], [0, -1, 256, 0, ""]]),
        ("hash of entry 1 is 5", 5, [[0, 0, 256, 0, 5]]),
        ("cannot return to position 1", 5, [[1, 1]]),
        ("position of entry 1 is -1", 5, [[1, -1]]),
        ("hash of entry 1 is 5", 5, [[1, 0, 5]]),
        ("hash of entry 1 is 5", 5, [[2, 0, 5]]),
        ("hash of entry 1 is 5", 5, [[3, [[0]], "why", 5]]),
        ("entry 1 is not a list of 2", 5, [[2, 0, "", ""]]),
        ("seat of entry 1 is 'a'", 5, [[2, "a"]]),
        ("ranking of entry 1 is not", 5, [[3, 1, "why"]]),
        ("a place in the ranking of entry 1", 5, [[3, [1], "why"]]),
        ("a side in the ranking of entry 1", 5, [[3, [["a"]], "why"]]),
        ("reason of entry 1 is None", 5, [[3, [[0]], None]]),
    ],
)
def test_a_malformed_journal_is_refused_with_the_place(
    complaint: str, place: int, value: object
) -> None:
    """One part at a time is wrong, and the error names it."""
    load_journal(encode(PLAIN))
    wrong = [*PLAIN]
    wrong[place] = value

    with pytest.raises(ValueError, match=complaint):
        load_journal(encode(wrong))


FULL = dump_journal(full_journal())
plain_data = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=3) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 6), plain_data, st.integers(0, 400), st.integers(0, 255))
def test_damaged_bytes_are_refused_or_read_and_nothing_else(
    place: int, value: object, at: int, byte: int
) -> None:
    """A loader that fails in another way than ValueError would take a service down."""
    data = bytearray(FULL)
    data[at % len(data)] = byte
    parts = decode(FULL)
    assert isinstance(parts, list)
    parts[place % 6] = value
    for wrong in (bytes(data), bytes(data[:at]), encode(parts), encode(value)):
        try:
            load_journal(wrong)
        except ValueError as error:
            assert str(error)  # noqa: PT017
