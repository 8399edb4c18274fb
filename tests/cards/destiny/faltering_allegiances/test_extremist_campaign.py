"""Extremist Campaign: a roll that is lost, and six cards without which the game is."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.flow.setup import ROLL_OFF
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, set_up

SIX = "03137 03137 02112 02112 08038 08038"
CAMPAIGN = ["T03", "14083"]


def chooser(yours: list[str], theirs: list[str], chance: int) -> str:
    """Who chooses the battlefield, your dice showing two, theirs one, chance naming somebody."""
    t = set_up(yours, theirs, until="you: mulligan")
    t.state.chance.dictate(ROLL_OFF, 0, chance)
    for number, side in zip(sorted(t.state.dice), (1, 0), strict=True):
        t.state.chance.dictate(ROLL, number, side)
    t.answer("stop", seat=YOU)
    t.answer("stop", seat=THEM)
    assert 2 == len(t.events("dice_rolled"))
    return t.asked()


@card("14083")
@ruling("arh.errata.38")
@pytest.mark.parametrize(("team", "fits"), [("T03 T06", True), ("T03 T01", False)])
def test_the_campaign_is_for_yellow_teams(team: str, fits: bool) -> None:
    """Every character."""
    assert fits == ("include_only_if 14083" not in faults(listed(f"{team} 14083")))


@card("14083")
@ruling("arh.errata.39")
@pytest.mark.parametrize(
    ("yours", "theirs", "chance", "asked"),
    [
        (["T03"], ["T03"], 1, "you: battlefield"),
        (CAMPAIGN, ["T03"], 0, "they: battlefield"),
        (["T03"], CAMPAIGN, 1, "you: battlefield"),
        (CAMPAIGN, CAMPAIGN, 0, "you: battlefield"),
        (CAMPAIGN, CAMPAIGN, 1, "they: battlefield"),
    ],
)
def test_the_campaign_loses_the_roll(
    yours: list[str], theirs: list[str], chance: int, asked: str
) -> None:
    """Whatever is rolled; if both are bound to lose it, chance decides."""
    assert asked == chooser(yours, theirs, chance)


def after_setup(aside: str) -> Tabletop:
    """The game is set up with these cards set aside; the campaign asks."""
    return set_up(CAMPAIGN, ["T02"], until="you: may", aside=aside)


@card("14083")
@ruling("arh.errata.40")
def test_the_six_cards_are_shuffled_in() -> None:
    """Two of each; what else is set aside stays."""
    t = after_setup(f"T31 {SIX} 02112")
    assert 2 == len(t.events("deck_shuffled"))

    t.answer("yes")
    assert ["card 03137"] == t.options()
    t.answer("card 03137", "card 03137")
    assert ["card 02112", "card 02112"] == t.options()
    t.answer("card 02112", "card 02112", "card 08038", "card 08038")

    assert (None, ["T31", "02112"], 5) == (t.winner(), t.aside(), len(t.hand()))
    assert sorted(SIX.split()) == sorted(t.codes(t.state.players[YOU].deck))[:6]
    assert [YOU, THEM, YOU] == [one.seat for one in t.events("deck_shuffled")]
    assert t.asked().endswith("action")


@card("14083")
@ruling("arh.errata.40")
@pytest.mark.parametrize("missing", ["03137", "02112", "08038"])
def test_with_a_card_missing_the_game_is_lost(missing: str) -> None:
    """A single one of the six is enough."""
    t = after_setup(f"T31 {SIX.replace(missing, 'T31', 1)}")

    t.answer("yes")
    while t.winner() is None:
        t.choose(0)

    assert THEM == t.winner()


@card("14083")
@pytest.mark.parametrize("missing", ["03137", "02112", "08038"])
def test_what_they_have_set_aside_does_not_count(missing: str) -> None:
    """Though everybody sees it there."""
    t = Tabletop("T03", "T02")
    t.support("14083")
    for code in SIX.split():
        t.set_aside(code, seat=THEM if code == missing else YOU)
    emit(t.state, Event(ev.SETUP_DONE))

    t.answer("yes")
    assert (THEM, [missing] * 2) == (t.winner(), t.aside(THEM))


@card("14083")
def test_who_does_not_shuffle_them_in_loses() -> None:
    """Even with all six at hand."""
    t = after_setup(SIX)

    t.answer("no")

    assert THEM == t.winner()


@card("14083")
def test_with_nothing_set_aside_the_game_is_lost() -> None:
    """Whatever is answered."""
    t = set_up(CAMPAIGN, ["T02"])

    assert THEM == t.winner()


@card("14083")
def test_the_campaign_waits_for_the_end_of_setup() -> None:
    """What follows comes after it, for the one who has the plot."""
    t = Tabletop("T03", "T02")
    t.support("14083")

    assert hears(t, "14083", AFTER, Event(ev.SETUP_DONE))
