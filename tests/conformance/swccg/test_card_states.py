"""The states of cards: active, inactive, supporting, units of Force; texts that reach them all."""

from dataclasses import dataclass
from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.place_conditions import ThereAre
from dejarik.games.swccg.effects.playing import OPPONENT
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.model.texts import DeployRule, DrawnText, Filter, Ongoing
from dejarik.games.swccg.rules.presence import has_presence, is_active
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.frames import Scope
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with as boxed_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
CHARACTER = nouns.OfType(kinds.CHARACTER)
TROOPERS_HERE = (nouns.Yours(), nouns.Is("trooper"), nouns.SamePlace())
HERO = nouns.Titled("dark hero")


@dataclass(frozen=True)
class Excluded(Filter):
    """A card that is excluded from battle."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing in t.copies and t.copies[thing].has(pieces.EXCLUDED)

    def names_inactive(self) -> bool:
        return True


def changed(number: int, amount: int, *whom: Filter, **other: Any) -> Ongoing:
    """A number of something is changed."""
    return Ongoing(Changes(number, Number(amount), whom, **other))


def in_battle(code: str, effect: Any, *targets: Filter) -> make.Made:
    """An interrupt for the weapons segment."""
    return make.interrupt(
        code, syn.answering(ev.SEGMENT, ev.TOP, effect, play=True, targets=(targets,))
    )


GAME = make.game_with(
    in_battle("light ban", syn.MarkChosen(pieces.BARRED), nouns.Opponents(), CHARACTER),
    in_battle("light strike", syn.LoseChosen(), nouns.Opponents(), nouns.Without(nouns.IsPlace())),
    in_battle("light rescue", syn.TakeBack(), Excluded()),
    in_battle("light flood", syn.LoseAllHere(), nouns.IsPlace()),
    make.device("dark banner", w.power(1, *TROOPERS_HERE)),
    make.device("dark radio", w.reacts_by_deploying()),
    make.effect("dark blessing", changed(st.ABILITY, 3, nouns.Yours(), nouns.SamePlace())),
    make.character(
        "dark herald",
        (1, 1, 2),
        syn.answering(ev.BATTLE_BEGINS, ev.RESPOND, syn.GiveBattle("extra_power")),
    ),
    make.interrupt(
        "light levy",
        syn.answering(
            ev.PHASE, ev.TOP, syn.TakeBack(ids.USED), play=True, targets=((nouns.OfType(1),),)
        ),
    ),
    make.interrupt(
        "light scorn",
        syn.answering(
            (ev.PLAYING, ev.DEPLOYING), ev.RESPOND, syn.MustLose(1), play=True, who=OPPONENT
        ),
    ),
    make.interrupt(
        "dark aim",
        syn.answering(
            ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 1), play=True, targets=((CHARACTER,),)
        ),
    ),
    make.effect(
        "dark shrine", BESIDE, w.power(1, nouns.Is("trooper"), provided=(ThereAre((HERO,)),))
    ),
    make.interrupt("dark vision", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(), play=True)),
    make.effect(
        "light eye", BESIDE, syn.answering(ev.DESTINY_DRAWN, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1))
    ),
    make.interrupt("light peek", syn.answering(ev.PHASE, ev.TOP, syn.Peek(ids.RESERVE), play=True)),
    make.character(
        "dark omen",
        (1, 1, 2),
        DrawnText(Changes(st.DESTINY, Number(2), (nouns.This(),))),
        w.power(5, nouns.Is("trooper")),
        destiny=1,
    ),
    make.numbers(make.effect("dark relic", BESIDE, destiny=4), dots=1),
    make.interrupt(
        "dark grief",
        syn.answering(
            ev.LOST_CARD,
            ev.JUST,
            syn.PutDrawn(ids.HAND),
            play=True,
            about=(nouns.Yours(), CHARACTER),
        ),
    ),
    make.effect("light feeling", BESIDE, changed(st.DEPLOY_COST, 2, HERO)),
    make.effect("dark world", BESIDE, changed(st.DESTINY, 2, nouns.Yours(), nouns.Is("trooper"))),
)


def light_battle(dark: str, light: str = "light hero @ 1", **other: Any) -> Laid:
    """Light has begun a battle at the street."""
    t = Laid(GAME, "dark street", dark, light, turn="light", phase="battle", **other)
    t.answer("battle Street")
    return t


def banned(dark: str, who: str, **other: Any) -> Laid:
    """In a battle of Light's somebody of Dark's has been excluded."""
    t = light_battle(dark, light_hand=f"light ban, {other.pop('hand', '')}", **other)
    t.play("play light ban", who)
    return t


def places_of(t: Table, card: int) -> list[str]:
    """Where a card is, in as many ways as there are."""
    found = [
        ids.PILE_NAMES[number]
        for player in t.players
        for number, pile in enumerate(player.piles)
        for one in pile
        if one == card
    ]
    found += ["table" for one in t.copies.values() if one.card == card]
    found += ["buried" for one in t.places.values() for x in one.buried[1::2] if x == card]
    return found


@ruling("swccg.1d.010", "swccg.1d.009", "swccg.1d.018", "swccg.1d.019", "swccg.1d.032")
def test_an_inactive_card_and_what_it_carries_do_nothing_and_are_not_seen() -> None:
    """The leader's and its banner's bonus are off; neither can be struck."""
    cards = "dark leader + dark banner @ 1, dark trooper @ 1, dark droid @ 1"
    t = light_battle(cards, light_hand="light ban, light strike")
    before = t.value("power", "dark trooper")
    t.answer("play light strike")
    seen = t.options()
    t.answer("back", "play light ban", "dark leader")
    after = t.value("power", "dark trooper")
    t.pass_until("light: window")
    t.answer("play light strike")

    assert (3, 1) == (before, after)
    assert ["dark leader", "dark banner", "dark trooper", "dark droid"] == seen
    assert ["dark trooper", "dark droid"] == t.options()


@ruling("swccg.1d.030", "swccg.1d.031", "swccg.1d.037")
def test_turning_inactive_is_not_leaving_and_ends_for_all_together() -> None:
    """The banner is not lost; after the battle both are active and count again."""
    t = banned("dark leader + dark banner @ 1, dark trooper @ 1, dark droid @ 1", "dark leader")
    names = ("dark leader", "dark banner")
    during = [is_active(t.table, t.thing(one)) for one in names]
    left = t.events(ev.LOST_CARD, ev.RETURNED)
    while t.table.battle() is not None:
        t.answer(t.options()[0] if "pass" not in t.options() else "pass")

    assert ([False, False], []) == (during, left)
    assert [True, True] == [is_active(t.table, t.thing(one)) for one in names]
    assert "dark leader" == t.where("dark banner")


@ruling("swccg.1d.011", "swccg.1d.008", "swccg.1d.006")
def test_a_card_is_active_from_its_deployment_until_it_leaves_or_a_rule_says_otherwise() -> None:
    """The leader deploys, has reacted, moves: all the while its bonus counts where it is."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark trooper @ 1, dark trooper @ 2",
        dark_hand="dark leader",
    )
    before = t.value("power", "dark trooper")
    t.answer("deploy dark leader", "Street")
    deployed = t.value("power", "dark trooper")
    t.table.copies[t.thing("dark leader")].marks |= pieces.REACTED
    t.pass_until("dark: window")
    while "move dark leader" not in t.options():
        t.answer("pass")
    t.answer("move dark leader")

    assert [1, 2] == [before, deployed]
    assert [1, 2] == [t.value("power", one) for one in ("dark trooper", "dark trooper 2")]
    assert is_active(t.table, t.thing("dark leader"))


@ruling("swccg.1d.020")
def test_what_names_the_inactive_state_sees_the_card() -> None:
    """A rescue asks for excluded cards: the leader alone is its target."""
    t = banned("dark leader @ 1, dark trooper @ 1", "dark leader", hand="light rescue")
    t.pass_until("light: window")
    t.answer("play light rescue")

    assert ["dark leader"] == t.codes("dark", "hand")


@ruling("swccg.1d.026")
def test_an_inactive_unique_card_still_counts_for_its_dots() -> None:
    """The hero was barred and is excluded: no other hero comes as a react, the leader may."""
    cards = "dark hero @ 1, dark trooper + dark radio @ 1"
    t = Laid(
        GAME,
        "dark street",
        cards,
        "light hero @ 1",
        turn="light",
        phase="battle",
        dark_hand="dark hero, dark leader",
        dark_force=6,
    )
    t.table.copies[t.thing("dark hero")].marks |= pieces.BARRED
    t.answer("battle Street", "react by dark radio")

    assert not is_active(t.table, t.thing("dark hero"))
    assert ["dark leader"] == t.options()


@ruling("swccg.1d.027")
def test_an_inactive_card_is_hit_by_what_affects_all_cards_there() -> None:
    """The flood takes the excluded leader too."""
    t = banned("dark leader @ 1, dark trooper @ 1", "dark leader", hand="light flood")
    t.pass_until("light: window")
    t.answer("play light flood")

    assert [False, False] == [t.on_table(one) for one in ("dark leader", "dark trooper")]


@ruling("swccg.1d.029")
def test_an_inactive_card_gives_no_presence_whatever_its_ability() -> None:
    """The blessing gives ability 3 more; excluded, the leader gives no presence."""
    t = Laid(GAME, "dark street", "dark leader @ 1, dark blessing on 1", "light hero @ 1")
    before = has_presence(t.table, 0, t.sites[0])
    t.table.copies[t.thing("dark leader")].marks |= pieces.EXCLUDED
    t.table.index = None

    assert (True, False) == (before, has_presence(t.table, 0, t.sites[0]))


@ruling("swccg.1d.038")
def test_what_an_inactive_card_has_scheduled_still_takes_place() -> None:
    """The herald has added a destiny to power; it is drawn though the herald is excluded."""
    t = light_battle(
        "dark herald @ 1, dark trooper @ 1, dark droid @ 1",
        light_hand="light ban",
        dark_top="dark hero",
    )
    t.answer("use dark herald")
    t.play("play light ban", "dark herald")
    while not t.events(ev.TOTALLED):
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    (total,) = t.events(ev.TOTALLED)

    assert not is_active(t.table, t.thing("dark herald"))
    assert 2 + 4 == total.items[0]


@ruling("swccg.1d.043")
def test_a_text_that_names_no_state_affects_active_cards_that_are_carried() -> None:
    """The levy puts a rifle that a trooper carries on the Used Pile."""
    t = Laid(
        GAME, "dark street", "dark trooper + dark rifle @ 1", turn="light", light_hand="light levy"
    )
    t.answer("play light levy")

    assert (["dark rifle"], False) == (t.codes("dark", "used"), t.on_table("dark rifle"))


@ruling("swccg.1d.004", "swccg.1d.005", "swccg.1d.002")
def test_a_card_is_no_unit_of_force_from_its_initiation_on() -> None:
    """In answer Dark loses a Force: the card under way cannot be lost for it, nor is it in hand."""
    found: list[list[str]] = []
    for begin in ("play dark aim", "deploy dark charm"):
        t = Laid(
            GAME,
            "dark street",
            "dark trooper @ 1, dark leader @ 1",
            dark_hand="dark aim, dark charm",
            light_hand="light scorn",
        )
        t.answer(begin)
        if begin == "play dark aim":
            assert ["dark aim", "dark charm"] == t.codes("dark", "hand")
            t.answer("dark trooper")
        t.answer("play light scorn")
        found.append(t.options())

    tops = ["top of reserve", "top of force"]
    assert [*tops, "dark charm"] == found[0]
    assert [*tops, "top of used", "dark aim"] == found[1]


@ruling("swccg.1d.074", "swccg.1d.075", "swccg.1d.078", "swccg.1d.080")
def test_cards_in_hand_life_force_and_lost_pile_are_units_of_force_and_not_on_table() -> None:
    """Heroes lie everywhere but on table: the shrine sees none, and one may deploy."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark shrine",
        dark_hand="dark hero",
        dark_lost="dark hero",
        dark_used="dark hero",
        dark_top="dark hero",
        dark_force=6,
    )
    before = t.value("power", "dark trooper")
    t.answer("deploy dark hero")

    assert (1, 2) == (before, t.value("power", "dark trooper"))


@ruling("swccg.1d.076", "swccg.1d.077", "swccg.1d.075")
def test_a_card_drawn_or_peeked_at_is_not_on_table() -> None:
    """A hero lies open as a draw, or is seen on top: the shrine gives nothing."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark shrine",
        "light eye",
        dark_hand="dark vision",
        light_hand="light peek",
        dark_top="dark hero",
    )
    t.answer("play dark vision")
    drawn = (t.asked(), t.codes("dark", "drawn"), t.value("power", "dark trooper"))
    seen = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark shrine",
        turn="light",
        light_hand="light peek",
        dark_top="dark hero",
    )
    seen.answer("play light peek")
    top = seen.table.pile(0, ids.RESERVE)[-1]

    assert ("light: window", ["dark hero"], 1) == drawn
    assert (True, 1) == (seen.table.knowledge.knows(1, top), seen.value("power", "dark trooper"))


@ruling("swccg.1d.083", "swccg.1d.080")
def test_what_a_search_looks_for_is_recognised_in_the_reserve_deck() -> None:
    """The Docking Control Room finds the docking bay among troopers and other sites."""
    t = Laid(boxed_with(), "101_4", "1_194 @ 1", dark_top="1_284, 1_285, 1_194", filler=TROOPERS)
    t.answer("search by Docking Control Room 327")

    assert ["1_285"] == t.options()


@ruling("swccg.1d.087", "swccg.1d.080")
def test_a_text_about_destiny_is_active_when_its_card_is_drawn() -> None:
    """The omen, printed 1, is worth 3; its other text does nothing meanwhile."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        "light eye",
        dark_hand="dark vision",
        dark_top="dark omen",
    )
    t.answer("play dark vision")
    power = t.value("power", "dark trooper")
    t.answer("pass")

    assert 1 == power
    assert [3] == [one.amount for one in t.events(ev.DESTINY_DONE)]


@ruling("swccg.1d.092")
def test_dots_do_not_matter_for_a_card_that_is_drawn() -> None:
    """A second relic is drawn while one is on table: an ordinary 4."""
    t = Laid(GAME, "dark street", "dark relic", dark_hand="dark vision", dark_top="dark relic")
    t.answer("play dark vision")

    assert [4] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert "dark relic" in t.codes("dark", "used")


@ruling("swccg.1d.001", "swccg.1d.003", "swccg.1d.094", "swccg.1d.096", "swccg.1d.130")
def test_buried_cards_are_supporting_and_each_card_is_in_one_state() -> None:
    """Vader lies face down under Mos Eisley: no Life Force, not on table, another may deploy."""
    t = Laid(
        boxed_with(),
        "1_295, 1_284",
        "1_186 @ 1",
        "1_28 @ 1",
        dark_hand="101_5, 101_5",
        dark_force=7,
        filler=TROOPERS,
    )
    life = t.table.life_force(0)
    t.answer("bury at Mos Eisley", "101_5", "stop")
    (card,) = t.table.places[t.sites[0]].buried[1::2]
    states = [places_of(t.table, one) for one in range(1, 121)]

    assert (["buried"], life) == (places_of(t.table, card), t.table.life_force(0))
    assert {1} == {len(one) for one in states}
    assert not t.on_table("101_5")
    assert "deploy 101_5" in t.options()


@ruling("swccg.1d.098", "swccg.1d.099")
def test_a_buried_card_is_seen_by_what_names_it_alone() -> None:
    """All cards there are lost but what is buried; who comes there trips it."""
    t = Laid(
        boxed_with(
            texts={
                "1_252": (
                    syn.answering(
                        ev.PHASE,
                        ev.TOP,
                        syn.LoseAllHere(),
                        play=True,
                        targets=((nouns.IsPlace(),),),
                    ),
                )
            }
        ),
        "1_295, 1_292",
        "1_186 @ 1",
        "1_28 @ 1, 1_28 @ 2",
        dark_hand="1_322, 1_252",
        filler=TROOPERS,
    )
    t.answer("bury at Mos Eisley", "1_322", "stop", "play 1_252", "Mos Eisley")
    spared = (t.on_table("1_186"), len(t.table.places[t.sites[0]].buried[1::2]))
    while "move 1_28" not in t.options():
        t.answer("pass" if "pass" in t.options() else "1")
    t.answer("move 1_28")

    assert (False, 1) == spared
    assert 1 == len(t.events(ev.TRIPPED))


@ruling("swccg.1d.131")
def test_a_just_lost_card_is_in_the_lost_pile_before_it_goes_anywhere_else() -> None:
    """As it can be answered the trooper lies there; the grief takes it from there to hand."""
    t = light_battle(
        "dark trooper @ 1, dark droid @ 1", light_hand="light strike", dark_hand="dark grief"
    )
    t.play("play light strike", "dark trooper")
    lying = t.codes("dark", "lost")
    t.answer("play dark grief")

    assert ["dark trooper"] == lying
    assert ["dark trooper"] == t.codes("dark", "hand")


def numbers(t: Laid, statistic: int, code: str) -> set[int]:
    """A number of all Dark's cards of a code, wherever they are."""
    number = t.game.numbers[code]
    cards = [one for one in range(1, 61) if t.table.knowledge.identity[one] == number]
    on_table = {copy.card: copy.id for copy in t.table.copies.values()}
    return {value(t.table, statistic, on_table.get(card, card)) for card in cards}


@ruling("swccg.1d.137", "swccg.1d.140", "swccg.1d.141")
def test_a_text_without_a_target_reaches_every_copy_in_every_state() -> None:
    """Heroes, printed 4, cost 6 in hand, deck and Lost Pile; so much is paid."""
    t = Laid(
        GAME,
        "dark street",
        "",
        "light feeling",
        dark_hand="dark hero",
        dark_lost="dark hero",
        dark_top="dark hero",
        dark_force=6,
    )
    found = numbers(t, st.DEPLOY_COST, "dark hero")
    t.answer("deploy dark hero")

    assert ({6}, 6) == (found, t.force_used("dark"))


@ruling("swccg.1d.137", "swccg.1d.145", "swccg.1d.146")
def test_a_trooper_has_more_destiny_in_every_state() -> None:
    """Printed 1, it is 3 in hand, deck, Lost Pile and on table, and as it is drawn."""
    t = Laid(
        GAME,
        "dark street",
        "dark world, dark trooper @ 1",
        dark_hand="dark vision, dark trooper",
        dark_lost="dark trooper",
    )
    found = numbers(t, st.DESTINY, "dark trooper")
    t.answer("play dark vision")

    assert {3} == found
    assert [3] == [one.amount for one in t.events(ev.DESTINY_DONE)]


@ruling("swccg.1d.138", "swccg.1d.139")
def test_what_acts_on_one_card_acts_on_that_copy_alone() -> None:
    """Ket Maliss on a Stormtrooper: that one has power 2, the others 1."""
    t = Laid(
        boxed_with(), "1_295", "1_194 @ 1, 1_194 @ 1", dark_hand="1_221, 1_194", filler=TROOPERS
    )
    before = t.value("power", "1_194")
    t.answer("deploy 1_221", "1_194 2")

    assert [before, before + 1] == [t.value("power", one) for one in ("1_194", "1_194 2")]
    hand = t.table.pile(0, ids.HAND)[0]
    assert before == value(t.table, st.POWER, hand)
