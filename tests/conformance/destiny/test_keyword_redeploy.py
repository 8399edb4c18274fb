"""Redeploy: an upgrade that leaves a falling character for another."""

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import REDEPLOY
from dejarik.kernel.events import Event
from dejarik.kernel.happening import emit
from dejarik.testing.table import THEM, YOU, Tabletop, ruling


def defeat(t: Tabletop, label: str) -> None:
    """
    The opponent defeats a character.
    """
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy(label).ref))


@ruling("arh.part7.redeploy.03")
def test_redeploy_ignores_play_restrictions() -> None:
    """
    It is played on red characters only, and moves to a blue one.
    """
    t = Tabletop("T01 T02")
    t.upgrade("T104", on="T01")
    defeat(t, "T01")

    t.answer("yes")

    assert t.copy("T02").ref == t.copy("T104").host


def test_redeploy_given_under_a_condition_is_had_while_it_holds() -> None:
    """
    Only on unique characters: T02 is one, T01 is not.
    """
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
    """
    Another card would give it to everything: only the upgrade may move.
    """
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
    """
    Yours would have the keyword, and the opponent's character it is on is defeated.
    """
    t = Tabletop("T01 T02", "T02 T03")
    t.support("T107")
    t.downgrade("T312", on="their T02")
    defeat(t, "their T02")

    assert ("you: action", ["T01", "T02", "T107"]) == (t.asked(), t.in_play())
