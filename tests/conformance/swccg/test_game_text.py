"""Game text that is cancelled, what is worded with never, and where a card cannot be."""

from dejarik.games.swccg.effects import nouns, playing
from dejarik.games.swccg.effects.modifiers import Changes, For, Forbids
from dejarik.games.swccg.effects.place_conditions import ToHere
from dejarik.games.swccg.effects.weapons import HitIfAbove
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations, pieces
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Never, Ongoing, OwnValue
from dejarik.games.swccg.rules import limits, presence
from dejarik.games.swccg.rules.existence import can_be_at
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_terms as term
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
DROID = nouns.Is("droid")
MUTED = Forbids(st.TEXT_CANCELLED, (nouns.Chosen(),))
ONE = syn.Unit(ev.ACTIVATE_ONE, 1)


def mute(code: str, until: int) -> make.Made:
    """An interrupt that cancels the game text of a character, for a while."""
    text = syn.answering(ev.PHASE, ev.TOP, For((MUTED,), until), play=True, targets=((CHARACTER,),))
    return make.interrupt(code, text)


def astro(*parts: Ongoing) -> make.Made:
    """A droid that helps troopers, gives a Force each phase and brings one back when it comes."""
    each_phase = playing.UseText(0, ONE, False, 1, limits.PER_PHASE)
    return make.character(
        "dark astro",
        (1, make.NO_ABILITY, 2),
        Ongoing(Changes(st.POWER, Number(2), (nouns.Is("trooper"), nouns.SamePlace()))),
        OwnValue(st.FORFEIT, Number(5)),
        playing.Text((ev.PHASE,), ev.TOP, each_phase, who=playing.YOU),
        syn.answering(
            ev.DEPLOYED, ev.JUST, syn.RetrieveForce(1), about=(nouns.This(),), forced=True
        ),
        *parts,
        kind="droid",
    )


NOT_SQUARE = Forbids(st.CANNOT_BE_AT, (nouns.This(),), (term.ToTitled("Town: Square"),))
NOT_DOCK = Forbids(st.CANNOT_BE_AT, (nouns.This(),), (term.ToTitled("Moon: Dock"),))
GAME = make.game_with(
    astro(),
    make.effect("light hush", Ongoing(Forbids(st.TEXT_CANCELLED, (DROID, nouns.SamePlace())))),
    mute("light mute", durations.THIS_TURN),
    mute("light silence", durations.BY_RULE),
    make.effect(
        "light scrambler",
        witnesses.BESIDE,
        syn.answering(
            ev.DEPLOYED,
            ev.JUST,
            For((Forbids(st.TEXT_CANCELLED, (term.JustDrawn(),)),), durations.THIS_TURN),
            about=(DROID,),
            forced=True,
        ),
    ),
    make.effect(
        "light bonus",
        witnesses.BESIDE,
        Ongoing(Changes(st.FORFEIT, Number(1), (nouns.Titled("dark astro"),))),
    ),
    make.character(
        "dark monk",
        (1, 1, 2),
        Ongoing(Forbids(st.TEXT_KEPT, (nouns.This(),))),
        Ongoing(Changes(st.POWER, Number(4), (nouns.This(),))),
    ),
    make.character("dark recluse", (1, 1, 2), Ongoing(NOT_SQUARE)),
    make.character("dark hermit", (1, 1, 2), Never(NOT_SQUARE), Never(NOT_DOCK)),
    make.weapon("dark blaster", HitIfAbove()),
    make.effect(
        "light jammer",
        witnesses.BESIDE,
        Ongoing(Forbids(st.TEXT_CANCELLED, (nouns.OfType(kinds.WEAPON),))),
    ),
    make.effect("light ban", Ongoing(Forbids(st.CANNOT_BE_AT, (DROID,), (ToHere(),)))),
    make.interrupt(
        "dark grief", syn.answering(ev.LOST_CARD, ev.JUST, ONE, play=True, about=(CHARACTER,))
    ),
    make.interrupt(
        "dark lift",
        syn.answering(
            ev.PHASE,
            ev.TOP,
            syn.MoveChosen(),
            play=True,
            targets=((CHARACTER,), (nouns.IsPlace(),)),
        ),
    ),
    make.interrupt(
        "dark call",
        syn.answering(ev.PHASE, ev.TOP, syn.CallBack(), play=True, targets=((nouns.IsPlace(),),)),
    ),
    make.interrupt("light stew", syn.answering(ev.PHASE, ev.TOP, ONE, play=True)),
    make.interrupt("dark stew", syn.answering(ev.PHASE, ev.TOP, ONE, play=True)),
    make.interrupt(
        "light purge",
        syn.answering(
            ev.PHASE, ev.TOP, syn.LoseChosen(), play=True, targets=((nouns.OfType(kinds.EFFECT),),)
        ),
    ),
)


def numbers(t: Laid) -> tuple[int, int]:
    """The power of a trooper beside the astro, and what the astro may be forfeited for."""
    return t.value("power", "dark trooper"), t.value("forfeit", "dark astro")


@ruling("swccg.1c.331", "swccg.1c.332", "swccg.1c.333", "swccg.1c.334", "swccg.1c.335")
def test_a_card_without_its_text_keeps_all_else() -> None:
    """No help, no Force and no forfeit that only the text defines; it stays, active, with power."""
    free = Laid(GAME, "dark street", "dark astro @ 1, dark trooper @ 1", phase="control")
    t = Laid(
        GAME,
        "dark street",
        "dark astro @ 1, dark trooper @ 1",
        "light hush on 1, light bonus",
        phase="control",
    )

    assert ["use dark astro", "drain Street", "pass"] == free.options()
    assert (3, 5) == numbers(free)
    assert ["drain Street", "pass"] == t.options()
    assert (1, 0) == numbers(t)
    assert 1 == t.value("power", "dark astro")
    assert presence.is_active(t.table, t.thing("dark astro"))


@ruling("swccg.1c.331")
def test_a_weapon_without_its_text_is_not_fired() -> None:
    """With the jammer on table nothing can be fired."""
    found = []
    for light in ("light trooper @ 1", "light trooper @ 1, light jammer"):
        t = Laid(
            GAME,
            "dark street",
            "dark trooper + dark blaster @ 1",
            light,
            phase="battle",
            dark_hand="dark rage",
        )
        t.answer("battle Street")
        found.append(t.options())

    assert [
        ["fire dark blaster", "play dark rage", "pass"],
        ["play dark rage", "pass"],
    ] == found


@ruling("swccg.1c.330")
def test_cancelled_text_comes_back_with_its_cause_or_its_time() -> None:
    """Muted for the turn, silenced until it leaves, hushed while the hush is there."""
    t = Laid(
        GAME,
        "dark street",
        "dark astro @ 1, dark trooper @ 1",
        phase="control",
        light_hand="light mute",
        dark_hand="dark stew",
    )
    t.answer("pass", "play light mute", "dark astro")
    muted = numbers(t)
    while t.table.turn_count == 2:
        t.answer(t.options()[-1])
    silent = Laid(
        GAME,
        "dark street",
        "dark astro @ 1, dark trooper @ 1",
        phase="control",
        light_hand="light silence",
        dark_hand="dark stew, dark stew",
    )
    silent.answer("pass", "play light silence", "dark astro")
    while silent.table.turn_count == 2:
        silent.answer(silent.options()[-1])
    hushed = Laid(
        GAME,
        "dark street",
        "dark astro @ 1, dark trooper @ 1",
        "light hush on 1",
        turn="light",
        phase="move",
        light_hand="light purge",
    )
    before = numbers(hushed)
    hushed.answer("play light purge")

    assert [(1, 0), (3, 5)] == [muted, numbers(t)]
    assert (1, 0) == numbers(silent)
    assert [(1, 0), (3, 5)] == [before, numbers(hushed)]


@ruling("swccg.1c.328", "swccg.1c.329")
def test_text_that_may_not_be_cancelled_stays() -> None:
    """The monk is muted in vain."""
    t = Laid(
        GAME, "dark street", "dark monk @ 1", turn="light", phase="move", light_hand="light mute"
    )
    t.answer("play light mute")

    assert 0 == t.count("light", "hand")
    assert 5 == t.value("power", "dark monk")


@ruling("swccg.1c.339", "swccg.1c.340", "swccg.1c.341")
def test_what_a_card_must_do_competes_with_what_cancels_its_text() -> None:
    """Dark orders: the astro first brings a Force back, or is scrambled and brings none."""
    found = []
    for first in ("use dark astro 2", "use light scrambler"):
        t = Laid(
            GAME,
            "dark street",
            "dark trooper @ 1",
            "light scrambler",
            dark_hand="dark astro",
            dark_lost="dark hero",
        )
        t.answer("deploy dark astro")
        ordered = (t.asked(), sorted(t.options()))
        t.answer(first)
        found.append((ordered, len(t.events(ev.RETRIEVE_ONE)), t.value("power", "dark trooper")))

    both = ("dark: window", ["use dark astro 2", "use light scrambler"])
    assert [(both, 1, 1), (both, 0, 1)] == found


@ruling("swccg.1c.381")
def test_a_card_cannot_act_in_place_of_one_whose_text_is_cancelled() -> None:
    """One astro is muted, the other has given its Force: nothing is left this phase."""
    t = Laid(
        GAME,
        "dark street",
        "dark astro @ 1, dark astro @ 1",
        phase="control",
        light_hand="light mute",
        dark_hand="dark stew",
    )
    t.answer("use dark astro", "play light mute", "dark astro 2")

    assert ["play dark stew", "pass"] == t.options()


@ruling("swccg.1c.336", "swccg.1c.337")
def test_who_is_where_its_own_text_forbids_when_that_returns_is_lost() -> None:
    """Muted, the recluse goes to the square; when the turn ends it is lost, but not just lost."""
    t = Laid(
        GAME,
        "dark street, dark square",
        "dark recluse @ 1",
        phase="control",
        light_hand="light mute",
        dark_hand="dark grief, dark stew",
    )
    t.answer("pass", "play light mute")
    t.play("move dark recluse")
    there = t.where("dark recluse")
    while t.table.turn_count == 2:
        assert "play dark grief" not in t.options()
        t.answer(t.options()[-1])

    assert "Square" == there
    assert ["dark recluse"] == t.codes("dark", "lost")
    assert [] == t.events(ev.LOST_CARD)


@ruling("swccg.1c.350", "swccg.1c.353")
def test_never_holds_for_every_movement_with_and_without_text() -> None:
    """Muted, the hermit neither walks nor is lifted to the square, nor transits to the dock."""
    sites = "dark square, dark bay, dark gate, dark dock"
    t = Laid(
        GAME,
        sites,
        "dark hermit @ 2, dark trooper @ 2",
        phase="control",
        light_hand="light mute",
        dark_hand="dark lift, dark stew",
        dark_force=4,
    )
    t.answer("pass", "play light mute", "dark hermit")
    t.answer("play dark lift", "dark hermit", "Square")
    lifted = t.where("dark hermit")
    while t.table.phase != 5:
        t.answer(t.options()[-1])
    moves = t.options()
    t.play("transit from Bay", "move dark hermit")
    excluded = Laid(GAME, sites, "dark hermit @ 2")
    hermit, square = excluded.thing("dark hermit"), excluded.thing("Square")
    excluded.table.copies[hermit].marks |= pieces.EXCLUDED
    excluded.table.index = None

    assert "Bay" == lifted
    both = ["move dark hermit", "move dark trooper"]
    assert [*both, "transit from Bay", "play dark stew", "pass"] == moves
    assert ("Gate", "Dock") == (t.where("dark hermit"), t.where("dark trooper"))
    assert not presence.is_active(excluded.table, hermit)
    assert not can_be_at(excluded.table, hermit, square)


@ruling("swccg.1c.352")
def test_never_holds_for_who_comes_back_from_a_pile() -> None:
    """The hermit comes back from the Lost Pile to the street, but not to the square."""
    found = []
    for place in ("Street", "Square"):
        t = Laid(
            GAME,
            "dark street, dark square",
            phase="control",
            dark_hand="dark call",
            dark_lost="dark hermit",
        )
        t.answer("play dark call", place)
        found.append(
            (t.on_table("dark hermit"), t.codes("dark", "lost"), len(t.events(ev.REVIVED)))
        )
    hand = Laid(GAME, "dark square", dark_hand="dark hermit, dark trooper")

    assert [(True, [], 1), (False, ["dark hermit"], 0)] == found
    assert ["deploy dark trooper", "pass"] == hand.options()


@ruling("swccg.1c.363", "swccg.1c.364", "swccg.1c.365")
def test_where_a_card_cannot_be_it_neither_comes_nor_stays() -> None:
    """The ban on the square: droids neither deploy nor move there; who is there is put away."""
    banned = Laid(
        GAME,
        "dark street, dark square",
        "dark droid @ 1, dark trooper @ 1",
        "light ban on 2",
        dark_hand="dark droid",
        phase="move",
    )
    moves = banned.options()
    deploys = Laid(
        GAME, "dark street, dark square", "", "light ban on 2", dark_hand="dark droid, dark trooper"
    )
    deploys.answer("deploy dark trooper")
    anywhere = deploys.options()
    deploys.answer("back", "deploy dark droid")
    comes = Laid(
        GAME,
        "dark square",
        "dark droid @ 1, dark trooper @ 1",
        turn="light",
        light_hand="light ban",
        dark_hand="dark grief",
    )
    comes.answer("deploy light ban")

    assert ["move dark trooper", "pass"] == moves
    assert ["Street", "Square"] == anywhere
    assert "Street" == deploys.where("dark droid")
    assert ["dark droid"] == comes.codes("dark", "lost")
    assert [] == comes.events(ev.LOST_CARD)
    assert "play dark grief" not in comes.options()
