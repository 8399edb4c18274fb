"""Effects: how long they last, when delayed ones come, and what costs least."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part7.delayed.01")
def test_a_delayed_effect_comes_at_the_time_it_names() -> None:
    """Nothing at once, nothing in the turns between; two resources before the round ends."""
    t = Tabletop(hand="T434", resources=0)

    t.answer("play T434")
    assert 0 == t.resources()
    t.answer("pass", "pass")

    gained = t.events("resources_gained")
    assert ([2, 2, 2], 4) == ([event.amount for event in gained], t.resources())
    delayed = gained[-1]
    assert t.events("cards_drawn")[-1].serial < delayed.serial < t.events("round_ended")[0].serial


@ruling("arh.part7.delayed.03")
def test_an_event_with_a_delayed_effect_is_discarded_at_once() -> None:
    """It does not wait for its effect."""
    t = Tabletop(hand="T434", resources=0)

    t.answer("play T434")

    assert (["T434"], [], 0) == (t.discards(), t.state.limbo, t.resources())


@ruling("arh.part7.effects.01")
def test_an_effect_lasts_as_long_as_it_says() -> None:
    """Upgrades cost one less for the rest of a turn; on the next one they do not."""
    t = Tabletop(hand="T446 T23", resources=5)
    t.answer("play T446", "play T23")
    assert 3 == t.resources()

    later = Tabletop(hand="T446 T23", resources=5)
    later.answer("play T446", "pass", "activate their T02", "play T23")

    assert 2 == later.resources()


@ruling("arh.part7.effects.01")
def test_an_effect_of_a_moment_does_not_last() -> None:
    """What lowered the cost of one card is over when the next one is played."""
    t = Tabletop(hand="T23 T23", resources=6)
    t.support("T404")

    t.answer("play T23", "yes", "pass", "play T23", "no")

    assert 6 - 2 - 3 == t.resources()


@ruling("arh.part8.cheapest.01")
def test_the_cheapest_is_what_costs_least() -> None:
    """Of upgrades for one, one and two, the two cheap ones may be chosen."""
    t = Tabletop(hand="T414")
    for code in ("T21", "T401", "T24"):
        t.upgrade(code, on="T01")

    t.answer("play T414")

    assert ["T21", "T24"] == t.options()


@ruling("arh.part8.cheapest.02")
def test_what_changes_costs_counts_for_the_cheapest() -> None:
    """In hand a support for one and an upgrade for two: with upgrades one less both may go."""
    t, u = Tabletop(hand="T447 T401 T12"), Tabletop(hand="T447 T401 T12")
    u.support("T406")

    t.answer("play T447")
    u.answer("play T447")

    assert (["card T12"], ["card T401", "card T12"]) == (t.options(), u.options())


@ruling("arh.part7.queue.07")
def test_damage_of_a_die_resolves_at_once_when_nothing_waits() -> None:
    """Two damage are there before anything else is asked or happens."""
    t = Tabletop()
    t.show("T01", "2RD")

    t.answer("resolve ranged")
    t.answer("their T02")

    assert (2, [], "they: action") == (t.copy("their T02").damage, t.state.queue, t.asked())


@ruling("arh.faq.17")
def test_a_turn_is_one_players_and_a_round_is_everyones() -> None:
    """Turns come and go within one round, which ends with its upkeep phase."""
    t = Tabletop("T01 T03", "T02")

    t.answer("activate T01", "activate their T02", "activate T03", "pass")
    assert (5, 0) == (len(t.events("turn_began")), len(t.events("round_ended")))
    t.answer("pass")

    assert [YOU, THEM, YOU, THEM, YOU] == [event.seat for event in t.events("turn_began")][:5]
    assert [1] == [event.amount for event in t.events("round_ended")]
    assert [2, 1] == [event.detail for event in t.events("phase_began")]


@ruling("arh.faq.09")
def test_an_upgrade_of_any_colour_may_be_replaced() -> None:
    """A red one is given up for a gray one, and a gray one for a red one."""
    for old, new in (("T24", "T23"), ("T21", "T24")):
        t = Tabletop(hand=new, resources=5)
        t.upgrade(old, on="T01")

        t.answer(f"play {new}")
        assert [old, "no"] == t.options()
        t.answer(old)

        assert (["T01", new], [old]) == (t.in_play(), t.discards())
