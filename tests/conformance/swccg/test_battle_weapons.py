"""The weapons segment: firing, hits, what belongs here, and how it closes."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For, Forbids
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel.modifiers import RESET
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTERS = (nouns.OfType(kinds.CHARACTER),)
MINE = (nouns.Yours(), *CHARACTERS)
THEIRS = (nouns.Opponents(), *CHARACTERS, term.Participant())
WEAPONS = (nouns.OfType(kinds.WEAPON),)


def during(effect_op: Op, **other: Any) -> Text:
    """An interrupt of the weapons segment."""
    return syn.answering(ev.SEGMENT, ev.TOP, effect_op, play=True, **other)


def power(amount: int, until: int = durations.BY_RULE, how: int = 0) -> For:
    """The power of the chosen card is changed."""
    return For((Changes(st.POWER, Number(amount), (nouns.Chosen(),), how=how),), until)


GAME = make.game_with(
    make.interrupt("dark reload", during(syn.Reload(), targets=(WEAPONS,))),
    make.character(
        "light saint", (1, 1, 3), Ongoing(Forbids(st.MAY_NOT_BE_EXCLUDED, (nouns.This(),)))
    ),
    make.weapon("dark blaster", HitIfAbove(), cost=1),
    make.weapon("dark net", syn.MarkChosen(pieces.BARRED)),
    make.weapon("dark mace", syn.LoseChosen()),
    make.weapon("dark gas", power(0, how=RESET)),
    make.weapon("light blaster", HitIfAbove(), cost=1),
    make.weapon("dark cannon", HitIfAbove(), at=(nouns.Is("jedi"),)),
    make.character("light elder", (1, 3, 4)),
    make.interrupt("dark zeal", during(power(2), targets=(MINE,))),
    make.interrupt("light zeal", during(power(2), targets=((*MINE, term.Participant()),))),
    make.interrupt(
        "light search",
        syn.answering((ev.PHASE, ev.SEGMENT), ev.TOP, syn.Unit(ev.DRAW_ONE, 1), play=True),
    ),
    make.interrupt("dark luck", during(syn.GiveBattle("extra_destinies"))),
    make.interrupt("dark swap", during(syn.Attach(), targets=(WEAPONS, MINE))),
    make.interrupt(
        "dark call",
        during(syn.MoveChosen(), targets=(MINE, (nouns.IsPlace(),)), beyond_battle=True),
    ),
    make.interrupt(
        "dark vigour",
        syn.answering((ev.PHASE, ev.SEGMENT), ev.TOP, power(2), play=True, targets=(MINE,)),
    ),
    make.interrupt("light kill", during(syn.LoseChosen(), targets=(THEIRS,))),
    make.interrupt("light dodge", syn.answering(ev.FIRING, ev.RESPOND, Cancel(), play=True, who=2)),
    make.interrupt("dark spite", syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), play=True)),
)


def fight(cards: str, light: str = "light elder @ 1, light trooper @ 1", **other: Any) -> Laid:
    """Dark has begun a battle at the street, in its weapons segment."""
    t = Laid(GAME, "dark street, dark square", cards, light, phase="battle", **other)
    t.answer("battle Street")
    return t


@ruling("swccg.6.019", "swccg.6.033", "swccg.6.034", "swccg.6.211")
def test_the_initiator_acts_first_and_two_passes_in_a_row_close_the_segment() -> None:
    """Dark passes, Light plays, so Dark is asked again; then both pass and power follows."""
    t = fight("dark trooper + dark blaster @ 1, dark hero @ 1", light_hand="light zeal")
    first = t.asked()
    t.answer("pass", "play light zeal", "light elder")
    again = t.asked()
    t.answer("pass")
    segments = [one.amount for one in t.events(ev.SEGMENT_BEGINS)]

    assert ["dark: window", "dark: window"] == [first, again]
    assert "dark: battle_destiny" == t.asked()
    assert [pieces.WEAPONS, pieces.POWER] == segments


@ruling("swccg.6.038", "swccg.6.043", "swccg.6.045", "swccg.6.044")
def test_weapons_are_fired_one_by_one_at_cards_in_the_battle() -> None:
    """Not at the leader at the square; a cannon for Jedi finds no target; Light acts in between."""
    t = fight(
        "dark trooper + dark blaster @ 1, dark leader + dark cannon @ 1",
        "light elder @ 1, light trooper @ 1, light leader @ 2",
        light_hand="light zeal",
    )
    offered = t.options()
    t.answer("fire dark blaster")
    targets = t.options()
    t.answer("light elder")

    assert ["fire dark blaster", "pass"] == offered
    assert ["light elder", "light trooper"] == targets
    assert ("light: window", ["play light zeal", "pass"]) == (t.asked(), t.options())
    assert 2 == t.count("dark", "used") - 1


@ruling("swccg.6.040", "swccg.6.042")
def test_a_weapon_fires_once_in_a_battle_whoever_bears_it() -> None:
    """After a shot it is not offered, nor for the leader who takes it over."""
    t = fight(
        "dark trooper + dark blaster @ 1, dark leader @ 1",
        dark_hand="dark swap, dark zeal",
        dark_top="dark trooper",
    )
    t.answer("fire dark blaster", "light elder")
    after = t.options()
    t.answer("play dark swap", "dark leader")

    assert ["play dark swap", "play dark zeal", "pass"] == after
    assert t.thing("dark leader") == t.table.copies[t.thing("dark blaster")].holder
    assert ["play dark zeal", "pass"] == t.options()


@ruling("swccg.6.040", "swccg.9.730")
def test_a_cancelled_shot_has_been_tried() -> None:
    """Light cancels it: the cost stays paid, and it is not offered again."""
    t = fight(
        "dark trooper + dark blaster @ 1, dark leader @ 1",
        dark_hand="dark zeal",
        light_hand="light dodge",
    )
    t.answer("fire dark blaster", "light elder", "play light dodge")

    assert [] == t.events(ev.DESTINY_DRAWN)
    assert ["play dark zeal", "pass"] == t.options()


@ruling("swccg.6.047", "swccg.6.048", "swccg.6.193", "swccg.6.207")
def test_a_hit_card_fights_on() -> None:
    """The elder is hit and fires in return; its power still counts."""
    t = fight(
        "dark trooper + dark blaster @ 1, dark hero @ 1",
        "light elder + light blaster @ 1, light trooper @ 1",
        dark_top="dark hero",
    )
    t.answer("fire dark blaster", "light elder")

    assert t.table.copies[t.thing("light elder")].has(pieces.HIT)
    assert ("light: window", ["fire light blaster", "pass"]) == (t.asked(), t.options())
    t.answer("fire light blaster", "dark trooper", "no", "no")
    (total,) = t.events(ev.TOTALLED)
    assert [6, 2] == total.items[:2]


@ruling("swccg.6.046", "swccg.6.292", "swccg.6.266")
def test_a_weapon_with_another_outcome_does_not_hit() -> None:
    """The net excludes at once, the mace makes lost."""
    t = fight("dark trooper + dark net @ 1, dark hero @ 1")
    t.answer("fire dark net", "light elder")
    in_it = [t.table.definition(one).code for one in in_battle(t.table, 1)]
    mace = fight("dark trooper + dark mace @ 1, dark hero @ 1")
    mace.answer("fire dark mace", "light elder")

    assert [["light trooper"], []] == [in_it, t.events(ev.HIT)]
    assert [False, []] == [mace.on_table("light elder"), mace.events(ev.HIT)]


@ruling("swccg.6.049", "swccg.6.037", "swccg.6.126", "swccg.6.125")
def test_hit_cards_are_lost_when_the_battle_ends_early() -> None:
    """Light kills the last Dark card with ability; the hit droid is lost, not forfeited."""
    t = fight(
        "dark droid @ 1, dark trooper @ 1",
        "light elder + light blaster @ 1",
        light_hand="light kill",
        light_top="light hero",
    )
    t.answer("fire light blaster", "dark droid")
    lost = t.on_table("dark droid")
    t.answer("play light kill", "dark trooper")

    assert lost
    assert [False, False] == [t.on_table("dark droid"), t.on_table("dark trooper")]
    assert [[], 1] == [t.events(ev.FORFEITED), len(t.events(ev.BATTLE_ENDED))]


@ruling("swccg.6.050", "swccg.6.051", "swccg.6.055", "swccg.6.057", "swccg.6.233", "swccg.6.052")
def test_power_and_destiny_texts_belong_to_the_weapons_segment() -> None:
    """Zeal and luck are offered there, not in the optional step nor in the damage segment."""
    t = fight(
        "dark hero @ 1",
        dark_hand="dark zeal, dark luck",
        light_hand="light zeal",
    )
    first = t.options()
    t.answer("pass", "pass", "no", "no")
    later = t.options()

    assert ["play dark zeal", "play dark luck", "pass"] == first
    assert ("light: window", ["forfeit light elder", "forfeit light trooper", "lose"]) == (
        t.asked(),
        later,
    )


@ruling("swccg.6.056", "swccg.6.194", "swccg.6.057")
def test_other_actions_may_stand_in_the_weapons_segment_if_their_text_lets_them() -> None:
    """Light's search is for any time; Dark's spite is for phases, not for a battle."""
    t = fight("dark hero @ 1", dark_hand="dark spite", light_hand="light search")

    assert ("light: window", ["play light search", "pass"]) == (t.asked(), t.options())
    t.answer("play light search")
    assert [1, "dark: battle_destiny"] == [t.count("light", "hand"), t.asked()]


@ruling("swccg.6.057")
def test_what_is_for_any_time_is_not_offered_behind_the_weapons_segment() -> None:
    """Light keeps two searches; one could be played with the weapons, none with power or damage."""
    t = fight("dark hero @ 1", light_hand="light search, light search")
    weapons = t.options()
    offered = []
    for answer in ("pass", "pass", "no", "no"):
        if answer in t.options():
            t.answer(answer)
            offered.append((t.asked(), t.options()))

    assert "play light search" in weapons
    assert 2 == t.count("light", "hand")
    assert ("light: window", ["forfeit light elder", "forfeit light trooper", "lose"]) in offered
    assert [] == [one for _, options in offered for one in options if one == "play light search"]


@ruling("swccg.6.035", "swccg.6.254", "swccg.6.284", "swccg.6.205")
def test_who_arrives_in_the_weapons_segment_joins() -> None:
    """The leader comes from the square and fights with the trooper."""
    t = fight("dark trooper @ 1, dark leader @ 2", dark_hand="dark call, dark zeal")
    t.answer("play dark call", "dark leader", "Street")

    cards = [t.table.definition(one).code for one in in_battle(t.table, 0)]
    assert ["dark trooper", "dark leader"] == cards
    assert t.table.copies[t.thing("dark leader")].has(pieces.BATTLED)


@ruling("swccg.6.283")
def test_an_interrupt_for_a_battle_targets_who_is_in_it() -> None:
    """Zeal is for a battle, vigour for any time; the leader at the square fights in none."""
    t = fight(
        "dark trooper @ 1, dark droid @ 1, dark leader @ 2",
        dark_hand="dark zeal, dark vigour",
    )
    t.answer("play dark zeal")
    zeal = t.options()
    t.answer("back", "play dark vigour")

    assert ["dark trooper", "dark droid"] == zeal
    assert ["dark trooper", "dark droid", "dark leader"] == t.options()


@ruling("swccg.6.036", "swccg.6.012")
def test_who_has_battled_does_not_join() -> None:
    """The leader fought at the square before: called to the street it is excluded."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark leader @ 2",
        "light elder @ 1, light leader @ 2",
        phase="battle",
        dark_hand="dark call",
    )
    t.answer("battle Square", "pass", "battle Street", "play dark call", "dark leader", "Street")

    (second,) = [one for one in t.events(ev.TOTALLED) if one.subject == t.sites[0]]
    assert [1, 1] == second.items[:2]


@ruling("swccg.6.160", "swccg.6.161", "swccg.6.195", "swccg.6.162")
def test_changes_in_battle_end_with_it_but_not_those_of_a_weapon() -> None:
    """Zeal is gone after the battle; the gas keeps the elder's power at 0."""
    t = fight("dark hero + dark gas @ 1", dark_hand="dark zeal")
    t.answer("fire dark gas", "light elder", "play dark zeal")
    during_it = [t.value("power", one) for one in ("dark hero", "light elder")]
    t.answer("no", "no", "forfeit light trooper")
    while t.table.battle() is not None:
        t.answer("lose", "top of reserve")

    assert [7, 0] == during_it
    assert [5, 0] == [t.value("power", one) for one in ("dark hero", "light elder")]


@ruling("swccg.6.041")
def test_a_text_may_grant_another_shot() -> None:
    """Reloaded, the blaster is offered again in the same battle."""
    t = fight(
        "dark trooper + dark blaster @ 1, dark leader @ 1",
        dark_hand="dark reload",
        dark_top="dark trooper",
    )
    t.answer("fire dark blaster", "light elder")
    spent = t.options()
    t.answer("play dark reload")

    assert ["play dark reload", "pass"] == spent
    assert ["fire dark blaster", "pass"] == t.options()


@ruling("swccg.6.294", "swccg.6.295", "swccg.6.266")
def test_an_excluded_card_gives_no_ability_and_cannot_be_forfeited() -> None:
    """Without the elder Light has too little ability to draw; only the trooper can be forfeited."""
    t = fight("dark hero + dark net @ 1")
    t.answer("fire dark net", "light elder", "no")

    assert ("light: window", ["forfeit light trooper", "lose"]) == (t.asked(), t.options())
    (total,) = t.events(ev.TOTALLED)
    assert [5, 1] == total.items[:2]


@ruling("swccg.6.275", "swccg.6.276", "swccg.6.277")
def test_inactive_cards_and_those_that_leave_are_not_excluded_ones() -> None:
    """One that was inactive before takes no part; one made lost in battle was not excluded."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark leader @ 1, dark hero @ 1",
        "light elder @ 1",
        phase="battle",
        light_hand="light kill",
        dark_hand="dark zeal",
    )
    t.table.copies[t.thing("dark leader")].marks |= pieces.EXCLUDED
    t.table.index = None
    t.answer("battle Street")
    battle = t.table.battles[0]
    part = [t.table.definition(one).code for one in battle.took_part]
    t.answer("pass", "play light kill", "dark trooper")

    assert ["dark trooper", "dark hero", "light elder"] == part
    assert [] == t.table.battles[0].excluded


@ruling("swccg.6.278", "swccg.6.016")
def test_protection_from_exclusion_is_no_protection_from_other_things() -> None:
    """The saint cannot be netted out, but killed; nor does it let who has battled fight again."""
    net = fight("dark trooper + dark net @ 1, dark hero @ 1", "light saint @ 1, light trooper @ 1")
    net.answer("fire dark net", "light saint")
    mace = fight(
        "dark trooper + dark mace @ 1, dark hero @ 1", "light saint @ 1, light trooper @ 1"
    )
    mace.answer("fire dark mace", "light saint")
    tired = Laid(
        GAME, "dark street", "dark hero @ 1", "light saint @ 1, light trooper @ 1", phase="battle"
    )
    tired.table.copies[tired.thing("light saint")].marks |= pieces.BATTLED
    tired.answer("battle Street")

    assert net.thing("light saint") in in_battle(net.table, 1)
    assert not mace.on_table("light saint")
    assert [tired.thing("light saint")] == tired.table.battles[0].excluded
