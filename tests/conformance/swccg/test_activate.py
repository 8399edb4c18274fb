"""The activate phase: how much Force a player may activate, and how it is done."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import ACTIVATE
from dejarik.games.swccg.model.texts import DeployRule, Filter, Ongoing
from dejarik.games.swccg.rules.changes.turns import generation
from dejarik.games.swccg.rules.flow.draining import drain_amount
from dejarik.games.swccg.rules.presence import generated, is_battleground
from dejarik.kernel.modifiers import CAP, RESET
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

HERE = (nouns.IsPlace(), nouns.SamePlace())
BESIDE = DeployRule(beside=True)


def changes(statistic: int, amount: int, *whom: Filter, how: int = 0) -> Ongoing:
    """A modifier in force."""
    return Ongoing(Changes(statistic, Number(amount), whom or HERE, how=how))


def in_activate(effect_op: Op) -> Text:
    """A text on table that is used at top level in an activate phase."""
    return syn.answering(ev.PHASE, ev.TOP, effect_op, provided=(term.Phase(ACTIVATE),))


GAME = make.game_with(
    make.site("dark hut", "Waste: Hut", (2, 0)),
    make.site("dark bunker", "Waste: Bunker", (1, 0)),
    make.site("light bluffs", "Waste: Bluffs", (0, 0)),
    make.site("light farm", "Waste: Farm", (0, 3)),
    make.character("light sage", (2, 6, 8), icons=("jedi master",)),
    make.character("dark overlord", (2, 6, 8), icons=("dark jedi master",)),
    make.character("dark usurper", (2, 6, 8), icons=("jedi master",)),
    make.effect("dark source", changes(st.DARK_ICONS, 1), changes(st.LIGHT_ICONS, 1)),
    make.effect("dark drought", changes(st.LIGHT_ICONS, 0, how=RESET)),
    make.effect("dark tithe", changes(st.DARK_GENERATION, 1)),
    make.effect("dark waste", changes(st.DARK_GENERATION, -1)),
    make.effect("dark curse", changes(st.DARK_GENERATION, 0, how=RESET)),
    make.effect("dark wealth", BESIDE, changes(st.GENERATION, 2, term.Mine())),
    make.effect(
        "light rough",
        BESIDE,
        changes(
            st.DARK_GENERATION, 1, nouns.IsPlace(), nouns.Without(term.Battleground()), how=CAP
        ),
    ),
    make.interrupt(
        "light clash",
        syn.answering(
            ev.PHASE,
            ev.TOP,
            syn.LoseChosen(),
            play=True,
            targets=((nouns.Titled("dark source"),),),
        ),
    ),
    make.interrupt(
        "light stew",
        syn.answering(ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 2, term.EACH), play=True),
    ),
    make.interrupt(
        "dark signal", syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), play=True, cost=3)
    ),
    make.effect("light watch", BESIDE, in_activate(syn.MustLose(1))),
    make.effect(
        "light alarm",
        BESIDE,
        syn.answering(ev.ACTIVATE_ONE, ev.JUST, syn.MustLose(1), who=term.OPPONENT + 1),
    ),
    make.effect(
        "dark fate",
        BESIDE,
        syn.answering(ev.TURN_BEGINS, ev.JUST, syn.MustLose(3), who=1, forced=True),
    ),
    make.effect(
        "dark vote", BESIDE, syn.answering(ev.TURN_BEGINS, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1))
    ),
    make.effect(
        "light vote", BESIDE, syn.answering(ev.TURN_BEGINS, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1))
    ),
)


def amounts(t: Laid) -> list[str]:
    """How much may be activated now."""
    t.answer("activate")
    found = t.options()
    t.answer("back")
    return found


@ruling("swccg.3.001", "swccg.3.002", "swccg.3.016", "swccg.3.030", "swccg.3.034", "swccg.1a.013")
def test_own_icons_everywhere_and_one_are_the_entitlement() -> None:
    """Dark has 1 + 2 + 2 icons, also where Light is; Light's three at the farm count not."""
    t = Laid(
        GAME,
        "dark street, dark square, dark hut, light farm",
        "",
        "light trooper @ 2",
        phase="activate",
        dark_hand="dark trooper",
    )

    assert ["activate", "pass"] == t.options()
    assert ["1", "2", "3", "4", "5", "6"] == amounts(t)


@ruling("swccg.3.003", "swccg.3.035")
def test_a_player_generates_one_without_any_location() -> None:
    """Only the personal unit is left where Dark has no icon; a master is another source."""
    bare = Laid(GAME, "light farm", phase="activate")
    with_master = Laid(GAME, "light farm", "dark overlord @ 1", phase="activate")

    assert ["1"] == [str(bare.table.players[0].generation)]
    assert 2 == with_master.table.players[0].generation


@ruling("swccg.3.004", "swccg.3.051", "swccg.3.027", "swccg.3.050", "swccg.3.033")
def test_a_master_gives_one_wherever_it_is_and_is_no_icon() -> None:
    """Not for the other side's kind of master; its site stays without icons and no battleground."""
    t = Laid(
        GAME,
        "dark hut",
        "dark overlord @ 1, dark usurper @ 1, dark drought on 1",
        "light sage @ 1, light rough",
        phase="activate",
    )
    hut = t.thing("Hut")

    assert [1 + 1 + 1, 1 + 0 + 1] == [generation(t.table, seat) for seat in range(2)]
    assert [1, 0] == [generated(t.table, seat, hut) for seat in range(2)]
    assert not is_battleground(t.table, hut)


@ruling("swccg.3.005", "swccg.3.020")
def test_modifiers_of_total_generation_are_applied_to_the_sum() -> None:
    """Seven icons and one for Light: 0 to 8; Dark's wealth adds two for Dark alone."""
    t = Laid(
        GAME,
        "light farm, dark gate, dark square, dark street",
        "dark wealth",
        turn="light",
        phase="activate",
    )

    assert [1 + 4 + 2, 8] == [generation(t.table, seat) for seat in range(2)]
    assert [str(one) for one in range(1, 9)] == amounts(t)


@ruling("swccg.3.006", "swccg.3.008")
def test_what_leaves_after_the_count_changes_nothing() -> None:
    """After two of four the source of an icon is lost: two more may still be activated."""
    t = Laid(
        GAME,
        "dark square",
        "dark source on 1",
        "",
        phase="activate",
        light_hand="light clash",
    )
    t.answer("activate", "2", "2", "play light clash")

    assert not t.on_table("dark source")
    assert 3 == generation(t.table, 0)
    assert ["1", "2"] == amounts(t)


@ruling("swccg.3.009", "swccg.3.017", "swccg.3.028", "swccg.3.021")
def test_any_number_in_any_portions_up_to_the_entitlement() -> None:
    """Three, then a card that costs three, then the other two; what was used is not given back."""
    t = Laid(
        GAME,
        "dark gate, dark square, dark street",
        phase="activate",
        dark_force=0,
        dark_hand="dark signal",
    )
    assert ["activate", "pass"] == t.options()
    t.answer("activate", "3", "play dark signal", "top of reserve")

    assert ["activate", "pass"] == t.options()
    assert ["1", "2"] == amounts(t)
    t.answer("pass")
    assert ["light: window", 3] == [t.asked(), t.table.turn_count]


@ruling(
    "swccg.3.010",
    "swccg.3.014",
    "swccg.3.019",
    "swccg.1a.014",
    "swccg.1a.015",
    "swccg.1a.016",
    "swccg.3.011",
)
def test_each_unit_goes_from_the_top_of_the_reserve_deck_to_the_top_of_the_force_pile() -> None:
    """First the droid, then the hero on it; nobody has learned what they are."""
    t = Laid(GAME, "dark square", phase="activate", dark_force=1, dark_top="dark droid, dark hero")
    t.answer("activate", "2")

    assert ["dark trooper", "dark droid", "dark hero"] == t.codes("dark", "force")
    assert 2 == len(t.events(ev.ACTIVATE_ONE))
    force = t.table.pile(0, ids.FORCE)
    knowledge = t.table.knowledge
    assert not any(knowledge.knows(seat, card) for card in force for seat in range(2))


@ruling("swccg.3.015")
def test_the_opponent_may_act_after_each_unit() -> None:
    """Light can stop a run of three after any unit and acts next; the rest waits."""
    t = Laid(
        GAME,
        "dark square",
        "",
        "light watch",
        phase="activate",
        dark_force=0,
        dark_hand="dark rage",
    )
    t.answer("activate", "3")
    asked, offered = t.asked(), t.options()
    t.answer("1")

    assert ("light: let_run", ["1", "2", "3"]) == (asked, offered)
    assert [1, 1] == [t.count("dark", "force"), t.count("dark", "hand")]
    assert ["use light watch", "pass"] == t.options()
    t.answer("pass")
    assert ["1", "2"] == amounts(t)


@ruling("swccg.3.015")
def test_each_unit_can_be_answered_by_itself() -> None:
    """A text for a Force just activated is offered for each of two."""
    t = Laid(GAME, "dark square", "", "light alarm", phase="activate", dark_force=0)
    t.answer("activate", "2")
    first = (t.options(), t.count("dark", "force"))
    t.answer("pass")
    second = (t.options(), t.count("dark", "force"))

    assert (["use light alarm", "pass"], 1) == first
    assert (["use light alarm", "pass"], 2) == second


@ruling("swccg.3.018", "swccg.3.029", "swccg.3.019")
def test_who_is_told_to_activate_must_as_far_as_the_deck_goes() -> None:
    """Two each: Light in Dark's phase, Dark with a single card left; no entitlement is charged."""
    t = Laid(GAME, "dark street", "", "", phase="activate", light_hand="light stew", dark_force=0)
    reserve = t.table.pile(0, ids.RESERVE)
    t.table.pile(0, ids.USED).extend(reserve[1:])
    del reserve[1:]
    t.answer("pass", "play light stew")

    assert [4 + 2, 1] == [t.count("light", "force"), t.count("dark", "force")]
    assert 0 == t.count("dark", "reserve")
    assert 2 == t.table.players[0].generation


@ruling("swccg.3.023", "swccg.3.024", "swccg.3.025", "swccg.1e.044", "swccg.1e.045", "swccg.1e.049")
def test_a_limit_comes_after_the_bonus_and_only_where_it_limits() -> None:
    """Two icons at the hut yield 1, an icon and a bonus at the bunker 1; at a battleground 2."""
    t = Laid(
        GAME,
        "dark hut, dark bunker, dark street",
        "dark tithe on 2, dark tithe on 3",
        "light rough",
        phase="activate",
    )
    found = {name: generated(t.table, 0, t.thing(name)) for name in ("Hut", "Bunker", "Street")}

    assert {"Hut": 1, "Bunker": 1, "Street": 2} == found
    assert 1 + 1 + 1 + 2 == generation(t.table, 0)


@ruling("swccg.3.036", "swccg.3.037", "swccg.3.038", "swccg.3.045")
def test_generation_is_raised_from_zero_and_lowered_to_zero() -> None:
    """A site without Dark icons has 0 of them; bonuses of one title count once."""
    t = Laid(
        GAME,
        "light farm, dark street, dark bunker",
        "dark tithe on 1, dark tithe on 2, dark waste on 3",
        phase="activate",
    )

    assert [1, 2, 0] == [generated(t.table, 0, one) for one in t.sites]
    assert [0, 1, 1] == [t.value("Dark Side icons", one) for one in ("Farm", "Street", "Bunker")]


@ruling("swccg.3.040", "swccg.3.046", "swccg.3.043", "swccg.3.044")
def test_generation_and_drains_are_modified_apart() -> None:
    """Dark generates 2 at one site and 0 at another; Light drains both for the icons there."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark tithe on 1, dark curse on 2",
        "light trooper @ 1, light trooper @ 2",
        turn="light",
        phase="control",
    )

    assert [2, 0] == [generated(t.table, 0, one) for one in t.sites]
    assert [1, 2] == [drain_amount(t.table, 1, one) for one in t.sites]
    assert is_battleground(t.table, t.thing("Square"))


@ruling("swccg.3.031", "swccg.3.044")
def test_an_icon_lets_its_player_deploy_without_presence() -> None:
    """Where generation is taken away the icon stays; at the farm Dark has none."""
    t = Laid(
        GAME, "dark square, light farm, dark bunker", "dark curse on 1", dark_hand="dark trooper"
    )
    t.answer("deploy dark trooper")

    assert ["Square", "Bunker"] == t.options()


@ruling("swccg.3.039")
def test_a_modifier_of_drains_leaves_generation() -> None:
    """Two more are drained at the street; Dark's icon there generates one."""
    game = make.game_with(make.effect("light rent", changes(st.DRAIN, 2)))
    t = Laid(game, "dark street", "", "light rent on 1, light trooper @ 1", turn="light")

    assert 3 == drain_amount(t.table, 1, t.sites[0])
    assert [1, 1] == [generated(t.table, seat, t.sites[0]) for seat in range(2)]


@ruling("swccg.3.032", "swccg.3.047", "swccg.3.048", "swccg.3.041")
def test_icons_of_both_sides_make_a_battleground() -> None:
    """A source at the bluffs gives each side an icon: all three follow."""
    t = Laid(GAME, "dark hut, light bluffs, light farm, dark street", "dark source on 2")
    bluffs = t.thing("Bluffs")
    without = Laid(GAME, "light bluffs")

    assert [False, True, False, True] == [is_battleground(t.table, one) for one in t.sites]
    assert not is_battleground(without.table, without.sites[0])
    assert [1, 1] == [generated(t.table, seat, bluffs) for seat in range(2)]
    assert [1, 1] == [drain_amount(t.table, seat, bluffs) for seat in range(2)]


@ruling("swccg.3.049", "swccg.3.041")
def test_a_cancelled_icon_is_neither_generation_nor_drain_nor_battleground() -> None:
    """Light's icon at the street is gone: Light generates 0 there and Dark drains for 0."""
    t = Laid(GAME, "dark street", "dark drought on 1")
    street = t.sites[0]

    assert 0 == generated(t.table, 1, street)
    assert 0 == drain_amount(t.table, 0, street)
    assert not is_battleground(t.table, street)


def next_turn(dark: str, light: str = "", **other: Any) -> Laid:
    """A table at the end of Light's draw phase, with Dark's turn to come."""
    t = Laid(GAME, "dark street", dark, light, turn="light", phase="draw", **other)
    t.answer("pass")
    return t


@ruling("swccg.3.054", "swccg.3.055", "swccg.3.058", "swccg.3.059", "swccg.3.056")
def test_forced_things_at_the_start_of_a_turn_come_before_voluntary_ones() -> None:
    """Light loses three first; then Dark may vote, then Light; nothing has been activated."""
    t = next_turn("dark fate, dark vote", "light vote, light watch", light_hand="light stew")
    lost = [t.asked()]
    for _ in range(3):
        t.answer("top of reserve")
    offered = [t.asked(), t.options()]

    assert ["light: force_to_lose"] == lost
    assert ["dark: window", ["use dark vote", "pass"]] == offered
    assert [0, 4] == [t.table.phase, t.count("dark", "force")]
    t.answer("use dark vote")
    assert ["light: window", ["use light vote", "pass"]] == [t.asked(), t.options()]


@ruling("swccg.3.057", "swccg.3.053", "swccg.3.055")
def test_two_passes_begin_the_activate_phase() -> None:
    """A pass of one is not enough: after Light's vote Dark is asked again."""
    t = next_turn("dark vote", "light vote")
    t.answer("pass", "use light vote")
    again = (t.asked(), t.options())
    t.answer("pass")

    assert ("dark: window", ["use dark vote", "pass"]) == again
    assert (1, ["activate", "pass"]) == (t.table.phase, t.options())


@ruling("swccg.3.007", "swccg.3.057")
def test_the_count_is_made_after_the_start_of_the_turn() -> None:
    """The source is lost as the turn starts: Dark may activate two, not three."""
    text = syn.answering(
        ev.TURN_BEGINS,
        ev.JUST,
        syn.LoseChosen(),
        targets=((nouns.Titled("dark spring"),),),
    )
    spring = make.effect("dark spring", changes(st.DARK_ICONS, 1))
    game = make.game_with(spring, make.effect("light thirst", BESIDE, text))
    t = Laid(game, "dark street", "dark spring on 1", "light thirst", turn="light", phase="draw")
    t.answer("pass", "use light thirst")

    assert ["1", "2"] == amounts(t)


@ruling("swccg.3.052", "swccg.3.033")
def test_an_icon_that_was_cancelled_is_back_when_that_ends() -> None:
    """With the drought gone Light generates at the street again; the sage's unit was never lost."""
    lost = syn.answering(
        ev.PHASE,
        ev.TOP,
        syn.LoseChosen(),
        play=True,
        targets=((nouns.Titled("dark drought"),),),
    )
    game = make.game_with(
        make.effect("dark drought", changes(st.LIGHT_ICONS, 0, how=RESET)),
        make.character("light sage", (2, 6, 8), icons=("jedi master",)),
        make.interrupt("light rain", lost),
    )
    t = Laid(
        game,
        "dark street",
        "dark drought on 1",
        "light sage @ 1",
        turn="light",
        phase="move",
        light_hand="light rain",
    )
    before = [generated(t.table, 1, t.sites[0]), generation(t.table, 1)]
    t.answer("play light rain")

    assert [[0, 2], [1, 3]] == [
        before,
        [generated(t.table, 1, t.sites[0]), generation(t.table, 1)],
    ]
