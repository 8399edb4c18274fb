"""4-LOM: a downgrade that goes on to another character of theirs while Zuckuss is yours."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.values import REDEPLOY
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import YOU, Tabletop, card


def hunting(yours: str = "11041 T01", theirs: str = "T02 T03 T08") -> Tabletop:
    """4-LOM is on their first character."""
    t = Tabletop(yours, theirs)
    t.downgrade("24032", on=f"their {theirs.split(maxsplit=1)[0]}")
    t.downgrade("T312", on=f"their {theirs.split(maxsplit=1)[0]}")
    return t


def falls(t: Tabletop, *labels: str) -> Tabletop:
    """These characters are defeated."""
    for label in labels:
        emit(t.state, Event(ev.DEFEATED, YOU, t.copy(label).ref))
    return t


@card("24032")
def test_4_lom_goes_on_to_another_character_of_theirs() -> None:
    """To none of yours; the other downgrade is discarded, and the die comes along."""
    t = hunting()
    t.show("24032", "2RD")

    falls(t, "their T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["their T03", "their T08"] == t.options()
    t.answer("their T08")

    assert t.copy("their T08").ref == t.copy("24032").host
    assert (YOU, 1, []) == (t.copy("24032").controller, len(t.copy("24032").dice), t.pool())
    assert ["T312"] == t.discards()


@card("24032")
def test_4_lom_may_be_discarded() -> None:
    """With the character, as any other."""
    t = falls(hunting(), "their T02")

    t.answer("no")

    assert {"T312", "24032"} == set(t.discards())


@card("24032")
@pytest.mark.parametrize(
    ("yours", "theirs", "level"),
    [("11041 T01", "T02 T03", 1), ("T01", "T02 T03", 0), ("T01", "T02 11041", 0)],
)
def test_4_lom_needs_zuckuss(yours: str, theirs: str, level: int) -> None:
    """As a character or a support, under your control; otherwise nothing is asked."""
    t = hunting(yours, theirs)
    assert level == keyword_level(t.state, t.copy("24032").ref, REDEPLOY)

    falls(t, "their T02")

    assert ("you: may" if level else "you: action") == t.asked()


@card("24032")
def test_the_support_zuckuss_will_do() -> None:
    """The other downgrade has nothing of it, nor has 4-LOM itself once he is gone."""
    t = hunting("T01")
    support = t.support("24039")
    refs = [t.copy(code).ref for code in ("24032", "T312")]
    assert [1, 0] == [keyword_level(t.state, ref, REDEPLOY) for ref in refs]

    emit(t.state, Event(ev.LEFT_PLAY, YOU, support.ref, 0, 0, ev.TO_DISCARD))
    assert "you: action" == t.asked()

    assert 0 == keyword_level(t.state, refs[0], REDEPLOY)


@card("24032")
def test_4_lom_does_not_go_on_to_who_falls_as_well() -> None:
    """One effect defeats both of theirs: there is nowhere to go."""
    t = hunting(theirs="T02 T03 T08")
    fallen = [Event(ev.DEFEATED, YOU, t.copy(f"their {one}").ref) for one in ("T02", "T03")]
    emit_together(t.state, fallen)

    t.answer("yes")

    assert t.copy("their T08").ref == t.copy("24032").host
