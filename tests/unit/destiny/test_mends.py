"""What was mended since older journals were written is met where it is met, and there only."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dejarik.games.destiny.effects.mend_register import MENDS
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import mends
from dejarik.games.destiny.model.mends import Mend
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.games.destiny.model.state import Table, table_of
from dejarik.kernel.decisions import Decision
from dejarik.kernel.events import Event
from dejarik.kernel.journal import Journal
from dejarik.kernel.release import Release
from dejarik.kernel.replaying import Diverged, replay
from dejarik.lab import journals
from dejarik.testing.destiny.table import Tabletop
from dejarik.titles.destiny import games

STORE = Path("tests/journals/destiny/schema-2")
WHAT = "something was mended"


@contextmanager
def registered(mend: Mend) -> Iterator[None]:
    """Something is in the register as long as this lasts."""
    MENDS.append(mend)
    try:
        yield
    finally:
        MENDS.remove(mend)


def older() -> Journal:
    """A journal of a half-played game that an older release wrote."""
    stored = next(one for one in journals.stored_in(STORE) if one.name == "arh-1")
    return journals.journal_of(STORE, stored)


def asked(at: int) -> Decision:
    """What an entry of it answered."""
    game = games.destiny()
    entry = older().effective()[at]
    before = replay(game, older(), entry.number - 1)
    return next(one for one in game.pending(before) if one.seat == entry.seat)


def test_the_register_is_in_words_and_of_this_schema() -> None:
    """An entry of a schema that is still to come would be met by journals of today."""
    for mend in MENDS:
        assert 2 < mend.since <= SCHEMA
        assert mend.what
        assert mend.asked or mend.happens


def test_an_older_journal_is_refused_at_the_decision_that_was_mended() -> None:
    """It plays up to there, and the refusal names the entry."""
    number = older().effective()[20].number
    group = asked(20).group

    def is_met(t: Table, decision: Decision) -> bool:
        return decision.group == group

    with registered(Mend(SCHEMA, WHAT, asked=is_met)):
        with pytest.raises(Diverged) as refused:
            replay(games.destiny(), older())
        replay(games.destiny(), older(), number - 1)
    assert f"entry {number} (answer) meets what has changed since: {WHAT}" == str(refused.value)


def test_an_older_journal_is_refused_at_the_event_that_was_mended() -> None:
    """Also where nobody is asked anything."""

    def is_met(t: Table, event: Event) -> bool:
        return event.kind == ev.DAMAGE_DEALT

    refused = rf"^entry \d+ \(answer\) meets.*{WHAT}$"
    with registered(Mend(SCHEMA, WHAT, happens=is_met)), pytest.raises(Diverged, match=refused):
        replay(games.destiny(), older())


def test_a_mend_of_an_earlier_schema_is_not_met() -> None:
    """The release that wrote the journal had it already."""
    journal = older()

    with registered(Mend(journal.release.schema, WHAT, lambda *_: True, lambda *_: True)):
        replay(games.destiny(), journal)


def test_a_changed_card_is_met_when_it_leaves_the_deck() -> None:
    """Not before: what lies in a deck has no say in anything."""
    game = games.destiny()
    state = table_of(replay(game, older()))
    drawn = {state.definition(card).facts.code for one in state.players for card in one.hand}
    in_decks = {state.definition(card).facts.code for one in state.players for card in one.deck}
    elsewhere = in_decks - {one.facts.code for one in mends.at_hand(state, game.pending(state))}
    assert drawn
    assert elsewhere

    for code in drawn:
        with pytest.raises(Diverged, match=rf"^entry \d+ \(answer\) meets.*{code}"):
            replay(game, with_other_program(code))
    for code in elsewhere:
        replay(game, with_other_program(code), 1)


def with_other_program(code: str) -> Journal:
    """The journal, if a card had had another program then."""
    journal = older()
    wrote = journal.release
    programs = {**wrote.programs, code: "another"}
    journal.release = Release(wrote.game, wrote.schema, wrote.rules, programs)
    return journal


def test_a_choice_that_was_listed_one_pick_ahead_is_met() -> None:
    """Of two dice of a resilient character and another only pairs are listed today."""
    t = Tabletop("T01", "T02 T120*3", hand="01130")
    for die in ("their T02", "their T120", "their T120"):
        t.show(die, "1R" if die == "their T02" else "1MD")
    wrote = Release("destiny", 2, "0.1.0", {})

    t.answer("play 01130")
    assert "" == mends.mended(t.state, wrote)
    t.answer("either 1")

    assert MENDS[0].what == mends.mended(t.state, wrote)
    assert "" == mends.mended(t.state, wrote.at(3))


def test_a_list_of_dice_with_some_that_cannot_be_resolved_is_met() -> None:
    """One of three shows a blank; without it the list is as it always was."""
    for blank in (False, True):
        t = Tabletop("T01 T03 T05", "T02", hand="T38")
        for label, side in (("T01", "1MD"), ("T03", "2RD"), ("T05", "-")):
            if side != "-" or blank:
                t.show(label, side)
        t.answer("play T38")

        found = mends.mended(t.state, Release("destiny", 2, "0.1.0", {}))

        assert (MENDS[1].what if blank else "") == found


def test_a_hand_with_a_revealed_card_is_met() -> None:
    """As soon as there is one, whoever is asked."""
    t = Tabletop("T01", "T02", their_hand="T31 T33")
    wrote = Release("destiny", 2, "0.1.0", {})
    t.decision()

    assert "" == mends.mended(t.state, wrote)
    t.state.players[1].detected.append(t.state.players[1].hand[0])

    assert MENDS[2].what == mends.mended(t.state, wrote)
