"""Awakenings, red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Retreat


def retreat() -> Tabletop:
    """Retreat in hand, and something to do for both players."""
    t = Tabletop("T01", "T02 T06", hand="01110")
    t.show("T01", "1MD")
    return t


@card("01110")
def test_retreat_offers_the_opponent_any_one_action() -> None:
    """Everything they could do on their turn, and to decline."""
    t = retreat()

    t.answer("play 01110")

    assert "they: additional_action" == t.asked()
    offered = ["activate their T02", "activate their T06", "use their T06", "use their T06 1"]
    assert [*offered, "claim", "pass"] == t.options()
    assert 1 == t.state.phase


@card("01110")
@ruling("arh.clar.aw.20")
def test_retreat_ends_the_phase_after_the_opponents_action() -> None:
    """They act once, then upkeep has begun: nobody has another turn this round."""
    t = retreat()

    t.answer("play 01110", "activate their T06")

    assert 2 == t.state.round
    assert "you: action" == t.asked()
    assert ["T06"] == t.codes([t.state.copy(e.subject).card for e in t.events("activated")])
    assert ([], []) == (t.pool(), t.pool(THEM))


@card("01110")
@ruling("arh.clar.aw.20")
def test_retreat_ends_the_phase_after_the_opponent_declines() -> None:
    """Declining is no pass, and the phase ends all the same."""
    t = retreat()

    t.answer("play 01110", "pass")

    assert 2 == t.state.round
    assert [] == t.events("passed")
    assert 5 - 2 + 2 == t.resources()


@card("01110")
def test_retreat_waits_for_what_the_action_triggers() -> None:
    """The opponent's after ability resolves before the phase ends."""
    t = Tabletop("T02", "T01", hand="01110")

    t.answer("play 01110", "activate their T01")

    gained = t.events("resources_gained")[0]
    assert (THEM, 1) == (gained.seat, gained.amount)
    assert gained.serial < t.events("phase_ending")[0].serial


@card("01110")
def test_retreat_asks_nothing_of_an_opponent_who_has_claimed() -> None:
    """They decline without being asked, and the phase ends."""
    t = retreat()

    t.answer("pass", "claim", "play 01110")

    assert (2, "they: action") == (t.state.round, t.asked())
    assert [] == t.events("activated")


@card("01110")
@ruling("launch.clar.aw.03")
def test_retreat_leaves_the_battlefield_to_its_controller() -> None:
    """Who controlled it has the first turn of the next round."""
    for controller, asked in ((YOU, "you: action"), (THEM, "they: action")):
        t = retreat()
        t.battlefield("T42", controller)

        t.answer("play 01110", "pass")

        assert controller == t.state.copies[t.state.battlefield].controller
        assert (2, asked) == (t.state.round, t.asked())


@card("01110")
def test_retreat_lets_the_opponent_claim_with_their_action() -> None:
    """The battlefield is theirs, its ability too, and they begin the next round."""
    t = retreat()
    t.battlefield("T42")

    t.answer("play 01110", "claim", "yes")

    assert (2, "they: action") == (t.state.round, t.asked())
    assert 5 + 1 + 2 == t.resources(THEM)


@card("01110")
def test_retreat_happens_once() -> None:
    """The next round takes its usual course."""
    t = retreat()

    t.answer("play 01110", "pass")
    t.answer("pass")

    assert (2, "they: action") == (t.state.round, t.asked())
    assert (["01110"], 1) == (t.discards(), len(t.events("phase_ending")))
