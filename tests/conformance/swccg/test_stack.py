"""The stack: actions, their responses, and who is next, with cards made up for it."""

from dejarik.games.swccg.model import events as ev
from dejarik.testing.marks import ruling
from dejarik.testing.swccg.stack_cards import GAME
from dejarik.testing.swccg.table import Laid


@ruling("swccg.1c.204", "swccg.1c.205", "swccg.1c.206", "swccg.1c.207", "swccg.1c.208")
@ruling("swccg.1c.169", "swccg.1c.171", "swccg.1c.172", "swccg.1c.175", "swccg.1c.192")
def test_an_effect_is_altered_and_the_alter_is_sensed() -> None:
    """Deployment, Alter, Sense: the latest first, then whoever did not respond last is next."""
    t = Laid(
        GAME,
        "dark street",
        light_hand="light charm, light sense",
        dark_hand="dark alter, dark sense, dark stew",
        turn="light",
    )
    t.answer("deploy light charm")
    first = (t.asked(), t.options())
    t.answer("play dark alter")
    second = (t.asked(), t.options())
    t.answer("play light sense")
    third = (t.asked(), t.options())
    t.answer("pass")

    assert ("dark: window", ["play dark alter", "pass"]) == first
    assert ("light: window", ["play light sense", "pass"]) == second
    assert ("dark: window", ["play dark sense", "pass"]) == third
    assert ["dark alter"] == t.codes("dark", "lost")
    assert ["light trooper", "light trooper", "light sense"] == t.codes("light", "used")
    assert t.on_table("light charm")
    assert ("dark: window", ["play dark stew", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.320", "swccg.1c.322", "swccg.1c.324", "swccg.1c.197", "swccg.1c.321")
def test_what_is_cancelled_stays_paid_and_goes_to_the_lost_pile() -> None:
    """A charm that costs one is altered: no result, the Force is used, nobody answers its end."""
    t = Laid(GAME, "dark street", light_hand="light charm", dark_hand="dark alter", turn="light")
    t.answer("deploy light charm", "play dark alter")

    assert not t.on_table("light charm")
    assert ["light charm"] == t.codes("light", "lost")
    assert 1 == t.count("light", "used")
    assert [] == t.events(ev.DEPLOYED)
    assert ["dark trooper", "dark alter"] == t.codes("dark", "used")


@ruling("swccg.1c.073", "swccg.1c.184", "swccg.1c.067", "swccg.1c.070", "swccg.1c.071")
@ruling("swccg.1c.065", "swccg.1c.066", "swccg.1c.199")
def test_automatic_actions_come_first_in_the_order_of_the_turn_player() -> None:
    """Both alarms go off, whoever owns them; Dark, whose turn it is, orders; then just actions."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark alarm",
        "light trooper @ 1, light siren",
        light_hand="light ambush",
        phase="battle",
    )
    t.answer("battle Street")
    ordered = (t.asked(), t.options())
    t.answer("use light siren")

    assert ("dark: window", ["use dark alarm", "use light siren"]) == ordered
    assert 1 == len(t.events(ev.ACTIVATE_ONE))
    assert "dark: window" == t.asked()
    assert ["use dark alarm", "use light siren 2"] == t.options()
    t.answer("use dark alarm")
    assert "light: force_to_lose" == t.asked()
    t.answer("top of reserve")
    assert "dark: force_to_lose" == t.asked()
    t.answer("top of reserve")
    assert ("light: window", ["play light ambush", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.068", "swccg.1c.069", "swccg.1c.176")
def test_the_texts_of_one_card_follow_each_other_as_printed() -> None:
    """Activating comes before the loss, each once, and nobody is asked about the order."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1, light siren",
        phase="battle",
    )
    t.answer("battle Street")

    kinds = [one.kind for one in t.events(ev.ACTIVATE_ONE, ev.MUST_LOSE)]
    assert [ev.ACTIVATE_ONE, ev.MUST_LOSE] == kinds
    assert "dark: force_to_lose" == t.asked()


@ruling("swccg.1c.074", "swccg.1c.075", "swccg.1c.076", "swccg.1c.077", "swccg.1c.080")
@ruling("swccg.1c.081")
def test_a_mandatory_action_is_done_once_and_at_the_latest_when_its_time_ends() -> None:
    """Its owner may begin it in the phase, not twice; who passes does it when the phase ends."""
    chosen = Laid(GAME, "dark street", "dark tithe", phase="control")
    offered = chosen.options()
    chosen.answer("use dark tithe", "top of reserve")
    again = chosen.options()
    late = Laid(GAME, "dark street", "dark tithe", phase="control")
    late.answer("pass")

    assert ["use dark tithe", "pass"] == offered
    assert "use dark tithe" not in again
    assert 1 == len(chosen.events(ev.MUST_LOSE))
    assert "light: force_to_lose" == late.asked()
    late.answer("top of reserve")
    assert 1 == len(late.events(ev.MUST_LOSE))


@ruling("swccg.1c.366", "swccg.1c.367", "swccg.1c.323")
def test_one_thing_in_a_turn_is_one_for_each_copy() -> None:
    """Two wells give one Force each in a turn, not more."""
    t = Laid(GAME, "dark street", "dark well, dark well", phase="control")
    offered = t.options()
    t.answer("use dark well")
    left = t.options()
    t.play("use dark well 2")

    assert ["use dark well", "use dark well 2", "pass"] == offered
    assert ["use dark well 2", "pass"] == left
    assert 6 == t.count("dark", "force")


@ruling("swccg.1c.122", "swccg.1c.123", "swccg.1c.174", "swccg.1c.054", "swccg.1c.055")
def test_what_may_be_done_at_any_time_is_done_at_top_level_only() -> None:
    """Light may play its stew in Dark's phase, but not in answer to a drain."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        light_hand="light stew, light last word",
        phase="control",
    )
    t.answer("drain Street")
    answering = t.options()
    t.answer("pass", "top of reserve")

    assert ["play light last word", "pass"] == answering
    assert ("light: window", ["play light stew", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.150", "swccg.1c.151", "swccg.1c.194", "swccg.1c.195", "swccg.1c.227")
@ruling("swccg.1c.228", "swccg.1c.186", "swccg.1c.187")
def test_what_has_just_been_deployed_is_answered_before_anything_else() -> None:
    """The herald's own text waits until it is on table, and may be declined."""
    t = Laid(GAME, "dark street", dark_hand="dark herald", light_hand="light stew")
    t.answer("deploy dark herald")
    there = t.on_table("dark herald")
    offered = (t.asked(), t.options())
    t.answer("pass")

    assert there
    assert ("dark: window", ["use dark herald", "pass"]) == offered
    assert [] == t.events(ev.ACTIVATE_ONE)
    assert ("light: window", ["play light stew", "pass"]) == (t.asked(), t.options())


@ruling("swccg.1c.163", "swccg.1c.164", "swccg.1c.165", "swccg.1c.166", "swccg.1c.168")
@ruling("swccg.1c.096", "swccg.1c.193")
def test_a_card_just_lost_is_taken_back_without_what_it_carried() -> None:
    """The rifle stays in the Lost Pile; the second grief finds nothing to answer."""
    t = Laid(
        GAME,
        "dark street",
        "dark hero @ 1",
        "light trooper + light rifle @ 1",
        light_hand="light grief, light grief",
        phase="battle",
        dark_top="dark trooper",
    )
    t.answer("battle Street")
    t.play("no", "forfeit light trooper")
    offered = t.options()
    t.answer("play light grief")

    assert ["play light grief", "play light grief", "pass"] == offered
    assert "light trooper" in t.codes("light", "hand")
    assert "light rifle" in t.codes("light", "lost")
    assert "play light grief" not in t.options()


@ruling("swccg.1c.084", "swccg.1c.103", "swccg.1c.104", "swccg.1c.097")
def test_what_cannot_be_paid_for_or_aimed_is_not_begun() -> None:
    """With no Force neither a battle nor a trooper; a rifle needs a bearer."""
    poor = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light trooper @ 1",
        dark_hand="dark trooper, dark rifle",
        dark_force=0,
    )
    alone = Laid(GAME, "dark street", dark_hand="dark rifle", dark_force=3)
    fight = Laid(
        GAME, "dark street", "dark trooper @ 1", "light trooper @ 1", dark_force=0, phase="battle"
    )

    assert ["pass"] == poor.options()
    assert ["pass"] == alone.options()
    assert "battle Street" not in fight.options()
