"""Rounds: turns, passing, upkeep."""

from dejarik.games.destiny.model.state import ACTION, UPKEEP
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def to_upkeep(t: Tabletop) -> None:
    """Both pass."""
    t.pass_turn()
    t.pass_turn()


def through_upkeep(t: Tabletop) -> None:
    """Both pass, and nobody discards."""
    to_upkeep(t)
    for decision in list(t.game.pending(t.state)):
        if t.state.phase == UPKEEP:
            t.answer("stop", seat=decision.seat)


@ruling("arh.part5.actionphase.01")
def test_players_take_turns() -> None:
    """You, they, you."""
    t = Tabletop()

    assert "you: action" == t.asked()
    t.answer("activate T01")
    assert "they: action" == t.asked()
    t.answer("activate their T02")

    assert "you: action" == t.asked()


@ruling("arh.part5.actionphase.02", "arh.part5.actions.01", "arh.part5.passing.01")
def test_a_player_may_pass_and_act_again_when_the_other_acts() -> None:
    """Passing ends only the turn."""
    t = Tabletop()

    t.pass_turn()
    t.answer("activate their T02")

    assert ["activate T01", "claim", "pass"] == t.options()


@ruling("arh.part5.actions.03")
def test_there_are_six_actions_and_passing() -> None:
    """All of them at once, and to pass comes last."""
    t = Tabletop("T06", hand="T31")
    t.show("T06", "1MD")

    offered = t.options()

    assert ["play T31", "activate T06", "resolve melee", "reroll"] == offered[:4]
    assert ["use T06", "use T06 1", "claim", "pass"] == offered[4:]


@ruling("arh.part5.actionphase.03", "arh.part5.passing.02", "arh.part5.rounds.01")
def test_two_passes_in_a_row_end_the_action_phase() -> None:
    """The upkeep phase follows, and then a new round."""
    t = Tabletop(hand="T31")

    t.pass_turn()
    assert "they: action" == t.asked()
    t.pass_turn()
    assert "you: upkeep_discard" == t.asked()
    t.answer("stop")

    assert (2, "you: action") == (t.state.round, t.asked())
    assert [UPKEEP, ACTION] == [event.detail for event in t.events("phase_began")]


@ruling("arh.part5.passing.02")
def test_passes_with_an_action_between_them_do_not_end_the_phase() -> None:
    """Pass, act, pass: the first player is asked again."""
    t = Tabletop()

    t.pass_turn()
    t.answer("activate their T02")
    t.pass_turn()

    assert (1, "they: action") == (t.state.round, t.asked())


@ruling("arh.part5.passing.03", "arh.part5.passing.04")
def test_an_action_that_does_nothing_is_a_pass() -> None:
    """A card action that draws from an empty deck, after a pass: the phase is over."""
    t = Tabletop(their_deck="", their_hand="T31")
    t.support("T19", seat=THEM)

    t.pass_turn()
    t.answer("use their T19")

    assert "they: upkeep_discard" == t.asked()


@ruling("arh.faq.46", "arh.faq.47")
def test_a_power_action_used_up_to_no_effect_is_not_a_pass() -> None:
    """It draws from an empty deck as well, but now it has been used."""
    t = Tabletop(their_deck="", their_hand="T31")
    t.support("T19", seat=THEM)

    t.pass_turn()
    t.answer("use their T19 1")

    assert ("you: action", 1) == (t.asked(), t.state.round)


@ruling("arh.part5.passing.03")
def test_what_happens_as_a_turn_begins_is_not_done_by_its_action() -> None:
    """A support gave a resource before the card action drew nothing: it is a pass."""
    t = Tabletop(their_deck="", their_hand="T31")
    t.support("T19", seat=THEM)
    t.support("T460", seat=THEM)

    t.pass_turn()
    assert ("they: action", 6) == (t.asked(), t.resources(THEM))
    t.answer("use their T19")

    assert "they: upkeep_discard" == t.asked()


@ruling("arh.part5.passing.03", "arh.faq.27", "arh.part1.events.02")
def test_a_card_played_to_no_effect_is_not_a_pass() -> None:
    """An event that draws from an empty deck has been played all the same."""
    t = Tabletop(their_deck="", their_hand="T33")

    t.pass_turn()
    t.answer("play T33")

    assert ("you: action", 1) == (t.asked(), t.state.round)
    assert ["T33"] == t.discards(THEM)


@ruling("arh.part5.passing.03")
def test_a_reroll_is_not_a_pass_whatever_comes_up() -> None:
    """The die shows the same side again, and still something was done; without a die nothing."""
    for side, asked in (("1MD", "you: action"), ("", "they: upkeep_discard")):
        t = Tabletop(their_hand="T31")
        t.support("T461", seat=THEM)
        if side:
            t.show("their T02", side)
            t.next_roll("their T02", side)

        t.pass_turn()
        t.answer("use their T461")

        assert (asked, [f"T02 {side}"] if side else []) == (t.asked(), t.pool(THEM))


@ruling("arh.part5.upkeep.01", "arh.part5.upkeep.02", "arh.part5.upkeep.03", "arh.part5.upkeep.04")
def test_the_steps_of_upkeep_come_in_their_order() -> None:
    """Ready, return dice, gain resources, discard, draw; each step for both before the next."""
    t = Tabletop(hand="T31", their_hand="T31")
    for label in ("T01", "their T02"):
        t.show(label, "1MD")
        t.copy(label).ready = False

    to_upkeep(t)
    t.answer("card T31", seat=YOU)
    t.answer("their card T31", seat=THEM)

    steps = ("readied", "die_returned", "resources_gained", "card_discarded", "cards_drawn")
    order = [(one.serial, name, one.seat) for name in steps for one in t.events(name)]
    assert [(name, seat) for name in steps for seat in (YOU, THEM)] == [
        (name, seat) for _, name, seat in sorted(order)
    ]


@ruling("arh.part5.upkeep.01", "arh.part6.exhausted.01")
def test_upkeep_readies_exhausted_cards() -> None:
    """Characters, supports and upgrades of both players."""
    t = Tabletop(hand="T31")
    t.support("T12")
    t.upgrade("T21", on="their T02")
    exhausted = [t.copy(one) for one in ("T01", "T12", "their T02", "their T21")]
    for copy in exhausted:
        copy.ready = False

    to_upkeep(t)

    labels = ("T01", "T12", "their T02", "their T21")
    assert [True] * 4 == [t.copy(one).ready for one in labels]


@ruling("arh.part5.upkeep.02")
def test_upkeep_returns_all_dice_to_their_cards() -> None:
    """From both pools, without anything being removed."""
    t = Tabletop(hand="T31")
    t.show("T01", "1MD")
    t.show("their T02", "-")

    to_upkeep(t)

    assert ([], []) == (t.pool(), t.pool(THEM))
    assert [] == t.events("die_removed")


@ruling("arh.part5.upkeep.03", "arh.part6.resources.03")
def test_upkeep_gives_everyone_two_resources() -> None:
    """On top of what is there."""
    t = Tabletop(hand="T31", resources=0, their_resources=7)

    to_upkeep(t)

    assert (2, 9) == (t.resources(), t.resources(THEM))


@ruling("arh.part5.upkeep.04", "arh.part3.hand.02")
def test_upkeep_lets_everyone_discard_any_number_and_draws_up_to_five() -> None:
    """Two of three are discarded, four are drawn."""
    t = Tabletop(hand="T31 T32 T33", deck="T34 T34 T34 T34 T34")

    to_upkeep(t)
    assert ["card T31", "card T32", "card T33", "stop"] == t.options()
    t.answer("card T31", "card T33", "stop")

    assert ["T31", "T33"] == t.discards()
    assert ["T32", "T34", "T34", "T34", "T34"] == t.hand()


@ruling("arh.part5.upkeep.05", "arh.part3.hand.03", "arh.faq.08")
def test_a_hand_above_its_size_stays_and_draws_nothing() -> None:
    """Six cards are kept."""
    t = Tabletop(hand="T31 T31 T31 T31 T31 T31")

    through_upkeep(t)

    assert (6, 5) == (len(t.hand()), len(t.state.players[YOU].deck))


@ruling("arh.part5.upkeep.06", "arh.part6.draw.03")
def test_a_short_deck_gives_what_it_has() -> None:
    """Two cards for an empty hand of five."""
    t = Tabletop(deck="T31 T32")

    through_upkeep(t)

    assert (["T31", "T32"], []) == (t.hand(), t.state.players[YOU].deck)


@ruling("arh.part6.draw.04")
def test_drawing_from_an_empty_deck_does_nothing() -> None:
    """The game goes on."""
    t = Tabletop(hand="T33 T31", deck="")

    t.answer("play T33")

    assert (["T31"], None) == (t.hand(), t.winner())


@ruling("arh.part5.claim.09", "arh.part1.battlefields.04")
def test_a_round_begins_with_whoever_controls_the_battlefield_then() -> None:
    """They claimed it last round, though you began that one."""
    t = Tabletop()

    t.pass_turn()
    t.answer("claim")
    t.pass_turn()

    assert (2, "they: action") == (t.state.round, t.asked())


@ruling("arh.part1.supports.03", "arh.part1.upgrades.04")
def test_supports_and_upgrades_stay_in_play_from_round_to_round() -> None:
    """Until something discards them."""
    t = Tabletop(hand="T40")
    t.support("T12")
    t.upgrade("T21", on="T01")
    for _ in range(2):
        through_upkeep(t)
    assert (3, ["T01", "T12", "T21"]) == (t.state.round, t.in_play())

    t.answer("play T40")

    assert (["T01", "T21"], ["T12", "T40"]) == (t.in_play(), sorted(t.discards()))
