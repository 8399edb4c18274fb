"""Redeploy: an upgrade that leaves a falling character for another."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import REDEPLOY
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def defeat(t: Tabletop, label: str) -> None:
    """The opponent defeats a character."""
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy(label).ref))


@ruling("arh.part7.redeploy.01")
def test_its_controller_may_redeploy_to_any_other_of_their_characters() -> None:
    """A die fells the character; the two others are offered, or it is discarded with it."""
    moved, left = (Tabletop("T07", "T01 T02 T03") for _ in range(2))
    for t in (moved, left):
        t.show("T07", "3MD")
        t.upgrade("T104", on="their T01")
        t.copy("their T01").damage = 5
        t.answer("resolve melee", "their T01")
        assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())

    moved.answer("yes")
    assert ("they: choose", ["their T02", "their T03"]) == (moved.asked(), moved.options())
    moved.answer("their T03")
    left.answer("no")

    assert (["T02", "T03", "T104"], []) == (moved.in_play(THEM), moved.discards(THEM))
    assert (["T02", "T03"], ["T104"]) == (left.in_play(THEM), left.discards(THEM))


@ruling("arh.part7.redeploy.01")
def test_an_upgrade_discarded_in_another_way_does_not_redeploy() -> None:
    """An event discards it, or the character carrying it, which is no defeat."""
    for discarded in ("T104", "T01"):
        t = Tabletop("T01 T03", hand="T63")
        t.upgrade("T104", on="T01")

        t.answer("play T63", discarded)

        assert ("they: action", True) == (t.asked(), "T104" in t.discards())


@ruling("arh.part7.redeploy.03")
def test_redeploy_ignores_play_restrictions() -> None:
    """It is played on red characters only, and moves to a blue one."""
    t = Tabletop("T01 T02")
    t.upgrade("T104", on="T01")
    defeat(t, "T01")

    t.answer("yes")

    assert t.copy("T02").ref == t.copy("T104").host


def test_redeploy_given_under_a_condition_is_had_while_it_holds() -> None:
    """Only on unique characters: T02 is one, T01 is not."""
    unique, plain = Tabletop("T02 T03"), Tabletop("T01 T03")
    unique.upgrade("T105", on="T02")
    plain.upgrade("T105", on="T01")
    defeat(unique, "T02")
    defeat(plain, "T01")

    assert ("you: may", "you: action") == (unique.asked(), plain.asked())
    unique.answer("yes")
    assert (["T03", "T105"], ["T03"]) == (unique.in_play(), plain.in_play())


@ruling("arh.part7.redeploy.05")
def test_redeploy_is_for_upgrades_only() -> None:
    """Another card would give it to everything: only the upgrade may move."""
    t = Tabletop("T02 T03")
    t.support("T107")
    t.upgrade("T22", on="T02")
    levels = [keyword_level(t.state, ref, REDEPLOY) for ref in t.state.players[YOU].play]
    defeat(t, "T02")

    assert [0, 0, 0, 0, 1] == levels
    assert (["no", "yes"], "you: may") == (t.options(), t.asked())
    t.answer("yes")

    assert ("you: action", t.copy("T03").ref) == (t.asked(), t.copy("T22").host)


@ruling("arh.part7.redeploy.05")
def test_a_downgrade_does_not_redeploy() -> None:
    """Yours would have the keyword, and the opponent's character it is on is defeated."""
    t = Tabletop("T01 T02", "T02 T03")
    t.support("T107")
    t.downgrade("T312", on="their T02")
    defeat(t, "their T02")

    assert ("you: action", ["T01", "T02", "T107"]) == (t.asked(), t.in_play())
