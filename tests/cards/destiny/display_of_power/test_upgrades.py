"""Display of Power, red and yellow upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import followed, only_your_activation_counts

# Light Repeating Blaster


def repeating_blaster(side: str) -> Tabletop:
    """The upgrade on a character of yours, about to roll this."""
    t = Tabletop("T86 T03", "T02 T06")
    t.upgrade("22027", on="T86")
    t.upgrade("22027", on="T03")
    t.next_roll("22027", side)
    return t


@card("22027")
def test_light_repeating_blaster_may_be_resolved_after_activating_and_is_rerolled() -> None:
    """Only its own die, which stays in the pool."""
    t = repeating_blaster("2ID")
    t.show("T03", "1R")
    t.answer("activate T86")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.next_roll("22027", "1Sh")
    t.copy("their T02").shields = 2
    t.answer("yes", "their T02", "their T02")
    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert "22027 1Sh" in t.pool()
    assert ("they: action", True) == (t.asked(), followed(t, "activated", "die_resolved"))

    t = repeating_blaster("2ID")
    t.answer("activate T86", "no")
    assert ("they: action", True) == (t.asked(), "22027 2ID" in t.pool())


@card("22027")
def test_light_repeating_blasters_special_has_its_price_then_too() -> None:
    """The indirect damage that the side costs is yours to take."""
    t = repeating_blaster("Spi1")
    t.answer("activate T86", "yes")
    assert ("you: indirect_damage", ["T86", "T03"]) == (t.asked(), t.options())
    t.answer("T03", "their T02", "stop")
    assert (1, 2) == (t.copy("T03").damage, t.copy("their T02").damage)


@card("22027")
def test_light_repeating_blaster_follows_your_activation_of_its_character() -> None:
    """A blank cannot be resolved, so nothing is asked; another character is no reason."""
    t = repeating_blaster("-")
    t.answer("activate T86")
    assert "they: action" == t.asked()
    t = Tabletop("T86 T03")
    t.upgrade("22027", on="T86")
    t.show("22027", "1Sh")
    t.answer("activate T03")
    assert "they: action" == t.asked()


@card("22027")
def test_light_repeating_blaster_counts_only_your_activation() -> None:
    """Not one through a card of theirs."""
    tables = [Tabletop("T86 T03") for _ in range(2)]
    for t in tables:
        t.upgrade("22027", on="T86")
        t.show("22027", "1Sh")
    only_your_activation_counts(tables[0], tables[1], "T86")


@card("22027")
def test_light_repeating_blasters_special_damages_one_and_perhaps_another() -> None:
    """Two damage, then one; both can be blocked."""
    for answer in ("their T06", "stop"):
        t = Tabletop("T86 T03", "T02 T06")
        t.upgrade("22027", on="T86")
        t.show("22027", "Spi1")
        for label in ("their T02", "their T06"):
            t.copy(label).shields = 2
        t.answer("resolve special")
        if t.asked() == "you: indirect_damage":
            t.answer("T03")
        assert ["T86", "T03", "their T02", "their T06"] == t.options()
        t.answer("their T02")
        assert ["T86", "T03", "their T06", "stop"] == t.options()
        t.answer(answer)
        left = [t.copy(one).shields for one in ("their T02", "their T06")]
        assert ([0, 2] if answer == "stop" else [0, 1]) == left
        assert ([], 0) == (t.pool(), t.copy("their T02").damage)


# Street Smart


def street_smart(their_side: str) -> Tabletop:
    """The upgrade in play with dice around it; they have just resolved a die of theirs."""
    t = Tabletop("T03*2 T01", "T02 T06", resources=2)
    t.upgrade("22081", on="T03")
    t.upgrade("T26", on="T03")
    t.upgrade("T26", on="T01")
    t.show("T03", "1R")
    t.show("T03", "1Sh")
    t.show("T26", "1R")
    t.show("T01", "1R")
    t.show("their T02", their_side)
    return t


@card("22081")
def test_street_smart_resolves_a_die_that_shows_what_they_resolved() -> None:
    """One of its character or of an upgrade on it, with one more; it is exhausted."""
    t = street_smart("1R")
    t.answer("pass", "resolve resource")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["die T03 1R", "die T26 1R"] == t.options()
    t.answer("die T26 1R")
    assert (4, False) == (t.resources(), t.copy("22081").ready)
    assert "you: action" == t.asked()


@card("22081")
def test_street_smart_pays_what_the_die_costs_and_its_damage_can_be_blocked() -> None:
    """The die goes back to its card; it comes after theirs has been resolved."""
    t = Tabletop("T03*2 T01", "T02", resources=0)
    t.upgrade("22081", on="T03")
    t.upgrade("T21", on="T03")
    t.copy("their T02").shields = 3
    t.show("T21", "1RD1")
    t.show("T03", "2RD")
    t.show("their T02", "2RD")
    t.answer("pass", "resolve ranged", "T03", "yes", "their T02")
    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert (["T21 1RD1"], 2) == (t.pool(), t.copy("T03").damage)
    dealt = t.events("damage_dealt")
    assert t.events("die_resolved")[0].serial < dealt[1].serial


@card("22081")
def test_street_smart_may_wait_and_is_silent_without_such_a_die() -> None:
    """Your own resolution is no reason, nor is one while it is exhausted."""
    t = street_smart("1R")
    t.answer("pass", "resolve resource", "no")
    assert ("you: action", True) == (t.asked(), t.copy("22081").ready)
    t.answer("resolve shield", "T03")
    assert "they: action" == t.asked()

    t = street_smart("1MD")
    t.answer("pass", "resolve melee", "T01", "yes")
    assert ("you: action", 4) == (t.asked(), len(t.pool()))

    t = street_smart("1R")
    t.copy("22081").ready = False
    t.answer("pass", "resolve resource")
    assert "you: action" == t.asked()


@card("22081")
def test_street_smart_goes_by_the_symbol_a_die_was_resolved_for() -> None:
    """A discard side that was resolved as melee damage counts as melee damage."""
    t = Tabletop("T03*2", "22045")
    t.upgrade("22081", on="T03")
    t.show("T03", "1MD")
    t.show("their 22045", "1Dc")
    t.answer("pass", "resolve melee", "T03")
    assert "you: may" == t.asked()
    t.answer("yes", "their 22045")
    assert 2 == t.copy("their 22045").damage
    assert ("you: action", 0) == (t.asked(), len(t.hand(THEM)))


# Absorb Energy


def absorb_energy(side: str = "2ID") -> Tabletop:
    """The upgrade on a blue character, its die in the pool."""
    t = Tabletop("T02 T03", "T07 T06", resources=0)
    t.upgrade("22088", on="T02")
    t.upgrade("22088", on="T03")
    t.show("22088", side)
    t.show("their T07", "3MD")
    return t


@card("22088")
def test_absorb_energys_die_may_be_resolved_after_its_character_is_dealt_damage() -> None:
    """With one more; it goes back to its card, and its damage can be blocked."""
    t = absorb_energy()
    t.copy("T02").shields = 3
    t.copy("their T06").shields = 3
    t.answer("pass", "resolve melee", "T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes", "their T06", "their T06", "their T06")
    assert (0, 0, []) == (t.copy("their T06").shields, t.copy("their T06").damage, t.pool())
    dealt = t.events("damage_dealt")
    assert dealt[0].serial < t.events("die_resolving")[-1].serial


@card("22088")
def test_absorb_energy_may_wait_and_pays_its_cost() -> None:
    """Another character is no reason, and a side that cannot be paid for is not resolved."""
    t = absorb_energy()
    t.answer("pass", "resolve melee", "T02", "no")
    assert ("you: action", ["22088 2ID"]) == (t.asked(), t.pool())
    t = absorb_energy()
    t.answer("pass", "resolve melee", "T03")
    assert "you: action" == t.asked()
    t = absorb_energy("2RD1")
    t.answer("pass", "resolve melee", "T02")
    assert "you: action" == t.asked()


@card("22088")
def test_absorb_energy_follows_your_own_damage_too() -> None:
    """Whoever deals it."""
    t = Tabletop("T02", "T06", hand="T39")
    t.upgrade("22088", on="T02")
    t.show("22088", "1Sh")
    t.answer("play T39", "T02", "yes", "T02")
    assert 2 == t.copy("T02").shields


# Military Strategist


@card("22028")
def test_military_strategist_deals_a_damage_for_each_kind_of_damage_you_show() -> None:
    """Each kind once, yours only; shields help."""
    t = Tabletop("T01*2 T84 T03", "T02 T62")
    t.upgrade("22028", on="T01")
    t.copy("their T02").shields = 3
    for label, side in (("T01", "1MD"), ("T01", "+1MD"), ("T84", "2ID"), ("T03", "1R")):
        t.show(label, side)
    t.show("their T02", "2RD")
    t.answer("use 22028", "their T02", "their T02")
    assert (1, 0, "they: action") == (
        t.copy("their T02").shields,
        t.copy("their T62").damage,
        t.asked(),
    )
    t.answer("pass")
    assert "use 22028" not in t.options()


@card("22028")
def test_military_strategist_counts_ranged_damage_and_may_count_nothing() -> None:
    """Without such a die nothing is dealt."""
    for side, dealt in (("2RD", 1), ("1R", 0)):
        t = Tabletop("T01", "T02")
        t.upgrade("22028", on="T01")
        t.show("T01", side)
        t.answer("use 22028")
        assert dealt == t.copy("their T02").damage
