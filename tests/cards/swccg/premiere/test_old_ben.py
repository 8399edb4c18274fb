"""Old Ben and Kintan Strider: characters that come back when one was forfeited or lost."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DARK
from dejarik.games.swccg.model.texts import Ongoing, SiteText
from dejarik.kernel.modifiers import RESET
from dejarik.kernel.terms import Number
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid

GAME = game_with("1_21")
"""The boxed cards and Obi-Wan Kenobi."""
FILLER = ("1_194", "1_28")


def forfeited(
    site: str = "1_295",
    light: str = "1_28 + 1_152 @ 1, 1_28 @ 1",
    hand: str = "1_100",
    in_game: CustomizableCardGame | None = None,
    **more: str | int,
) -> Laid:
    """Light has lost a battle against four troopers and may forfeit."""
    t = Laid(
        in_game or GAME,
        site,
        "1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1",
        light,
        phase="battle",
        light_hand=hand,
        filler=FILLER,
        **more,  # type: ignore[arg-type]
    )
    t.play(f"battle {'Mos Eisley' if site == '1_295' else 'Detention Block Corridor'}", "no")
    return t


@card("1_100")
@ruling("swccg.b.040", "swccg.card.1_100.05")
def test_old_ben_revives_the_very_card_that_was_forfeited() -> None:
    """Another trooper lies in the Lost Pile; the card that comes back is the one just forfeited."""
    t = forfeited(light_lost="1_28")
    card_forfeited = t.table.copies[t.thing("1_28")].card
    t.answer("forfeit 1_28")
    window = [t.asked(), *t.options()]
    t.answer("play 1_100")
    (revived,) = t.events(ev.REVIVED)

    assert ["light: window", "play 1_100", "pass"] == window
    assert card_forfeited == t.table.copies[revived.subject].card
    assert t.thing("Mos Eisley") == t.table.copies[revived.subject].holder
    assert ["1_28", "1_152", "1_100"] == t.codes("light", "lost")
    assert 3 == t.count("light", "force")
    assert [] == t.events(ev.DEPLOYED)


@card("1_100")
@ruling("swccg.6.289", "swccg.card.1_100.01")
def test_who_was_revived_cannot_be_forfeited_again_in_this_battle() -> None:
    """It takes no part in it; only the droid can still be forfeited."""
    t = forfeited(light="1_28 @ 1, 1_18 @ 1")
    t.answer("forfeit 1_28", "play 1_100")
    t.pass_until("light: window")

    assert t.on_table("1_28")
    assert [[0, 1], ["forfeit 1_18", "lose"]] == [t.table.battles[0].damage, t.options()]


@card("1_100")
@ruling("swccg.card.1_100.03", "swccg.card.1_100.04")
def test_who_was_revived_is_a_fresh_copy() -> None:
    """The old one had battled and was hit; the new one has no mark and could battle again."""
    t = forfeited()
    t.table.copies[t.thing("1_28")].marks |= pieces.HIT
    t.answer("forfeit 1_28", "play 1_100")
    (revived,) = t.events(ev.REVIVED)

    assert 0 == t.table.copies[revived.subject].marks


@card("1_100")
@ruling("swccg.card.1_100.02")
def test_a_forfeit_of_nothing_is_a_forfeit() -> None:
    """A text makes the trooper worth 0: it satisfies nothing and can still be revived."""
    nothing = Changes(st.FORFEIT, Number(0), (nouns.Opponents(), nouns.SamePlace()), how=RESET)
    worthless = game_with(texts={"1_295": (SiteText(DARK, (Ongoing(nothing),)),)})
    t = forfeited(in_game=worthless)
    t.answer("forfeit 1_28", "play 1_100")
    (lost,) = t.events(ev.FORFEITED)

    assert 0 == lost.amount
    assert 1 == len(t.events(ev.REVIVED))
    assert [0, 2] == t.table.battles[0].damage


@card("1_100")
def test_old_ben_needs_a_character_forfeited_from_tatooine() -> None:
    """A trooper forfeited from a site of the Death Star is gone."""
    t = forfeited("1_284")
    t.answer("forfeit 1_28")

    assert ["1_28", "1_152"] == t.codes("light", "lost")
    assert ["1_100"] == t.codes("light", "hand")
    assert [0] == [one.seat for one in t.game.pending(t.table)]


@card("1_100")
def test_old_ben_does_not_revive_obi_wan() -> None:
    """Obi-Wan has lost with five against seven; when he is forfeited nothing is offered."""
    t = Laid(
        GAME,
        "1_295",
        "1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1",
        "1_21 @ 1",
        phase="battle",
        light_hand="1_100",
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "no", "no")
    t.answer("forfeit 1_21")

    assert [] == [one for one in t.options() if "1_100" in one]
    assert "1_21" == t.codes("light", "lost")[-1]


@card("1_100")
def test_old_ben_costs_a_force() -> None:
    """Without any the trooper is gone and nothing is asked."""
    t = forfeited(light_force=0)
    t.answer("forfeit 1_28")

    assert ["1_28", "1_152"] == t.codes("light", "lost")
    assert [0] == [one.seat for one in t.game.pending(t.table)]


@card("1_100")
def test_old_ben_is_no_answer_to_a_loss_that_is_no_forfeit() -> None:
    """An accident takes a character at the beginning of the battle."""
    t = Laid(
        GAME,
        "1_295",
        "1_194 @ 1",
        "1_28 + 1_152 @ 1, 1_26 @ 1",
        phase="battle",
        dark_hand="1_237",
        dark_top="1_194",
        light_hand="1_100",
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "play 1_237", "1_26")

    assert ["1_26"] == t.codes("light", "lost")
    assert "play 1_100" not in t.options()


# --- Kintan Strider -----------------------------------------------------------------------


def strider(dark_lost: str = "1_196, 1_317, 1_194, 1_312", dark_force: int = 4) -> Laid:
    """Light forfeits a trooper while Dark has Kintan Strider in hand."""
    t = Laid(
        GAME,
        "1_295",
        "1_194 @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1",
        "1_28 + 1_152 @ 1, 1_28 @ 1",
        phase="battle",
        dark_hand="1_254",
        dark_lost=dark_lost,
        dark_force=dark_force,
        filler=FILLER,
    )
    t.play("battle Mos Eisley", "no")
    t.pass_until("light: window")
    t.answer("forfeit 1_28")
    return t


@card("1_254")
@ruling("swccg.1a.107", "swccg.1d.082")
def test_kintan_strider_brings_the_character_nearest_the_top_to_hand() -> None:
    """A rifle lies above it and stays, the character below too, in their order."""
    t = strider()
    window = [t.asked(), *t.options()]
    t.answer("play 1_254")

    assert ["dark: window", "play 1_254", "pass"] == window
    assert ["1_194"] == t.codes("dark", "hand")
    assert ["1_196", "1_317", "1_312", "1_254"] == t.codes("dark", "lost")
    assert t.table.knowledge.is_public(t.table.pile(0, 4)[0])


@card("1_254")
@ruling("swccg.1c.294", "swccg.1a.072")
def test_kintan_strider_may_find_nothing() -> None:
    """A Lost Pile counts as unobserved: it can be played, and is lost for nothing."""
    t = strider(dark_lost="1_312")
    t.answer("play 1_254")

    assert [] == t.codes("dark", "hand")
    assert ["1_312", "1_254"] == t.codes("dark", "lost")


@card("1_254")
def test_kintan_strider_costs_a_force() -> None:
    """Dark used its only one for the battle."""
    t = strider(dark_force=1)

    assert "light: window" == t.asked()
    assert ["1_254"] == t.codes("dark", "hand")


@card("1_254")
def test_kintan_strider_waits_for_the_opponents_characters() -> None:
    """Not for one of Dark's own, and not for a character lost as Force."""
    t = Laid(
        GAME,
        "1_295",
        "1_194 @ 1",
        "1_28 @ 1, 1_28 @ 1, 1_28 @ 1",
        phase="battle",
        dark_hand="1_254",
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    t.pass_until("dark: window")
    while "forfeit 1_194" not in t.options():
        t.answer("pass")
    t.answer("forfeit 1_194")
    drain = Laid(GAME, "1_295", "1_194 @ 1", phase="control", dark_hand="1_254", filler=FILLER)
    drain.play("drain Mos Eisley", "top of reserve")

    assert "play 1_254" not in t.options()
    assert ["1_28"] == drain.codes("light", "lost")
    assert "play 1_254" not in drain.options()
