"""Unlimited moves, moves that texts bring about, and what is no move at all."""

from typing import Any

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids
from dejarik.games.swccg.effects.place_conditions import ToHere
from dejarik.games.swccg.effects.playing import OPPONENT
from dejarik.games.swccg.effects.runs import MoveAllAway, SomeCanMoveAway
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import CONTROL, PHASE_NAMES
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.flow.moving import Move
from dejarik.kernel.ops import Sequence
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_moves as going
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with as boxed_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(0)
MINE_HERE = (nouns.Yours(), CHARACTER, nouns.ThereWithIt())
ACTIVATE = syn.Unit(ev.ACTIVATE_ONE, 1)


def carpet(code: str, effect: Op, *provided: Any, **who: bool) -> make.Made:
    """An interrupt at top level that relocates a character of one's own."""
    whom = (nouns.Yours(), CHARACTER, going.CanRelocate(**who))
    text = syn.answering(
        ev.PHASE, ev.TOP, effect, play=True, targets=(whom,), provided=tuple(provided)
    )
    return make.interrupt(code, text)


GAME = make.game_with(
    make.site("dark alley", "Town: Alley", (1, 1)),
    make.site(
        "dark rocks",
        "Town: Rocks",
        (1, 1),
        dark=(Ongoing(Forbids(st.CANNOT_BE_AT, (nouns.Is("beast"),), (ToHere(),))),),
    ),
    make.character("dark beast", (1, 1, 2), kind="beast"),
    make.character("dark statue", (1, 1, 2), w.forbidden(st.MAY_NOT_MOVE, nouns.This())),
    make.effect(
        "dark toll",
        DeployRule(beside=True),
        Ongoing(Changes(st.MOVE_COST, Number(1), (CHARACTER,))),
    ),
    carpet("dark carpet", going.Relocate()),
    carpet("dark sled", going.Relocate(), term.Phase(CONTROL)),
    carpet("dark march", going.Relocate(regular=True), regular=True),
    carpet(
        "dark push",
        going.Relocate(next_door=True, otherwise=syn.LoseChosen()),
        next_door=True,
    ),
    carpet("dark nudge", Sequence((going.Relocate(next_door=True), ACTIVATE)), next_door=True),
    make.interrupt(
        "dark recall",
        syn.answering(
            ev.PHASE, ev.TOP, syn.TakeBack(), play=True, targets=((nouns.Yours(), CHARACTER),)
        ),
    ),
    make.interrupt(
        "light net",
        syn.answering(
            ev.PLAYING,
            ev.RESPOND,
            syn.MarkChosen(pieces.BARRED),
            play=True,
            who=OPPONENT,
            targets=((nouns.Opponents(), CHARACTER),),
        ),
    ),
    make.interrupt(
        "light flight",
        syn.answering(
            ev.BATTLE_BEGINS,
            ev.RESPOND,
            MoveAllAway(MINE_HERE, Move()),
            play=True,
            who=OPPONENT,
            provided=(SomeCanMoveAway(MINE_HERE),),
        ),
    ),
    make.character("light statue", (1, 1, 2), w.forbidden(st.MAY_NOT_MOVE, nouns.This())),
)
STRIP = "dark street, dark square, dark gate, dark rocks"


def dark(cards: str, hand: str, phase: str = "move", **other: Any) -> Laid:
    """A phase of Dark's turn."""
    sites = other.pop("sites", STRIP)
    return Laid(GAME, sites, cards, phase=phase, dark_hand=hand, **other)


def marks(t: Laid, name: str) -> int:
    """The marks of a copy."""
    return t.table.copies[t.thing(name)].marks


@ruling("swccg.7.148", "swccg.7.194", "swccg.7.150", "swccg.7.151", "swccg.7.206", "swccg.7.208")
def test_relocations_are_free_lead_anywhere_and_are_not_counted() -> None:
    """Twice in one phase, between them the regular move; the toll is for walking only."""
    t = dark(
        "dark trooper @ 1, dark beast @ 1, dark toll", "dark carpet, dark carpet", dark_force=2
    )
    t.answer("play dark carpet", "dark trooper")
    anywhere = t.options()
    t.answer("Rocks")
    first = (marks(t, "dark trooper"), t.force_used("dark"))
    t.answer("move dark trooper")
    walked = (t.where("dark trooper"), t.force_used("dark"))
    t.answer("play dark carpet", "dark trooper", "Street")

    assert ["Square", "Gate", "Rocks"] == anywhere
    assert (0, 0) == first
    assert ("Gate", 2) == walked
    assert ("Street", 2) == (t.where("dark trooper"), t.force_used("dark"))


@ruling("swccg.7.206")
def test_no_relocation_leads_where_a_card_may_never_be() -> None:
    """The beast is not offered the rocks."""
    t = dark("dark beast @ 1", "dark carpet")
    t.answer("play dark carpet")

    assert ["Square", "Gate"] == t.options()


@ruling("swccg.7.196", "swccg.7.235", "swccg.7.239")
def test_who_cannot_move_is_not_relocated() -> None:
    """The statue is no target; alone it leaves the carpet without one."""
    t = dark("dark statue @ 1, dark trooper @ 1", "dark carpet")
    t.answer("play dark carpet")
    alone = dark("dark statue @ 1", "dark carpet, dark recall")

    assert ["Square", "Gate", "Rocks"] == t.options()
    assert ["play dark recall", "pass"] == alone.options()


@ruling("swccg.7.005", "swccg.7.006", "swccg.7.197", "swccg.7.199")
def test_what_leads_to_no_other_location_is_no_movement() -> None:
    """The statue goes back to hand, and in battle it is forfeited: it has not moved."""
    t = dark("dark statue @ 1", "dark recall")
    t.answer("play dark recall")
    battle = Laid(
        GAME, STRIP, "dark statue @ 1", "light hero @ 1", phase="battle", light_top="light hero"
    )
    battle.answer("battle Street", "yes", "forfeit dark statue")

    assert ["dark statue"] == t.codes("dark", "hand")
    assert [] == t.events(ev.MOVED, ev.MOVING)
    assert [False, []] == [battle.on_table("dark statue"), battle.events(ev.MOVED)]


@ruling("swccg.7.202", "swccg.7.204")
def test_a_relocation_is_begun_when_its_text_says_else_in_any_phase() -> None:
    """The carpet goes in every phase, the sled in control phases only."""
    found: dict[str, list[str]] = {}
    for phase in PHASE_NAMES[1:]:
        t = dark("dark trooper @ 1", "dark carpet, dark sled", phase)
        found[phase] = [one for one in t.options() if one.startswith("play")]

    both = ["play dark carpet", "play dark sled"]
    assert both == found.pop("control")
    assert {("play dark carpet",)} == {tuple(one) for one in found.values()}
    assert 5 == len(found)


@ruling("swccg.7.152", "swccg.7.153")
def test_a_relocation_that_is_declared_regular_uses_up_the_regular_move() -> None:
    """After the march the trooper may not walk; who has walked is no target of it."""
    t = dark("dark trooper @ 1, dark leader @ 1", "dark march, dark march, dark recall")
    t.answer("play dark march", "dark trooper")
    anywhere = t.options()
    t.answer("Rocks")
    left = t.options()
    t.answer("move dark leader")

    assert ["Square", "Gate", "Rocks"] == anywhere
    assert ["move dark leader", "play dark recall", "play dark march", "pass"] == left
    assert ["play dark recall", "pass"] == t.options()


@ruling("swccg.7.263")
def test_who_has_nowhere_to_go_next_door_is_no_target() -> None:
    """On a strip of one site nobody is pushed; the beast is not, with the rocks alone beside it."""
    alone = dark("dark trooper @ 1", "dark push, dark recall", sites="dark street, dark dock")
    beast = dark("dark beast @ 1, dark trooper @ 2", "dark push", sites="dark street, dark rocks")
    beast.answer("play dark push")

    assert ["play dark recall", "pass"] == alone.options()
    assert ["Street"] == beast.options()
    beast.answer("Street")
    assert "Street" == beast.where("dark trooper")


@ruling("swccg.7.265", "swccg.7.266")
def test_who_proves_unable_to_move_suffers_what_the_text_says_or_only_stays() -> None:
    """Caught by the net in answer: pushed it is lost; nudged it stays, and the rest happens."""
    lost = dark("dark trooper @ 1", "dark push", light_hand="light net", phase="control")
    lost.answer("play dark push", "play light net")
    stays = dark("dark trooper @ 1", "dark nudge", light_hand="light net", phase="control")
    force = stays.count("dark", "force")
    stays.answer("play dark nudge", "play light net")

    assert [False, ["dark trooper"]] == [lost.on_table("dark trooper"), lost.codes("dark", "lost")]
    assert "Street" == stays.where("dark trooper")
    assert force + 1 == stays.count("dark", "force")


@ruling("swccg.7.238", "swccg.7.257", "swccg.7.261", "swccg.7.262")
def test_moving_away_is_a_regular_move_by_landspeed_for_those_who_can() -> None:
    """The statue stays, the others go next door and have moved; with none who can it is no play."""
    cards = "light statue @ 2, light trooper @ 2, light leader @ 2"
    t = Laid(GAME, STRIP, "dark hero @ 2", cards, phase="battle", light_hand="light flight")
    t.answer("battle Square", "play light flight")
    who = t.options()
    t.answer("light trooper")
    where = t.options()
    t.answer("Gate", "light leader", "Street")
    stuck = Laid(
        GAME, STRIP, "dark hero @ 2", "light statue @ 2", phase="battle", light_hand="light flight"
    )
    stuck.answer("battle Square")

    assert (["light trooper", "light leader"], ["Street", "Gate"]) == (who, where)
    names = ("light statue", "light trooper", "light leader")
    assert ["Square", "Gate", "Street"] == [t.where(one) for one in names]
    assert [0, 1, 1] == [marks(t, one) & pieces.MOVED for one in names]
    assert "play light flight" not in stuck.options()


@ruling("swccg.7.261")
def test_who_has_made_the_regular_move_cannot_move_away() -> None:
    """The trooper has moved this turn; only the leader goes."""
    cards = "light trooper @ 2, light leader @ 2"
    t = Laid(GAME, STRIP, "dark hero @ 2", cards, phase="battle", light_hand="light flight")
    t.table.copies[t.thing("light trooper")].marks |= pieces.MOVED
    t.answer("battle Square", "play light flight")
    who = t.options()
    t.answer("light leader", "Gate")

    assert ["light leader"] == who
    assert ["Square", "Gate"] == [t.where("light trooper"), t.where("light leader")]


@ruling("swccg.7.029", "swccg.7.255", "swccg.7.256")
def test_a_text_that_moves_at_another_time_uses_the_regular_move_and_keeps_to_the_range() -> None:
    """Luke runs next door to a battle of Dark's turn, not from two sites away; he has moved."""
    game = boxed_with()
    sites = "1_295, 1_292, 1_293"
    cards = {"dark": "1_194 @ 1", "filler": TROOPERS, "phase": "battle", "light_hand": "101_3"}
    near = Laid(game, sites, light="1_28 @ 1, 101_2 @ 2", **cards)  # type: ignore[arg-type]
    near.answer("battle Mos Eisley")
    offered = near.options()
    near.play("play 101_3")
    far = Laid(game, sites, light="1_28 @ 1, 101_2 @ 3", **cards)  # type: ignore[arg-type]
    far.answer("battle Mos Eisley")

    assert "play 101_3" in offered
    assert ("Mos Eisley", pieces.MOVED) == (
        near.where("101_2"),
        marks(near, "101_2") & pieces.MOVED,
    )
    assert "play 101_3" not in far.options()
