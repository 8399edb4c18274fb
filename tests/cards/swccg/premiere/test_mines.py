"""Timer Mines and mining droids: laid, buried among other cards, tripped, defused, exploding."""

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.seen.views import view_of
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import laid, mine, theirs, trooper
from dejarik.testing.swccg.table import Laid

DROID = {"1_162": "1_18", "1_322": "1_186"}
MINE = {"1_18": "1_162", "1_186": "1_322"}
THREE = {"1_162": "1_26", "1_322": "1_181"}
"""A card of each side with a destiny of three."""
SITES = "1_295, 1_292, 1_284"


def to_their_turn(t: Laid, code: str) -> None:
    """Pass until the other player's turn has begun."""
    while t.table.turn == t.table.seat_of_side(int(mine(code) == "light")):
        t.answer("pass")


def to_my_turn(t: Laid, code: str) -> None:
    """Pass until the turn of the mine's player has begun, or a question of another kind comes."""
    while "pass" in t.options() and t.asked().startswith(theirs(code)):
        t.answer("pass")


# --- Timer Mine: laid -------------------------------------------------------------------------


@card("1_162", "1_322")
@ruling("swccg.c.467", "swccg.c.470")
def test_a_mine_is_laid_for_nothing_where_a_droid_is(code: str) -> None:
    """Inside and outside, planet or not; not at the site without a droid, nor where theirs is."""
    droid, other = DROID[code], trooper(code, own=False)
    t = laid(code, SITES, f"{droid} @ 1, {droid} @ 3", f"{other} @ 2", hand="X", force=0)
    offered = t.options()
    t.answer(f"deploy {code}")

    assert [f"deploy {code}", "bury at Mos Eisley", "pass"] == offered
    assert ["Mos Eisley", "Detention Block Corridor"] == t.options()


@card("1_162", "1_322")
def test_a_mine_is_not_laid_without_a_droid_of_ones_own(code: str) -> None:
    """The opponent's droid and one's own trooper are no help."""
    their_droid = "1_186" if code == "1_162" else "1_18"
    own = trooper(code)
    t = laid(code, SITES, f"{own} @ 1", f"{their_droid} @ 1", hand=f"X, {own}", force=1)

    assert [f"deploy {own}", "pass"] == t.options()


@card("1_162", "1_322")
@ruling("swccg.c.490", "swccg.c.491", "swccg.9.719", "swccg.9.750", "swccg.9.751", "swccg.9.752")
def test_a_laid_mine_explodes_as_its_players_next_turn_begins(code: str) -> None:
    """Two of three are lost as their owner likes; one's own stay, and the droid may be gone."""
    other = trooper(code, own=False)
    t = laid(
        code,
        SITES,
        f"{DROID[code]} @ 1, {trooper(code)} @ 1",
        f"{other} @ 1, {other} @ 1, {other} @ 1, {other} @ 2",
        hand="X",
        top="1_196" if code == "1_322" else "1_30",
        force=0,
    )
    t.answer(f"deploy {code}")
    to_their_turn(t, code)
    still = t.on_table(code)
    to_my_turn(t, code)

    assert still
    assert f"{theirs(code)}: target" == t.asked()
    assert [other, f"{other} 2"] == t.options()
    t.answer(other, f"{other} 3")
    assert not t.on_table(code)
    assert not t.on_table(f"{other} 3")
    assert ["Mos Eisley", "Jawa Camp"] == [t.where(other), t.where(f"{other} 2")]
    assert t.on_table(trooper(code))
    assert [] == t.events(ev.FIRED)


@card("1_162", "1_322")
def test_a_mine_takes_all_when_the_destiny_is_enough(code: str) -> None:
    """Three against two: nobody is asked, and their weapons go with them."""
    other = trooper(code, own=False)
    weapon = "1_317" if code == "1_162" else "1_152"
    t = laid(
        code,
        SITES,
        f"{DROID[code]} @ 1",
        f"{other} + {weapon} @ 1, {other} @ 1",
        hand="X",
        top=THREE[code],
        force=0,
        their_force=0,
    )
    t.answer(f"deploy {code}")
    to_their_turn(t, code)
    to_my_turn(t, code)

    assert [False, False, False] == [t.on_table(one) for one in (code, other, weapon)]
    assert t.on_table(DROID[code])


@card("1_162", "1_322")
def test_a_mine_among_no_enemies_is_lost_alone(code: str) -> None:
    """It explodes all the same, and draws."""
    t = laid(code, SITES, f"{DROID[code]} @ 1", hand="X", top=THREE[code], force=0)
    t.answer(f"deploy {code}")
    to_their_turn(t, code)
    to_my_turn(t, code)

    assert not t.on_table(code)
    assert 1 == len(t.events(ev.DESTINY_DRAWN))
    assert [code] == t.codes(mine(code), "lost")


@card("1_162", "1_322")
@ruling("swccg.1f.044")
def test_a_mine_whose_draw_fails_takes_nobody(code: str) -> None:
    """Its player has no Reserve Deck: that is decided for the others, and the mine is lost."""
    other = trooper(code, own=False)
    force = 58 if code == "1_162" else 55
    t = laid(code, SITES, f"{DROID[code]} @ 1", f"{other} @ 1", hand="X", force=force)
    t.answer(f"deploy {code}")
    left = t.count(mine(code), "reserve")
    while not t.events(ev.EXPLODING):
        t.answer("pass")

    assert [0, []] == [left, t.events(ev.DESTINY_DRAWN)]
    assert [True, False] == [t.on_table(other), t.on_table(code)]


@card("1_162", "1_322")
@ruling("swccg.c.488", "swccg.c.489", "swccg.9.757")
def test_what_adds_to_weapon_destiny_does_not_add_to_a_mine(code: str) -> None:
    """At the corridor, and at the farm, Dark's weapons draw one more; a mine does not."""
    other = trooper(code, own=False)
    t = laid(
        code,
        "1_284, 1_132",
        f"{DROID[code]} @ 1, {DROID[code]} @ 2",
        f"{other} @ 1, {other} @ 1",
        hand="X",
        force=0,
    )
    t.answer(f"deploy {code}", "Detention Block Corridor")
    to_their_turn(t, code)
    to_my_turn(t, code)

    assert f"{theirs(code)}: target" == t.asked()
    t.answer(other)
    assert t.on_table(other)


@card("1_162", "1_322")
@ruling("swccg.card.1_162.01", "swccg.card.1_322.01")
def test_a_mine_does_not_take_a_ship(code: str) -> None:
    """It lies at a docking bay with its droid; only the droid can leave."""
    t = laid(code, "1_291, 1_285", f"{DROID[code]} @ 1, X on 1", phase="move")
    t.answer("transit from Docking Bay 94")

    assert "Docking Bay 94" == t.where(code)
    assert "Docking Bay 327" == t.where(DROID[code])


# --- Timer Mine: buried -----------------------------------------------------------------------


@card("1_162", "1_322")
@ruling("swccg.c.472", "swccg.c.473", "swccg.c.475")
def test_cards_are_buried_under_an_exterior_planet_site_with_a_droid(code: str) -> None:
    """Not under the corridor of the Death Star, nor where there is no droid; any cards will do."""
    droid = DROID[code]
    own = trooper(code)
    t = laid(code, SITES, f"{droid} @ 1, {droid} @ 3", hand=f"{own}, X, {own}", force=0)
    offered = t.options()
    t.answer("bury at Mos Eisley", own)
    then = t.options()
    t.answer(code, "stop")

    assert [f"deploy {code}", "bury at Mos Eisley", "pass"] == offered
    assert [code, own, "stop"] == then
    assert 1 == t.count(mine(code), "hand")
    assert 4 == len(t.table.places[t.sites[0]].buried)


@card("1_162", "1_322")
@ruling("swccg.c.476")
def test_only_their_owner_knows_what_is_buried(code: str) -> None:
    """The other player knows how many, and nothing of what is left in hand."""
    t = laid(code, SITES, f"{DROID[code]} @ 1", hand=f"{trooper(code)}, X, {trooper(code)}")
    t.answer("bury at Mos Eisley", code, "stop")
    buried = t.table.places[t.sites[0]].buried[1::2]
    me = t.table.turn
    knowledge = t.table.knowledge

    assert [code] == [t.table.definition_of(one).code for one in buried]
    assert all(knowledge.knows(me, one) for one in buried)
    assert not any(knowledge.knows(1 - me, one) for one in buried)
    assert not any(knowledge.knows(1 - me, one) for one in t.table.pile(me, ids.HAND))


@card("1_162", "1_322")
@ruling("swccg.1a.044")
def test_who_buried_cards_may_look_at_them_whenever_wanted(code: str) -> None:
    """Also in the opponent's turn; nobody else is shown what they are."""
    t = laid(code, SITES, f"{DROID[code]} @ 1", hand=f"{trooper(code)}, X, {trooper(code)}")
    me = t.table.turn
    t.answer("bury at Mos Eisley", code, "stop")
    to_their_turn(t, code)
    seen = {seat: view_of(t.table, seat).places[0] for seat in (me, 1 - me, -1)}

    assert (code,) == seen[me].own_buried
    assert () == seen[1 - me].own_buried == seen[-1].own_buried
    assert {1} == {sum(one.buried) for one in seen.values()}


@card("1_162", "1_322")
@ruling("swccg.c.474")
def test_cards_are_not_buried_in_another_phase(code: str) -> None:
    """In the control phase nothing of that is offered."""
    own = trooper(code)
    t = laid(code, SITES, f"{DROID[code]} @ 1, {own} @ 2", hand="X", phase="control")

    assert ["drain Jawa Camp", "pass"] == t.options()


def buried(code: str, *, droid: str = "", cards: str = "X", their_hand: str = "") -> Laid:
    """Cards lie under Mos Eisley, an enemy stands next door in its own move phase."""
    other = trooper(code, own=False)
    extra = f", {droid} @ 1" if droid else ""
    t = laid(
        code,
        SITES,
        f"{DROID[code]} @ 1",
        f"{other} @ 2{extra}",
        hand=cards,
        their_hand=their_hand,
        force=0,
        top=THREE[code],
    )
    t.answer("bury at Mos Eisley")
    while "stop" in t.options() or "pass" not in t.options():
        t.answer(t.options()[0])
    return t


def walk_there(t: Laid, code: str) -> None:
    """The enemy moves to Mos Eisley."""
    other = trooper(code, own=False)
    while f"move {other}" not in t.options():
        t.answer("pass")
    t.answer(f"move {other}")
    if "Mos Eisley" in t.options():
        t.answer("Mos Eisley")


@card("1_162", "1_322")
@ruling("swccg.c.478", "swccg.c.481", "swccg.c.482", "swccg.c.484")
def test_who_moves_there_trips_all_that_is_buried(code: str) -> None:
    """The dud is lost, the mine explodes and takes the one who came."""
    t = buried(code, cards=f"X, {trooper(code)}")
    walk_there(t, code)

    assert not t.on_table(trooper(code, own=False))
    assert [] == t.table.places[t.sites[0]].buried
    assert sorted([code, trooper(code)]) == sorted(t.codes(mine(code), "lost"))
    assert [trooper(code, own=False)] == t.codes(theirs(code), "lost")


@card("1_162", "1_322")
@ruling("swccg.c.477", "swccg.9.753")
def test_who_deploys_there_trips_it_too(code: str) -> None:
    """A character from hand is lost as it arrives; at another site nothing happens."""
    other = trooper(code, own=False)
    t = buried(code, their_hand=f"{other}, {other}")
    while f"deploy {other}" not in t.options():
        t.answer("pass")
    t.answer(f"deploy {other}", "Jawa Camp")
    before = len(t.table.places[t.sites[0]].buried)
    t.answer(f"deploy {other}", "Mos Eisley")

    assert 2 == before
    assert [] == t.table.places[t.sites[0]].buried
    assert [other] == t.codes(theirs(code), "lost")


@card("1_162", "1_322")
@ruling("swccg.c.492")
def test_ones_own_card_trips_ones_own_mine_for_nothing(code: str) -> None:
    """It is lost without a draw, and the one who came is not."""
    own = trooper(code)
    t = laid(
        code,
        SITES,
        f"{DROID[code]} @ 1",
        f"{trooper(code, own=False)} @ 1",
        hand=f"X, {own}",
        force=1,
    )
    t.answer("bury at Mos Eisley")
    t.answer(code, "stop")
    t.answer(f"deploy {own}", "Mos Eisley")

    assert [code] == t.codes(mine(code), "lost")
    assert [] == t.events(ev.DESTINY_DRAWN)
    assert t.on_table(own)
    assert t.on_table(trooper(code, own=False))


# --- mining droids ----------------------------------------------------------------------------


@card("1_18", "1_186")
@ruling("swccg.b.034", "swccg.b.035", "swccg.card.1_18.01", "swccg.card.1_186.01", "swccg.9.069")
def test_a_droid_defuses_any_number_of_mines_for_a_force_each(code: str) -> None:
    """Theirs and its own, at the same site only; three mines, two Force."""
    their_mine = "1_162" if code == "1_186" else "1_322"
    t = laid(
        code,
        SITES,
        f"X @ 1, {MINE[code]} on 1, {trooper(code)} @ 2",
        f"{their_mine} on 1, {their_mine} on 2",
        phase="control",
        force=2,
    )
    offered = t.options()
    t.answer(f"defuse by {code}")
    first = t.options()
    t.answer(their_mine, f"defuse by {code}")

    assert [f"defuse by {code}", "drain Jawa Camp", "pass"] == offered
    assert ["drain Jawa Camp", "pass"] == t.options()
    assert sorted([MINE[code], their_mine]) == sorted(first)
    assert 2 == t.force_used(mine(code))
    assert not t.on_table(MINE[code])
    assert "Jawa Camp" == t.where(their_mine)


@card("1_18", "1_186")
def test_a_droid_defuses_nothing_without_force_or_at_another_site(code: str) -> None:
    """Nobody is offered anything: the mine lies next door, or there is no Force."""
    their_mine = "1_162" if code == "1_186" else "1_322"
    own = trooper(code)
    away = laid(code, SITES, f"X @ 1, {own} @ 1", f"{their_mine} on 2", phase="control")
    poor = laid(code, SITES, f"X @ 1, {own} @ 1", f"{their_mine} on 1", phase="control", force=0)

    assert ["drain Mos Eisley", "pass"] == away.options()
    assert ["drain Mos Eisley", "pass"] == poor.options()


@card("1_18", "1_186")
@ruling("swccg.c.487")
def test_a_droid_defuses_nothing_in_the_others_turn(code: str) -> None:
    """Its player is not asked while the other has the turn, and a buried mine explodes."""
    their_mine = "1_162" if code == "1_186" else "1_322"
    other = trooper(code, own=False)
    t = laid(
        code,
        SITES,
        "X @ 1",
        f"{their_mine} on 1, {other} @ 1",
        phase="control",
        my_turn=False,
    )

    assert [theirs(code), ["drain Mos Eisley", "pass"]] == [
        t.asked().partition(":")[0],
        t.options(),
    ]


@card("1_18", "1_186")
@ruling("swccg.c.485", "swccg.c.486")
def test_a_droid_of_the_turn_player_defuses_tripped_mines_first(code: str) -> None:
    """Two mines: one is defused for a Force, the other explodes."""
    their_mine = "1_162" if code == "1_186" else "1_322"
    t = buried(their_mine, droid=code, cards="X, X")
    walk_there(t, their_mine)

    assert f"{mine(code)}: defuse" == t.asked()
    assert [their_mine, f"{their_mine} 2", "stop"] == t.options()
    t.answer(their_mine)
    assert [their_mine, "stop"] == t.options()
    used = t.force_used(mine(code))
    t.answer("stop")
    assert 2 == used
    assert 1 == len(t.events(ev.DESTINY_DRAWN))
    assert not t.on_table(code)
