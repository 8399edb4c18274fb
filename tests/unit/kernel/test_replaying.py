"""A journal is played again as it was or not at all, whichever release wrote it."""

import pytest

from dejarik.kernel.chance import seed_from
from dejarik.kernel.events import Event
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.play import Play, begin
from dejarik.kernel.recorder import ListRecorder, Recorder, Witness
from dejarik.kernel.release import Release
from dejarik.kernel.replaying import Diverged, replay
from dejarik.kernel.state import State
from examples.toy.game import SCHEMA, Toy
from examples.toy.state import HURT

SEED = seed_from("a journal")
HERE = Release("toy", SCHEMA, "1.2", {})
OLDER = Release("toy", SCHEMA - 1, "1.1", {})


def played(count: int, game: Toy | None = None) -> Play:
    """A game of so many answers, always with the first option."""
    play = begin(game or Toy(), HERE, {"seats": ["a", "b"]}, SEED)
    go_on(play, count)
    return play


def go_on(play: Play, count: int) -> None:
    """So many more answers."""
    for _ in range(count):
        decision = play.game.pending(play.state)[0]
        play.answer(decision.seat, decision.id, 0)


def aged(journal: Journal) -> Journal:
    """The journal as an older release would have written it: without hashes that fit."""
    again = Journal(OLDER, journal.setup(), journal.seed)
    for entry in load_journal(dump_journal(journal)).entries:
        entry.hash = ""
        again.append(entry)
    return again


class Mended(Toy):
    """A game in which something was mended: `asked` at a decision, `happened` at an event."""

    asked = -1
    happened = -1

    def mended(self, s: State, wrote: Release) -> str:
        """Whatever is asked in a turn of this number is asked otherwise today."""
        assert wrote.schema < self.schema
        return "the list is longer" if s.groups == self.asked else ""

    def mended_event(self, s: State, event: Event, wrote: Release) -> str:
        """An event of this kind is otherwise today."""
        return "it hurts more" if event.kind == self.happened else ""


def test_an_older_journal_is_played_without_comparing_hashes() -> None:
    """How its states were packed is not known any more."""
    play = played(12)
    older = aged(play.journal)
    older.entries[4].hash = "0" * 32

    assert play.game.dump(play.state) == play.game.dump(replay(Toy(), older))


def test_an_older_journal_that_meets_a_mended_decision_is_refused_by_entry() -> None:
    """It is played up to the entry before, and the refusal says what was mended."""
    older = aged(played(12).journal)
    game = Mended()
    game.asked = older.entries[6].decision // 256

    with pytest.raises(Diverged) as refused:
        replay(game, older)
    assert "entry 7 (answer) meets what has changed since: the list is longer" == str(refused.value)
    replay(game, older, 6)


def test_an_older_journal_that_meets_a_mended_event_is_refused_by_entry() -> None:
    """The first entry that led to such an event is named."""
    play = played(0)
    recorder = ListRecorder()
    while not any(one.event and one.event.kind == HURT for one in recorder.records):
        decision = play.game.pending(play.state)[0]
        play.answer(decision.seat, decision.id, 0, recorder)
    game = Mended()
    game.happened = HURT

    with pytest.raises(Diverged) as refused:
        replay(game, aged(play.journal))
    where = f"entry {play.position()} (answer)"
    assert f"{where} meets what has changed since: it hurts more" == str(refused.value)


def test_a_journal_of_this_schema_is_never_asked_about_mends() -> None:
    """Its hashes tell."""
    play = played(12)
    game = Mended()
    game.asked, game.happened = play.journal.entries[6].decision // 256, HURT

    assert play.game.dump(play.state) == game.dump(replay(game, play.journal))


def test_an_older_journal_that_was_gone_on_with_is_doubted_only_where_it_is_old() -> None:
    """Entries of today's release met the mended list when they were given."""
    game = Mended()
    play = Play(game, aged(played(5).journal))
    go_on(play, 5)
    game.asked = play.journal.entries[8].decision // 256

    again = replay(game, load_journal(dump_journal(play.journal)))
    assert game.dump(play.state) == game.dump(again)
    play.journal.entries[8].hash = "3:0123456789abcdef"
    with pytest.raises(Diverged, match=r"entry 9 \(answer\) gives another state"):
        replay(game, play.journal)


@pytest.mark.parametrize("place", ["release", "entry"])
def test_what_a_later_release_wrote_is_refused(place: str) -> None:
    """Nobody knows here what it means."""
    journal = played(3).journal
    if place == "release":
        journal.release = Release("toy", SCHEMA + 1, "2.0", {})
        journal.start_hash = ""
    else:
        journal.entries[1].hash = f"{SCHEMA + 1}:0123456789abcdef"

    with pytest.raises(Diverged, match="is of a later release: schema 4, here 3"):
        replay(Toy(), journal)


def test_whoever_listens_hears_an_older_journal_as_well() -> None:
    """ReplayChecker are no reason to keep the log from anybody."""
    journal = played(12).journal
    heard = []
    for one in (journal, aged(journal)):
        witness = Everything()
        replay(Toy(), one, witness=witness)
        heard.append([(record.serial, record.cause) for record in witness.recorder.records])

    assert heard[0]
    assert heard[0] == heard[1]


class Everything(Witness):
    """Hears a whole game."""

    def __init__(self) -> None:
        self.recorder = ListRecorder()

    def start(self) -> Recorder | None:
        """From the start."""
        return self.recorder

    def before(self, s: State, entry: object) -> Recorder | None:
        """Every entry."""
        return self.recorder


class Failing(Toy):
    """Its rules have come to fail on something."""

    failing = False

    def change(self, s: State, event: Event) -> bool:
        """Fail at once when told to."""
        if self.failing and event.kind == HURT:
            raise ZeroDivisionError
        return super().change(s, event)


def test_an_entry_on_which_the_rules_fail_now_diverges() -> None:
    """It was played once, so a fault of the rules must not take down whoever opens the game."""
    journal = played(12).journal
    game = Failing()
    game.failing = True

    with pytest.raises(Diverged, match=r"^entry \d+ \(answer\) cannot be played: ZeroDivision"):
        replay(game, journal)


def test_a_return_that_cannot_be_played_again_changes_nothing() -> None:
    """Once it was written down first, and then the journal and the state were of two games."""
    game = Failing()
    play = played(12, game)
    before = game.dump(play.state)
    game.failing = True

    with pytest.raises(Diverged):
        play.return_to(11)

    assert 12 == play.position()
    assert before == game.dump(play.state)
