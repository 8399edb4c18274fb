"""Characters by kind, warriors, Effects and interrupts: what they may and where they go."""

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.facts import CHARACTER, INTERRUPT
from dejarik.games.swccg.rules import presence
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import game

BOXED = game()
FILLER = ("1_194", "1_28")
SHUFFLE, BOX = "1_115", "1_262"
INTERRUPTS = [one for one in files.cards().values() if one.type == INTERRUPT]
CHARACTERS = [one for one in files.cards().values() if one.type == CHARACTER]


def boxed(dark: str = "", light: str = "", sites: str = "1_295", **more: str | int) -> Laid:
    """A table of the boxed cards."""
    return Laid(BOXED, sites, dark, light, filler=FILLER, **more)  # type: ignore[arg-type]


# --- characters -------------------------------------------------------------------------------


@ruling("swccg.9.090", "swccg.9.323")
def test_a_character_deploys_to_sites_with_an_own_icon_or_presence() -> None:
    """The corridor has no icon of Light: nobody deploys there until a trooper is present."""
    sites = "1_284, 1_295, 1_130"
    t = boxed(sites=sites, turn="light", light_hand="1_28")
    t.answer("deploy 1_28")
    there = boxed(light="1_28 @ 1", sites=sites, turn="light", light_hand="1_28")
    there.answer("deploy 1_28")
    droid = boxed(light="1_18 @ 1", sites=sites, turn="light", light_hand="1_28")
    droid.answer("deploy 1_28")

    assert ["Mos Eisley", "Dune Sea"] == t.options()
    assert ["Detention Block Corridor", "Mos Eisley", "Dune Sea"] == there.options()
    assert ["Mos Eisley", "Dune Sea"] == droid.options()


@ruling("swccg.9.094")
def test_a_text_about_a_kind_means_all_of_that_type_and_no_other() -> None:
    """A belt goes on Imperials and aliens of Dark, not on droids or Light's aliens."""
    t = boxed(
        "1_194 @ 1, 1_196 @ 1, 1_186 @ 1, 1_182 @ 1, 1_181 @ 1", "1_30 @ 1", dark_hand="1_207"
    )
    t.answer("deploy 1_207")

    assert ["1_194", "1_196", "1_182", "1_181"] == t.options()


@ruling("swccg.9.095", "swccg.9.096", "swccg.9.100", "swccg.9.101")
def test_which_side_has_which_kind_of_character() -> None:
    """Over all facts: aliens and droids on both, Imperials of Dark, Rebels of Light but for two."""
    sides: dict[str, set[str]] = {}
    for one in CHARACTERS:
        for kind in one.subtypes:
            sides.setdefault(kind, set()).add(one.side)
    odd = {one.code for one in CHARACTERS if "rebel" in one.subtypes and one.side == "dark"}

    assert {"dark", "light"} == sides["alien"] == sides["droid"]
    assert {"dark"} == sides["imperial"]
    assert {"10_42", "205_14"} == odd


@ruling("swccg.9.097")
def test_a_droid_has_no_ability_and_gives_no_presence() -> None:
    """A droid of Light neither holds the site against a drain nor can be battled."""
    t = boxed("1_194 @ 1", "1_18 @ 1", phase="control")
    battle = boxed("1_194 @ 1", "1_18 @ 1", phase="battle", dark_hand=BOX)
    held = boxed("1_194 @ 1", "1_18 @ 1, 1_28 @ 1", phase="control", dark_hand=BOX)

    assert 0 == presence.total_ability(t.table, 1, t.sites[0])
    assert not presence.has_presence(t.table, 1, t.sites[0])
    assert "drain Mos Eisley" in t.options()
    assert "battle Mos Eisley" not in battle.options()
    assert "drain Mos Eisley" not in held.options()
    assert 1 == presence.total_ability(held.table, 1, held.sites[0])


@ruling("swccg.9.098")
def test_a_text_about_cards_with_ability_leaves_droids_out() -> None:
    """Narrow Escape takes Luke and the trooper away; the droid stays in the battle."""
    t = boxed(
        "101_5 @ 2",
        "101_2 @ 2, 1_28 @ 2, 1_18 @ 2",
        "1_291, 1_295, 1_292",
        phase="battle",
        light_hand="1_98",
    )
    t.play("battle Mos Eisley", "play 1_98")
    while not t.events(ev.MOVED)[1:]:
        t.answer(t.options()[0])

    assert ["101_2", "1_28"] == sorted(
        t.table.definition(one.subject).code for one in t.events(ev.MOVED)
    )
    assert "Mos Eisley" == t.where("1_18")


# --- warriors ---------------------------------------------------------------------------------


@ruling("swccg.9.149", "swccg.9.774")
def test_who_is_no_warrior_uses_a_weapon_that_asks_for_none() -> None:
    """A Raider without the icon bears a stick and swings it."""
    t = boxed("1_196 @ 1, 1_194 @ 1", dark_hand="1_315")
    t.answer("deploy 1_315")
    fight = boxed("1_196 + 1_315 @ 1", "1_28 + 1_152 @ 1", phase="battle")
    fight.answer("battle Mos Eisley")

    assert "warrior" not in BOXED.definitions[BOXED.numbers["1_196"]].icons
    assert "1_196" == t.where("1_315")
    assert ["fire 1_315", "pass"] == fight.options()


@ruling("swccg.9.150", "swccg.9.151")
def test_a_rifle_is_for_warriors_only() -> None:
    """Not for guard, Raider or droid; with Ket Maliss on the guard it is for him too."""
    cards = "1_181 @ 1, 1_196 @ 1, 1_186 @ 1"
    none = boxed(cards, dark_hand="1_312")
    some = boxed(f"1_194 @ 1, 1_181 + 1_221 @ 1, {cards}", dark_hand="1_312")
    some.answer("deploy 1_312")

    assert "deploy 1_312" not in none.options()
    assert ["1_194", "1_181"] == some.options()


# --- Effects ----------------------------------------------------------------------------------


@ruling("swccg.9.257")
def test_an_effect_goes_where_its_text_says() -> None:
    """Ket Maliss on characters of Dark that are no droids, Macroscan beside Light's deck."""
    t = boxed("1_194 @ 1, 1_196 @ 1, 1_186 @ 1", "1_30 @ 1", dark_hand="1_221, 1_224")
    t.answer("deploy 1_224")
    t.pass_until("dark: window")
    t.answer("deploy 1_221")

    assert ids.pile_id(1, ids.RESERVE) == t.table.copies[t.thing("1_224")].holder
    assert ["1_196", "1_194"] == t.options()


# --- interrupts -------------------------------------------------------------------------------


@ruling("swccg.9.293", "swccg.9.294")
def test_an_interrupt_without_a_moment_is_played_at_top_level_of_either_turn() -> None:
    """In each phase of both turns Light may shuffle."""
    for turn in ("dark", "light"):
        for phase in ("control", "deploy", "battle", "move", "draw"):
            t = boxed("1_194 @ 1", turn=turn, phase=phase, light_hand=SHUFFLE, dark_hand=BOX)
            if t.asked() != "light: window":
                t.answer("pass")

            assert f"play {SHUFFLE}" in t.options(), (turn, phase)


@ruling("swccg.9.294", "swccg.9.295", "swccg.9.296")
def test_only_what_answers_the_action_is_offered_in_response() -> None:
    """Dark drains: Light may cancel that, and may not shuffle or retrieve until it is over."""
    t = boxed(
        "1_194 @ 1, 1_196 @ 1",
        phase="control",
        light_hand=f"1_113, {SHUFFLE}, 1_106",
        light_lost="1_28",
    )
    t.answer("drain Mos Eisley")
    window = t.options()
    t.answer("pass", "top of reserve")

    assert ["play 1_113", "pass"] == window
    assert "light: window" == t.asked()
    assert {f"play {SHUFFLE}", "play 1_106"} <= set(t.options())


@ruling("swccg.9.297")
def test_an_interrupt_is_not_played_while_its_conditions_are_not_met() -> None:
    """Reinforcements need more enemies than friends: with one of each they are not offered."""
    few = boxed("1_194 @ 1", "1_28 @ 1", phase="control", dark_hand=f"1_251, {BOX}")
    many = boxed("1_194 @ 1", "1_28 @ 1, 1_18 @ 1", phase="control", dark_hand=f"1_251, {BOX}")

    assert [f"play {BOX}", "pass"] == few.options()
    assert ["play 1_251", f"play {BOX}", "pass"] == many.options()


@ruling("swccg.9.299", "swccg.9.300", "swccg.9.306", "swccg.9.305")
def test_an_interrupt_is_never_on_table_and_ends_in_its_pile() -> None:
    """While Light may cancel it, it lies nowhere; then Used to the Used Pile, Lost to the Lost."""
    t = boxed(
        "1_194 @ 1", "101_2 @ 1", phase="control", dark_hand=f"{BOX}, 1_268", light_hand="1_109"
    )
    t.answer(f"play {BOX}", "light reserve")
    copies = [t.table.definition(one).code for one in t.table.copies]
    (card,) = t.table.pile(0, ids.OPEN)
    t.answer("pass")
    t.play("play 1_268")
    t.pass_until("dark: window")

    assert ["1_295", "1_194", "101_2"] == copies
    assert not t.table.is_on_table(card)
    assert BOX in t.codes("dark", "used")
    assert ["1_268"] == t.codes("dark", "lost")
    assert [] == t.table.pile(0, ids.OPEN)


@ruling("swccg.9.303")
def test_every_interrupt_is_used_lost_or_starting() -> None:
    """Over all facts; of the boxed ones exactly those called lost go to the Lost Pile."""
    kinds = {"used", "lost", "starting", "used or lost", "used or starting", "lost or starting"}
    wrong = [one.code for one in INTERRUPTS if not {*one.subtypes} & kinds]
    boxed_ones = [one for one in files.boxed().values() if one.type == INTERRUPT]
    lost = {one.code for one in boxed_ones if "lost" in one.subtypes}
    goes_lost = {
        one.code for one in boxed_ones if BOXED.definitions[BOXED.numbers[one.code]].goes_lost
    }

    assert [] == wrong
    assert lost == goes_lost
    assert {"1_249", "1_115"}.isdisjoint(lost)
