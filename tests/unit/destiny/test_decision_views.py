"""What a seat is told of its own decision beside the options."""

from dejarik.cli.session import Opponent, Session
from dejarik.games.destiny.seen.views import view_of
from dejarik.hosting.wire import Decision
from dejarik.kernel.play import Play
from dejarik.play.hearing import YOUR_NAME
from dejarik.testing.destiny.table import YOU, Tabletop
from dejarik.testing.ready_games import ready_journal
from dejarik.titles.destiny import games


def mulligan() -> Session:
    """Return a fresh game, stopped at the mulligan."""
    decks = ("resistance", "first-order")
    names = (YOUR_NAME, Opponent("random", "7").seat_name())
    journal = ready_journal("destiny", decks, "test", names)
    return Session(Play(games.destiny(), journal))


def decision(session: Session) -> Decision:
    """Return what is asked now."""
    found = session.view().decision
    assert found is not None
    return found


def test_a_choice_of_several_says_how_many_over_all_its_stages() -> None:
    """Any number up to the whole hand: the same at the first stage and at a later one."""
    session = mulligan()
    first = decision(session)
    session.answer(0)
    second = decision(session)

    assert ("choose_some", 0, 5) == (first.kind, first.least, first.most)
    assert (1, 0, 5) == (second.stage, second.least, second.most)


def test_a_choice_of_one_says_nothing_of_how_many() -> None:
    """One is what any other decision is answered with."""
    t = Tabletop("T01", "T02")
    t.decision()
    asked = view_of(t.state, YOU).decision

    assert asked is not None
    assert ("choose_one", 0, 0) == (asked.kind, asked.least, asked.most)
