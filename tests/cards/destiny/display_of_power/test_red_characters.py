"""Display of Power, red characters: what each offers, and what it does."""

from dejarik.games.destiny.effects.filters import is_of_colour
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import BLUE, RED
from dejarik.games.destiny.rules.values import has_colour
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import complaints, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, only_your_activation_counts

# General Kalani


@card("22016")
def test_general_kalani_makes_each_other_droid_cheaper_by_a_point() -> None:
    """Not himself, and nobody who is no droid."""
    found = complaints(listed("22016 22029 22029 22029 22015"))
    assert [(42, 30, 10, 1, 6, 1, 6, 1, 6, 1, 14, 1)] == [one.numbers for one in found]


@card("22016")
def test_general_kalani_deals_damage_after_they_draw_in_the_action_phase() -> None:
    """One damage for each time they draw, to anyone."""
    t = Tabletop("22016 T03", "T02", hand="T33", their_hand="T32 T33", deck="T33 T33 T33")

    t.answer("play T33")
    assert "they: action" == t.asked()
    t.answer("play T32")
    assert ("you: choose", ["22016", "T03", "their T02"]) == (t.asked(), t.options())
    t.copy("their T02").shields = 1
    t.answer("their T02")

    assert (0, "you: action") == (t.copy("their T02").shields, t.asked())
    assert (0, True) == (t.copy("their T02").damage, followed(t, "cards_drawn", "damage_dealt"))


@card("22016")
def test_what_they_draw_in_upkeep_is_no_reason_for_general_kalani() -> None:
    """The next round begins without damage."""
    t = Tabletop("22016 T03", "T02", hand="T31 T31 T31 T31 T31")
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)
    assert len(t.hand(THEM)) > 0


# Fenn Rau


@card("22058")
def test_fenn_rau_gets_a_shield_after_they_claim() -> None:
    """Not after you do."""
    t = Tabletop("22058 T01", "T02")
    t.answer("pass", "claim")
    assert [1, 0] == [t.copy(one).shields for one in ("22058", "T01")]
    assert followed(t, "battlefield_claimed", "shields_gained")

    t = Tabletop("22058", "T02")
    t.answer("claim")
    assert 0 == t.copy("22058").shields


@card("22058")
def test_fenn_rau_deals_indirect_damage_when_the_action_phase_begins_at_your_battlefield() -> None:
    """One damage to the opponent; shields help."""
    for controller, dealt in ((0, 1), (THEM, 0)):
        t = Tabletop("22058", "T02", hand="T31 T31 T31 T31 T31", their_hand="T31 T31 T31 T31 T31")
        t.battlefield("T41", controller)
        t.copy("their T02").shields = 3
        t.pass_turn()
        assert 3 == t.copy("their T02").shields
        t.pass_turn()
        t.keep_hands()
        assert (2, 3 - dealt) == (t.state.round, t.copy("their T02").shields)
        assert (0, 0) == (t.copy("22058").damage, t.copy("their T02").damage)
        assert not dealt or followed(t, "phase_began", "damage_dealt")


@card("22058")
def test_fenn_rau_pilots() -> None:
    """He may pilot a vehicle of yours, which is activated with him."""
    t = Tabletop("22058", "T02")
    t.support("T11")
    t.answer("activate 22058", "T11")
    assert 2 == len(t.pool())


# Jun Sato


def fleet() -> Tabletop:
    """Capital ships of both players, one of them without a die, and another support."""
    t = Tabletop("22057 T01", "T02")
    for seat in (0, THEM):
        t.support("T13", seat).subtypes = ["capital-ship"]
    t.support("22023")
    t.support("T66")
    return t


@card("22057")
@ruling("arh.clar.dop.07")
def test_jun_sato_makes_a_capital_ships_controller_activate_it_and_gives_a_shield() -> None:
    """Of any player; the one without a die can be chosen but not activated."""
    t = fleet()
    t.answer("use 22057")
    assert ["T13", "22023", "their T13"] == t.options()
    t.answer("their T13")
    assert ["22057", "T01", "their T02"] == t.options()
    t.answer("T01")
    assert (1, [THEM], 1) == (
        t.copy("T01").shields,
        [event.seat for event in t.events("activated")],
        len(t.pool(THEM)),
    )

    t = fleet()
    t.answer("use 22057", "T13", "T01", "no")
    assert [0] == [event.seat for event in t.events("activated")]

    t = fleet()
    t.answer("use 22057", "22023", "T01")
    assert ([], 1) == (t.events("activated"), t.copy("T01").shields)


@card("22057")
def test_jun_sato_may_be_activated_after_any_capital_ship() -> None:
    """Yours or theirs; another support is no reason."""
    t = fleet()
    emit(t.state, Event(ev.ACTIVATED, 0, t.copy("T66").ref, t.copy("T13").ref))
    t.answer("activate T66")
    assert "they: action" == t.asked()
    t.answer("activate their T13")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 2 == len(t.events("activated"))
    t.answer("no")
    assert "you: action" == t.asked()
    t.answer("activate T13", "yes")
    assert (False, "they: action") == (t.copy("22057").ready, t.asked())
    t.answer("pass")
    assert "use 22057" in t.options()
    t.answer("use 22057", "22023", "T01", "pass")
    assert "use 22057" not in t.options()


# Hera Syndulla


@card("22059")
def test_hera_syndulla_may_place_damage_on_a_support_after_you_activate_her() -> None:
    """On anyone's, a single damage, or none."""
    t = Tabletop("22059 T03", "T02")
    t.support("T12")
    t.support("T12", THEM)
    t.answer("activate 22059")
    if "order" in t.asked():
        t.choose(0)
    assert ["T12", "their T12", "stop"] == t.options()
    assert 1 == len(t.events("activated"))
    t.answer("their T12")
    assert (0, 1) == (t.copy("T12").damage, t.copy("their T12").damage)


@card("22059")
def test_hera_syndulla_heeds_only_your_activation() -> None:
    """And nothing need be damaged."""
    tables = [Tabletop("22059 T03") for _ in range(2)]
    for t in tables:
        t.support("T12")
    only_your_activation_counts(tables[0], tables[1], "22059")
    if "order" in tables[0].asked():
        tables[0].choose(0)
    tables[0].answer("stop")
    assert 0 == tables[0].copy("T12").damage


@card("22059")
def test_hera_syndulla_removes_a_vehicle_die_to_discard_a_damaged_support() -> None:
    """Damage up to its cost or more, but some; a vehicle die of yours, once a round."""
    t = Tabletop("22059 T01", "T02")
    t.support("T11")
    t.support("T66", THEM)
    t.support("T66")
    for code, damage in (("T78", 0), ("22066", 1), ("22024", 1), ("22064", 5), ("T12", 1)):
        t.support(code, THEM).damage = damage
    t.support("T13").damage = 5
    t.copy("T01").damage = 5
    for label in ("T11", "T66", "T01", "their T66"):
        t.show(label, "1R")
    t.answer("use 22059")
    assert ["die T11 1R", "die T66 1R"] == t.options()
    t.answer("die T11 1R")
    assert (0, 4) == (cost_of(t, "their T78"), cost_of(t, "their 22066"))
    assert ["T13", "their 22064", "their T12"] == t.options()
    t.answer("their T12")
    assert ["T12"] == t.discards(THEM)
    t.answer("pass")
    assert "use 22059" not in t.options()


def cost_of(t: Tabletop, label: str) -> int:
    """What a card in play costs as printed."""
    return t.state.definition_of(t.copy(label)).facts.cost


@card("22059")
def test_without_a_vehicle_die_hera_syndulla_discards_nothing() -> None:
    """Another die does not do."""
    t = Tabletop("22059 T01", "T02")
    t.support("T13").damage = 5
    t.support("T14").damage = 5
    t.show("T01", "1R")
    t.answer("use 22059")
    assert ("they: action", []) == (t.asked(), t.discards())


@card("22059")
def test_hera_syndulla_pilots() -> None:
    """She may pilot a vehicle of yours, which is activated with her."""
    t = Tabletop("22059", "T02")
    t.support("T11")
    t.answer("activate 22059")
    assert "you: order" == t.asked()


# Tiaan Jerjerrod


def jerjerrod(deck: str = "T31 T31", their_deck: str = "T31 T31", seed: str = "") -> Tabletop:
    """Dice of yours and theirs; nothing in your hand and an upgrade in theirs."""
    t = Tabletop(
        "22018 T01 T03",
        "T02",
        deck=deck,
        their_deck=their_deck,
        their_hand="T22 T23 T25",
        hand="T33 T33 T33 T33",
        seed=seed,
    )
    t.discard_pile("T34", "T34", "T34", "T34", "T34", seat=THEM)
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("22018", "1F")
    t.show("their T02", "1R")
    t.answer("use 22018")
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T03 1R")
    return t


@card("22018")
def test_tiaan_jerjerrod_discards_from_a_deck_or_a_hand_and_draws_for_no_event() -> None:
    """A random card of their hand: an upgrade, so one is drawn."""
    for seed in "abcd":
        t = jerjerrod(seed=seed)
        assert 2 == len(t.options())
        t.choose(1)
        assert (["T33"] * 4 + ["T31"], 2) == (t.hand(), len(t.hand(THEM)))
        assert (6, []) == (len(t.discards(THEM)), t.discards())
    t.answer("pass")
    assert "use 22018" not in t.options()


@card("22018")
def test_tiaan_jerjerrod_discards_the_top_card_of_either_deck() -> None:
    """An event is no reason to draw."""
    t = jerjerrod(their_deck="T31 T22")
    t.choose(0)
    assert 2 == len(t.options())
    t.choose(1)
    assert ("T31", 4, []) == (t.discards(THEM)[-1], len(t.hand()), t.discards())
    t = jerjerrod(deck="T22 T33")
    t.choose(0)
    t.choose(0)
    assert (["T22"], 5, 3) == (t.discards(), len(t.hand()), len(t.hand(THEM)))


@card("22018")
def test_without_a_resource_die_tiaan_jerjerrod_does_nothing() -> None:
    """Nothing is discarded, nothing drawn."""
    t = Tabletop("22018", "T02", their_hand="T22")
    t.show("22018", "1F")
    t.answer("use 22018")
    assert ([], [], ["T22"]) == (t.hand(), t.discards(THEM), t.hand(THEM))
    assert "they: action" == t.asked()


# Aayla Secura


@card("22056")
@ruling("arh.clar.dop.01")
def test_after_setup_aayla_securas_dice_are_blue_and_red() -> None:
    """She is red before, and both from then on."""
    t = Tabletop("22056 T01", "T02")
    assert "you: action" == t.asked()
    emit(t.state, Event(ev.SETUP_DONE))
    assert not has_colour(t.state, t.copy("22056"), BLUE)
    t.answer("activate T01", "pass", "pass")
    t.keep_hands()
    die = t.show("22056", "1R").id
    assert all(is_of_colour(t.state, die, one) for one in (BLUE, RED))
    assert not has_colour(t.state, t.copy("T01"), BLUE)


@card("22056")
def test_aayla_secura_rolls_in_a_clone_trooper_die_and_may_reroll_it() -> None:
    """A set-aside one; without one nothing. Once a round."""
    for answer, rolls in (("yes", 2), ("no", 1)):
        t = Tabletop("22056 T01", "T02")
        t.spare_die("05038", count=2)
        t.show("T01", "1R")
        t.answer("use 22056")
        assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
        t.answer(answer)
        assert (rolls, 2) == (len(t.events("dice_rolled")), len(t.pool()))
        assert t.pool()[1].startswith("05038")
        assert rolls - 1 == sum(event.detail for event in t.events("dice_rolled"))
        t.answer("pass")
        assert "use 22056" not in t.options()


@card("22056")
def test_without_a_clone_trooper_die_aayla_secura_rolls_nothing() -> None:
    """A die of another card does not do."""
    t = Tabletop("22056 T01", "T02")
    t.spare_die("08075")
    t.answer("use 22056")
    assert ([], []) == (t.pool(), t.events("dice_rolled"))
