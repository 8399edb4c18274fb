"""Empire at War, yellow cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Running Interference

EVERYTHING = [
    "play T31",
    "activate their T02",
    "activate their T06",
    "resolve shield",
    "reroll",
    "use their T06",
    "use their T06 1",
    "claim",
    "pass",
]


def interference(copies: int = 1) -> Tabletop:
    """Both players could take every action; you have Running Interference."""
    yours = "T06" + " 03115" * copies
    t = Tabletop(yours, "T02 T06", hand="T31 T31", their_hand="T31", resources=0)
    t.show("T06", "1R")
    t.show("their T02", "1Sh")
    return t


def but(*missing: str) -> list[str]:
    """Everything they could do, except these."""
    return [one for one in EVERYTHING if one not in missing]


@card("03115")
def test_after_your_action_you_may_set_it_aside() -> None:
    """It is a question, put to you once the action is done."""
    t = interference()

    t.answer("use T06")

    assert "you: may" == t.asked()
    assert ["no", "yes"] == t.options()
    assert 2 == t.resources()
    assert 1 == len(t.events("action_taken"))


@card("03115")
def test_if_you_decline_nothing_is_forbidden() -> None:
    """It stays in play and asks again after your next action."""
    t = interference()

    t.answer("use T06", "no")
    assert EVERYTHING == t.options()
    assert (["T06", "03115"], []) == (t.in_play(), t.aside())
    t.answer("pass", "use T06")

    assert "you: may" == t.asked()


@card("03115")
@ruling("arh.errata.16")
def test_it_is_set_aside_and_so_used_once() -> None:
    """The next action of yours brings no question any more."""
    t = interference()

    t.answer("use T06", "yes")
    assert (["T06"], ["03115"], []) == (t.in_play(), t.aside(), t.discards())
    t.answer("pass", "use T06")

    assert "they: action" == t.asked()


@card("03115")
def test_after_playing_a_card_they_cannot_play_one() -> None:
    """The first of the six actions."""
    t = interference()

    t.answer("play T31", "yes")

    assert but("play T31") == t.options()


@card("03115")
def test_after_activating_they_cannot_activate() -> None:
    """The second of the six: no character at all."""
    t = interference()

    t.answer("activate T06", "yes")

    assert but("activate their T02", "activate their T06") == t.options()


@card("03115")
def test_after_resolving_dice_they_cannot_resolve_any() -> None:
    """The third of the six: whatever the symbol."""
    t = interference()

    t.answer("resolve resource", "yes")

    assert but("resolve shield") == t.options()


@card("03115")
def test_after_discarding_to_reroll_they_cannot() -> None:
    """The fourth of the six."""
    t = interference()

    t.answer("reroll", "card T31", "stop", "yes")

    assert but("reroll") == t.options()


@card("03115")
def test_after_a_card_action_they_cannot_use_one() -> None:
    """The fifth of the six: power actions are card actions."""
    t = interference()

    t.answer("use T06", "yes")

    assert but("use their T06", "use their T06 1") == t.options()


@card("03115")
def test_after_claiming_it_can_be_used_to_no_avail() -> None:
    """The sixth of the six, which nobody could take any more."""
    t = interference()

    t.answer("claim")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert but("claim") == t.options()


@card("03115")
def test_you_are_not_forbidden_anything() -> None:
    """On your own next turn you can do the same again."""
    t = interference()

    t.answer("use T06", "yes", "pass")

    yours = ["play T31", "play T31", "activate T06", "resolve resource", "reroll"]
    assert [*yours, "use T06", "use T06 1", "claim", "pass"] == t.options()


@card("03115")
@ruling("arh.clar.eaw.20")
def test_it_expires_when_they_pass() -> None:
    """Passing was their turn."""
    t = interference()

    t.answer("use T06", "yes", "pass", "use T06")

    assert EVERYTHING == t.options()


@card("03115")
@ruling("arh.errata.16")
def test_it_expires_when_they_do_something_else() -> None:
    """It holds for one turn only."""
    t = interference()

    t.answer("use T06", "yes", "play T31", "use T06")

    assert but("play T31", "reroll") == t.options()


@card("03115")
@ruling("arh.clar.eaw.18")
def test_two_copies_after_one_action_forbid_one_turn() -> None:
    """Both are set aside, and both are over after their next turn."""
    t = interference(copies=2)

    t.answer("use T06")
    assert ["first 03115", "first 03115"] == t.options()
    t.answer("first 03115", "yes", "yes")
    assert ["03115", "03115"] == t.aside()
    assert but("use their T06", "use their T06 1") == t.options()
    t.answer("pass", "use T06")

    assert EVERYTHING == t.options()


@card("03115")
def test_copies_that_have_left_play_meanwhile_cannot_be_used() -> None:
    """What cannot be set aside forbids nothing, and is not asked about."""
    t = interference(copies=2)

    t.answer("use T06")
    for _ in range(2):
        emit(t.state, Event(ev.LEFT_PLAY, THEM, t.copy("03115").ref, 0, 1, ev.TO_DISCARD))
    t.answer("first 03115")

    assert EVERYTHING == t.options()


@card("03115")
@ruling("arh.clar.eaw.19")
def test_a_card_played_by_an_ability_is_no_action() -> None:
    """You resolved dice; that is forbidden, playing is not."""
    t = Tabletop("T03 03115 01049", "T02", hand="T32", their_hand="T31")
    t.show("01049", "Sp")
    t.show("their T02", "1Sh")

    t.answer("resolve special", "card T32", "yes")

    assert ["play T31", "activate their T02", "reroll", "claim", "pass"] == t.options()


@card("03115")
@ruling("arh.clar.eaw.19")
def test_they_can_still_play_a_card_by_an_ability() -> None:
    """Only the action is forbidden."""
    t = Tabletop("T03 03115", "T02 01049", hand="T31", their_hand="T32")
    t.show("their 01049", "Sp")

    t.answer("play T31", "yes", "resolve special", "their card T32")

    assert ["T32"] == t.discards(THEM)


@card("03115")
@ruling("arh.clar.eaw.19")
@only_in("arh")
def test_passing_is_no_action() -> None:
    """Neither is an action that did nothing; nor anything they do."""
    t = interference()
    t.support("12081").shields = 1

    t.answer("pass")
    assert EVERYTHING == t.options()
    t.answer("activate their T06")
    assert "you: action" == t.asked()
    t.answer("use 12081")

    assert "they: action" == t.asked()


@card("03115")
@ruling("arh.part7.abilities.04")
def test_it_can_be_used_after_the_action_that_played_it() -> None:
    """It is in play when that action is over."""
    t = Tabletop("T03", hand="03115", their_hand="T31")

    t.answer("play 03115", "yes")

    assert ["03115"] == t.aside()
    assert ["activate their T02", "reroll", "claim", "pass"] == t.options()


@card("03115")
@ruling("arh.errata.16")
def test_an_additional_action_of_theirs_on_your_turn_is_free() -> None:
    """It is not their turn yet; on their next one, a round later, they are barred."""
    t = Tabletop("T06 03115", hand="01110", their_hand="T31 T31", their_deck="", deck="T31")

    t.answer("play 01110", "yes")
    assert "they: additional_action" == t.asked()
    assert ["play T31", "play T31", "activate their T02", "reroll", "claim", "pass"] == t.options()
    t.answer("play T31", "stop", "pass")

    assert "they: action" == t.asked()
    assert ["activate their T02", "reroll", "claim", "pass"] == t.options()


@card("03115")
@ruling("arh.errata.16")
def test_used_on_their_turn_it_waits_for_their_next_one() -> None:
    """What is left of this turn is free, the turn after is not, the one after that is."""
    t = interference()

    t.answer("pass")
    t.state.extra = [YOU, THEM]
    t.answer("activate their T02", "use T06", "yes")
    assert "they: additional_action" == t.asked()
    assert "use their T06" in t.options()
    t.answer("pass", "pass")
    assert "they: action" == t.asked()
    assert "use their T06" not in t.options()
    t.answer("activate their T06", "use T06")

    assert "use their T06" in t.options()


# Hidden Agenda


@card("03144")
def test_hidden_agenda_plays_an_event_for_two_less_and_is_discarded() -> None:
    """No other card, none that is too dear."""
    t = Tabletop(hand="T32 T918 T22 T31", their_hand="T31", resources=1)
    t.upgrade("03144", on="T01")
    t.discard_pile("T900")
    t.upgrade("03144", on="T01")

    t.answer("use 03144")
    assert ["card T32", "card T31"] == t.options()
    t.answer("card T32")

    assert (0, ["T01", "03144"]) == (t.resources(), t.in_play())
    assert ["T900", "03144", "T32"] == t.discards()
    assert ["T918", "T22", "T31", "T31", "T31"] == t.hand()


@card("03144")
def test_hidden_agenda_is_discarded_without_an_event_to_play() -> None:
    """It is not the price of anything."""
    t = Tabletop(hand="T22", resources=1)
    t.upgrade("03144", on="T01")

    t.answer("use 03144", "stop")

    assert (["T01"], ["03144"]) == (t.in_play(), t.discards())


# Disable


@card("03137")
def test_disable_exhausts_a_support() -> None:
    """Of either player, and no character or upgrade."""
    t = Tabletop("T01", "T02", hand="03137")
    t.support("T12")
    t.support("T11", seat=THEM)
    t.upgrade("T22", on="T01")

    t.answer("play 03137")
    assert ["T12", "their T11"] == t.options()
    t.answer("their T11")

    assert (True, False) == (t.copy("T12").ready, t.copy("their T11").ready)


@card("03137")
def test_disable_can_be_played_for_nothing() -> None:
    """There is no support."""
    t = Tabletop("T01", "T02", hand="03137")

    t.answer("play 03137")

    assert ("they: action", True) == (t.asked(), t.copy("T01").ready)
