"""The damage segment and the end of a battle: forfeits, losses, attrition, immunity."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For, Forbids
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, Filter, Ongoing
from dejarik.games.swccg.rules.immunity import immunity
from dejarik.kernel.modifiers import MULTIPLY, RESET
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
CHARACTERS = (nouns.OfType(kinds.CHARACTER),)
MINE = (nouns.Yours(), *CHARACTERS)
THIS = (nouns.This(),)


def immune(amount: int, *whom: Filter, provided: tuple[Condition, ...] = ()) -> Ongoing:
    """A grant of immunity."""
    return Ongoing(Changes(st.IMMUNITY, Number(amount), whom or THIS, provided))


def in_damage(effect_op: Op, **other: Any) -> Text:
    """An interrupt for the damage segment."""
    return syn.answering(
        ev.SEGMENT, ev.TOP, effect_op, play=True, segments=(pieces.DAMAGE,), **other
    )


TWICE_THE_DAMAGE = For(
    (Changes(st.DAMAGE_FACTOR, Number(2), (nouns.OtherSeat(),), how=MULTIPLY),),
    durations.THIS_BATTLE,
)
TAKES_AWAY = For((Forbids(st.LOSES_IMMUNITY, (nouns.Chosen(),)),), durations.THIS_BATTLE)

GAME = make.game_with(
    make.numbers(make.character("dark six", (6, 1, 6)), destiny=6),
    make.numbers(make.character("dark five", (5, 4, 6)), destiny=5),
    make.numbers(make.character("dark four", (6, 1, 2)), destiny=4),
    make.character("light squad", (1, 1, 3)),
    make.character("light rock", (1, 1, 6)),
    make.character("light saint", (1, 4, 6), immune(6)),
    make.character("light hermit", (1, 1, 6), immune(3), immune(9, provided=(term.IsAlone(),))),
    make.character("light pebble", (0, 1, make.NO_ABILITY)),
    make.character("light ward", (1, 1, 6), immune(4)),
    make.effect("light charm three", BESIDE, immune(3, nouns.Is("alien"), nouns.Yours())),
    make.effect("light charm five", BESIDE, immune(5, nouns.Is("alien"), nouns.Yours())),
    make.effect("dark heresy", BESIDE, Ongoing(Forbids(st.LOSES_IMMUNITY, CHARACTERS))),
    make.effect(
        "dark blight",
        BESIDE,
        Ongoing(Changes(st.FORFEIT, Number(0), (nouns.Opponents(), *CHARACTERS), how=RESET)),
    ),
    make.weapon("dark rail", HitIfAbove()),
    make.device("light shell"),
    make.interrupt(
        "light relief", in_damage(syn.WipeDebt("damage"), provided=(term.Owes("damage"),))
    ),
    make.interrupt(
        "light mercy", in_damage(syn.WipeDebt("attrition"), provided=(term.Owes("attrition"),))
    ),
    make.interrupt(
        "light grace",
        in_damage(syn.WipeDebt("both"), provided=(term.Owes("both"),)),
    ),
    make.interrupt("light prayer", syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), play=True)),
    make.interrupt("light rush", syn.answering(ev.SEGMENT, ev.TOP, syn.MustLose(1), play=True)),
    make.interrupt("dark double", syn.answering(ev.SEGMENT, ev.TOP, TWICE_THE_DAMAGE, play=True)),
    make.interrupt(
        "dark doubting",
        syn.answering(
            ev.SEGMENT, ev.TOP, TAKES_AWAY, play=True, targets=((*CHARACTERS, term.IsImmune()),)
        ),
    ),
    make.interrupt(
        "light murder",
        in_damage(syn.LoseChosen(), targets=((nouns.Yours(), *CHARACTERS, term.Participant()),)),
    ),
    make.effect("light sorrow", BESIDE, syn.answering(ev.LOST_CARD, ev.JUST, syn.MustLose(1))),
    make.effect(
        "dark rite", BESIDE, syn.answering(ev.BATTLE_ENDING, ev.JUST, syn.MustLose(1), forced=True)
    ),
    make.character(
        "dark scribe",
        (1, 1, 2),
        syn.answering(ev.BATTLE_ENDING, ev.JUST, syn.MustLose(1), provided=(term.TakesPart(),)),
    ),
    make.effect("dark feast", BESIDE, syn.answering(ev.BATTLE_ENDED, ev.JUST, syn.MustLose(1))),
    make.interrupt(
        "dark zeal",
        syn.answering(
            ev.SEGMENT,
            ev.TOP,
            For((Changes(st.POWER, Number(2), (nouns.Chosen(),)),)),
            play=True,
            targets=(MINE,),
        ),
    ),
)


def fight(cards: str, light: str, draw: bool = False, **other: Any) -> Laid:
    """Dark has begun a battle at the street and drawn or not; damage is to be paid."""
    t = Laid(GAME, "dark street, dark square", cards, light, phase="battle", **other)
    t.answer("battle Street")
    while t.table.battles and t.table.battles[0].segment != pieces.DAMAGE:
        if t.options() == ["yes", "no"]:
            t.answer("yes" if draw and t.asked().startswith("dark") else "no")
        else:
            t.answer("pass")
    return t


def owed(t: Laid) -> list[int]:
    """Damage and attrition that Light still owes."""
    battle = t.table.battles[0]
    return [battle.damage[1], battle.attrition[1]]


@ruling("swccg.6.143", "swccg.6.144", "swccg.6.145", "swccg.6.120", "swccg.6.212")
def test_the_loser_alone_suffers_the_difference() -> None:
    """Six against two: four for Light, nothing for Dark."""
    t = fight("dark six @ 1", "light squad @ 1, light trooper @ 1")

    assert [0, 4] == t.table.battles[0].damage
    assert "light: window" == t.asked()


@ruling("swccg.6.111", "swccg.6.113", "swccg.6.114", "swccg.6.119", "swccg.6.146", "swccg.6.148")
def test_who_owes_damage_may_forfeit_or_lose_force_and_may_not_pass() -> None:
    """Any of both cards in the battle, not the one at the square; no pass."""
    t = fight("dark six @ 1", "light squad @ 1, light trooper @ 1, light leader @ 2")

    assert ["forfeit light squad", "forfeit light trooper", "lose"] == t.options()


@ruling("swccg.6.150", "swccg.6.151", "swccg.6.152", "swccg.6.153", "swccg.6.122", "swccg.6.170")
def test_losses_and_forfeits_may_be_mixed_in_any_order() -> None:
    """One from hand, a forfeit of two, then one from a pile: four are paid and the battle ends."""
    t = fight("dark six @ 1", "light squad @ 1, light trooper @ 1", light_hand="light hero")
    t.answer("lose")
    sources = t.options()
    t.answer("light hero")
    first = owed(t)
    t.answer("forfeit light trooper")
    second = owed(t)
    t.answer("lose", "top of force")

    assert ["top of reserve", "top of force", "light hero"] == sources
    assert [[3, 0], [1, 0]] == [first, second]
    assert [None, ["light hero", "light trooper", "light trooper"]] == [
        t.table.battle(),
        t.codes("light", "lost"),
    ]


@ruling("swccg.6.154", "swccg.6.155", "swccg.6.147")
def test_a_forfeit_above_the_damage_is_allowed_and_lost() -> None:
    """Five damage against a forfeit of six: the card, or five Force."""
    t = fight("dark six @ 1", "light rock @ 1")
    offered = t.options()
    t.answer("forfeit light rock")

    assert ["forfeit light rock", "lose"] == offered
    assert [None, 1] == [t.table.battle(), t.count("light", "lost")]


@ruling("swccg.6.156", "swccg.6.157", "swccg.6.135", "swccg.6.137", "swccg.6.138", "swccg.6.149")
def test_a_forfeit_counts_against_attrition_and_damage_at_once() -> None:
    """Five power and 4 drawn: 8 damage, 4 attrition; three off both; Force off damage alone."""
    t = fight("dark five @ 1", "light squad @ 1", draw=True, dark_top="dark four")
    before = owed(t)
    t.answer("lose", "top of reserve")
    force = owed(t)
    t.answer("forfeit light squad")

    assert [[8, 4], [7, 4], [4, 1]] == [before, force, owed(t)]


@ruling("swccg.6.135", "swccg.6.190", "swccg.6.149", "swccg.6.189", "swccg.6.186")
def test_the_winner_must_satisfy_attrition_by_forfeits() -> None:
    """Light lost by one and pays from hand; Dark won and must forfeit for one."""
    t = Laid(
        GAME,
        "dark street",
        "dark six @ 1",
        "light saint @ 1, light squad @ 1, light trooper @ 1",
        turn="light",
        phase="battle",
        light_top="light leader",
        light_hand="light hero",
    )
    t.answer("battle Street", "yes")
    light = (t.asked(), t.options()[-1])
    t.answer("lose", "light hero")

    assert ("light: window", "lose") == light
    assert ("dark: window", ["forfeit dark six"]) == (t.asked(), t.options())
    t.answer("forfeit dark six")
    assert t.table.battle() is None


@ruling("swccg.6.139", "swccg.6.140", "swccg.6.169", "swccg.6.303", "swccg.6.316")
def test_attrition_that_nobody_left_can_satisfy_is_ignored() -> None:
    """Four against a saint immune below six and a trooper: the trooper alone must go."""
    t = fight(
        "dark five @ 1", "light saint @ 1, light trooper @ 1", draw=True, dark_top="dark four"
    )
    while owed(t)[0]:
        t.answer("lose", "top of reserve")
    first = t.options()
    t.answer("forfeit light trooper", "pass")

    assert ["forfeit light saint", "forfeit light trooper"] == first
    assert [None, True] == [t.table.battle(), t.on_table("light saint")]


@ruling("swccg.6.311", "swccg.6.120")
def test_who_is_immune_may_be_forfeited_for_attrition_all_the_same() -> None:
    """Only the saint is left to two of attrition: it may go, and nobody makes it."""
    t = fight(
        "dark five @ 1", "light saint @ 1, light trooper @ 1", draw=True, dark_top="dark four"
    )
    while owed(t)[0]:
        t.answer("lose", "top of reserve")
    t.answer("forfeit light trooper")
    offered, left = t.options(), owed(t)
    t.answer("forfeit light saint")

    assert (["forfeit light saint", "pass"], [0, 2]) == (offered, left)
    assert [None, False] == [t.table.battle(), t.on_table("light saint")]


@ruling("swccg.6.304", "swccg.6.317", "swccg.6.318", "swccg.6.305", "swccg.6.306")
def test_immunity_is_compared_once_and_a_tie_is_exposed() -> None:
    """Six against immunity below six: after the trooper's two the saint is still not immune."""
    t = fight("dark five @ 1", "light saint @ 1, light trooper @ 1", draw=True, dark_top="dark six")
    while owed(t)[0]:
        t.answer("lose", "top of reserve")
    t.answer("forfeit light trooper")

    assert [0, 4] == owed(t)
    assert ["forfeit light saint"] == t.options()


@ruling("swccg.6.307", "swccg.6.306")
def test_immunity_that_grows_in_the_damage_segment_does_not_count() -> None:
    """The hermit is alone after the squad has gone, and exposed all the same."""
    t = fight("dark five @ 1", "light hermit @ 1, light squad @ 1", draw=True, dark_top="dark four")
    while owed(t)[0]:
        t.answer("lose", "top of reserve")
    t.answer("forfeit light squad")

    assert 9 == immunity(t.table, t.thing("light hermit"))
    assert ([0, 1], ["forfeit light hermit"]) == (owed(t), t.options())


@ruling("swccg.6.310", "swccg.6.319", "swccg.6.320")
def test_the_highest_immunity_counts_alone() -> None:
    """Below four by itself; below three adds nothing, below five raises it to five."""
    found: list[int] = []
    for cards in ("", ", light charm three", ", light charm three, light charm five"):
        t = Laid(GAME, "dark street", "", f"light ward @ 1{cards}")
        found.append(immunity(t.table, t.thing("light ward")))

    assert [4, 4, 5] == found


@ruling("swccg.6.312", "swccg.6.313", "swccg.6.314")
def test_taking_immunity_away_beats_every_grant() -> None:
    """A heresy that lay there first: neither its own text nor a later charm helps."""
    t = Laid(GAME, "dark street", "dark heresy", "light ward @ 1, light charm five")

    assert 0 == immunity(t.table, t.thing("light ward"))


@ruling("swccg.6.315", "swccg.6.321", "swccg.6.322")
def test_who_has_no_immunity_cannot_lose_it() -> None:
    """Doubt is offered against the saint alone; where nobody is immune it is not offered."""
    t = Laid(
        GAME,
        "dark street",
        "dark five @ 1",
        "light saint @ 1, light squad @ 1",
        phase="battle",
        dark_hand="dark doubting",
    )
    t.answer("battle Street")
    offered = t.options()
    t.answer("play dark doubting")
    bare = Laid(
        GAME,
        "dark street",
        "dark five @ 1",
        "light squad @ 1",
        phase="battle",
        dark_hand="dark doubting",
    )
    bare.answer("battle Street")

    assert ["play dark doubting", "pass"] == offered
    assert 0 == immunity(t.table, t.thing("light saint"))
    assert "dark: battle_destiny" == bare.asked()


@ruling("swccg.6.141", "swccg.6.142")
def test_who_cannot_meet_attrition_exactly_goes_beyond_it() -> None:
    """Five against squads of three: two of them."""
    t = fight(
        "dark five @ 1",
        "light squad @ 1, light squad @ 1, light squad @ 1",
        draw=True,
        dark_top="dark five",
    )
    while owed(t)[0]:
        t.answer("lose", "top of reserve")
    t.answer("forfeit light squad")
    middle = owed(t)
    t.answer("forfeit light squad")

    assert [0, 2] == middle
    assert [None, True] == [t.table.battle(), t.on_table("light squad")]


@ruling("swccg.6.132", "swccg.6.133", "swccg.6.216", "swccg.6.113")
def test_a_hit_card_must_be_forfeited_though_not_first() -> None:
    """The squad was hit: with nothing else owed only it may be forfeited, without a pass."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark rail @ 1",
        "light squad @ 1, light hero @ 1",
        phase="battle",
        dark_top="dark five",
    )
    t.answer("battle Street", "fire dark rail", "light squad", "no")
    dark = (t.asked(), t.options())
    t.answer("lose", "top of reserve")

    assert ("dark: window", ["forfeit dark trooper", "lose"]) == dark
    assert ("light: window", ["forfeit light squad"]) == (t.asked(), t.options())


@ruling("swccg.6.133")
def test_others_may_be_forfeited_before_a_hit_card() -> None:
    """While damage is owed the rock may go before the squad that is hit."""
    t = Laid(
        GAME,
        "dark street",
        "dark six + dark rail @ 1",
        "light squad @ 1, light rock @ 1",
        phase="battle",
        dark_top="dark five",
    )
    t.answer("battle Street", "fire dark rail", "light squad")
    offered = t.options()
    t.answer("forfeit light rock")

    assert ["forfeit light squad", "forfeit light rock", "lose"] == offered
    assert ["forfeit light squad"] == t.options()


@ruling("swccg.6.127", "swccg.6.128", "swccg.6.124")
def test_only_cards_of_the_battle_with_a_forfeit_value_can_be_forfeited() -> None:
    """Not the pebble, which has none, nor the shell, nor the leader at the square."""
    t = fight(
        "dark six @ 1",
        "light squad + light shell @ 1, light pebble @ 1, light leader @ 2",
    )

    assert ["forfeit light squad", "lose"] == t.options()


@ruling("swccg.6.129")
def test_a_forfeit_of_nothing_may_be_made_and_satisfies_nothing() -> None:
    """Reset to zero the squad is still exposed to attrition."""
    t = fight("dark five @ 1, dark blight", "light squad @ 1", draw=True, dark_top="dark four")
    while owed(t)[0]:
        t.answer("lose", "top of reserve")
    offered = t.options()
    t.answer("forfeit light squad")

    assert [["forfeit light squad"], None] == [offered, t.table.battle()]


@ruling("swccg.6.130", "swccg.1a.117", "swccg.1a.122", "swccg.6.288", "swccg.6.126")
def test_a_forfeited_card_is_lost_with_all_it_carries() -> None:
    """The shell goes with the squad; both count as lost, one as forfeited."""
    t = fight("dark six @ 1", "light squad + light shell @ 1, light sorrow", dark_hand="dark hero")
    t.answer("forfeit light squad")

    assert [False, False] == [t.on_table("light squad"), t.on_table("light shell")]
    assert [1, 2] == [len(t.events(ev.FORFEITED)), len(t.events(ev.LOST_CARD))]
    assert ("light: window", "use light sorrow") == (t.asked(), t.options()[0])


@ruling("swccg.6.125")
def test_a_card_lost_otherwise_satisfies_nothing() -> None:
    """The squad is lost by a text: all five damage stay."""
    t = fight("dark six @ 1", "light squad @ 1", light_hand="light murder")
    before = owed(t)
    t.answer("play light murder")

    assert [[5, 0], [5, 0]] == [before, owed(t)]
    assert ["lose"] == t.options()


@ruling("swccg.6.112", "swccg.6.115", "swccg.6.116", "swccg.6.117", "swccg.6.118")
def test_texts_of_the_damage_segment_need_what_they_would_take_away() -> None:
    """With damage alone: relief and grace, not mercy; nothing that is for other times."""
    hand = "light relief, light mercy, light grace, light prayer, light rush"
    damage = fight("dark six @ 1", "light squad @ 1", light_hand=hand)
    both = fight(
        "dark five @ 1", "light squad @ 1", draw=True, dark_top="dark four", light_hand=hand
    )
    plays = [[one for one in t.options() if one.startswith("play")] for t in (damage, both)]
    both.answer("play light grace")

    assert ["play light relief", "play light grace"] == plays[0]
    assert ["play light relief", "play light mercy", "play light grace"] == plays[1]
    assert [None, 0] == [both.table.battle(), both.count("light", "lost")]


@ruling("swccg.6.123", "swccg.6.158", "swccg.6.159")
def test_the_end_of_a_battle_is_still_in_battle() -> None:
    """Rite is forced, then the scribe, who takes part, may be used; zeal still counts."""
    t = Laid(
        GAME,
        "dark street",
        "dark scribe @ 1, dark rite",
        "light squad @ 1",
        phase="battle",
        dark_hand="dark zeal",
    )
    t.answer("battle Street", "play dark zeal", "forfeit light squad")
    forced = t.asked()
    t.answer("top of reserve")

    assert ["light: force_to_lose", ["use dark scribe", "pass"]] == [forced, t.options()]
    assert 3 == t.value("power", "dark scribe")
    assert t.table.battle() is not None


@ruling("swccg.6.163", "swccg.6.164", "swccg.6.165", "swccg.6.160")
def test_when_a_battle_has_just_ended_nothing_is_in_battle() -> None:
    """The feast is offered after the end; the scribe is not, and zeal is over."""
    t = Laid(
        GAME,
        "dark street",
        "dark scribe @ 1, dark feast",
        "light squad @ 1",
        phase="battle",
        dark_hand="dark zeal",
    )
    t.answer("battle Street", "play dark zeal", "forfeit light squad", "pass")

    assert [["use dark feast", "pass"], None] == [t.options(), t.table.battle()]
    assert 1 == t.value("power", "dark scribe")


@ruling("swccg.6.144")
def test_a_factor_multiplies_the_difference() -> None:
    """Twice five."""
    t = Laid(
        GAME,
        "dark street",
        "dark six @ 1",
        "light squad @ 1",
        phase="battle",
        dark_hand="dark double",
    )
    t.answer("battle Street", "play dark double")

    assert [10, 0] == owed(t)


@ruling("swccg.6.255", "swccg.6.286", "swccg.6.289")
def test_who_arrives_after_the_weapons_segment_takes_no_part() -> None:
    """A squad revived to the street in the damage segment cannot be forfeited."""
    game_text = syn.answering(
        ev.FORFEITED,
        ev.JUST,
        syn.MoveHere(),
        targets=((nouns.Titled("light leader"),),),
    )
    game = make.game_with(
        make.effect("light help", game_text), make.character("dark six", (6, 1, 6))
    )
    t = Laid(
        game,
        "dark street, dark square",
        "dark six @ 1",
        "light trooper @ 1, light leader @ 2, light help on 1",
        phase="battle",
    )
    t.answer("battle Street", "forfeit light trooper", "use light help")

    assert t.sites[0] == t.table.place_of(t.thing("light leader"))
    assert ["lose"] == t.options()
