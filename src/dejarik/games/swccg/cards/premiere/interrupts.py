"""Interrupts of Premiere and the Introductory Two-Player Game."""

from typing import Final

from dejarik.games.swccg.cards import shapes
from dejarik.games.swccg.effects import (
    amounts,
    battling,
    destiny,
    duels,
    force,
    modifiers,
    nouns,
    playing,
    retrieval,
    runs,
    sights,
    stack,
)
from dejarik.games.swccg.effects import conditions as when
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import draws, durations, ids, pieces, state
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.games.swccg.rules.flow.moving import Move
from dejarik.kernel import ops, terms
from dejarik.kernel.modifiers import MULTIPLY
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

CHARACTER: Final = nouns.OfType(kinds.CHARACTER)
OPPONENTS_CHARACTER: Final = (nouns.Opponents(), CHARACTER)
OPPONENTS_CHARACTER_THERE: Final = (*OPPONENTS_CHARACTER, nouns.ThereWithIt())
YOURS_WITH_ABILITY_THERE: Final = (nouns.Yours(), nouns.HasAbility(), nouns.ThereWithIt())
BEST: Final = (nouns.HighestAbility(),)

# --- used interrupts ----------------------------------------------------------------------

barriers = shapes.twin(
    "1_105",
    "1_249",
    shapes.just(
        ev.DEPLOYED,
        1,
        battling.BarIt(),
        who=playing.OPPONENT,
        about=(nouns.OfType(kinds.CHARACTER),),
    ),
)

shuffles = shapes.twin(
    "1_115",
    "1_262",
    sights.TextOnPile(
        shapes.TOP_LEVEL,
        ev.TOP,
        playing.UseText(0, sights.ShuffleChosen(), True),
        targets=((),),
        piles=(ids.RESERVE, ids.LOST, ids.USED),
    ),
)

scanning_crew = shapes.one(
    "1_266",
    shapes.at_top_level(
        1,
        ops.Sequence(
            (
                sights.ShowOpponentsHand(),
                sights.PutOnUsedPile(sights.InOpponentsHand((nouns.Is("rebel"),))),
            )
        ),
        provided=(terms.AtLeast(amounts.SizeOf(ids.HAND, terms.Opponent()), Number(1)),),
    ),
)

hans_dice = shapes.one(
    "1_84",
    shapes.just(
        ev.DESTINY_DRAWN,
        1,
        destiny.DrawAnother(),
        who=playing.YOU,
        provided=(
            when.JustDrawnFor(draws.FOR_BATTLE),
            when.SomeoneInBattle((nouns.Yours(), CHARACTER, nouns.AbilityOver(2))),
        ),
    ),
)

it_could_be_worse = shapes.one(
    "1_90",
    force.TextForX(
        (ev.MUST_LOSE,),
        ev.RESPOND,
        force.UseX(0, force.ReduceByX(), True),
        provided=(when.LossIsYours(),),
        most=amounts.LossLeft(),
    ),
    force.TextForX(
        (ev.SEGMENT,),
        ev.TOP,
        force.UseX(0, force.ReduceByX(), True),
        segments=(pieces.DAMAGE,),
        most=amounts.DamageLeft(terms.You()),
    ),
)

bad_feeling = shapes.one(
    "1_91",
    shapes.in_response(
        ev.BATTLE_BEGINS,
        0,
        modifiers.For(
            (
                modifiers.Changes(
                    st.DAMAGE_FACTOR,
                    amounts.Depending(
                        when.SomeoneInBattle((nouns.OfPersona("Han"),)), Number(3), Number(2)
                    ),
                    (nouns.OtherSeat(),),
                    how=MULTIPLY,
                ),
            ),
            durations.THIS_BATTLE,
        ),
        who=playing.YOU,
        provided=(
            terms.MoreThan(amounts.PowerThere(terms.Opponent()), amounts.PowerThere(terms.You())),
        ),
    ),
)

narrow_escape = shapes.one(
    "1_98",
    shapes.in_response(
        ev.BATTLE_BEGINS,
        0,
        runs.MoveAllAway(YOURS_WITH_ABILITY_THERE, Move()),
        provided=(
            when.SomeoneThere((nouns.Yours(), nouns.Is("rebel"), nouns.AbilityOver(2))),
            runs.SomeCanMoveAway(YOURS_WITH_ABILITY_THERE),
        ),
    ),
)

were_doomed = shapes.one(
    "1_120",
    shapes.at_top_level(
        0,
        modifiers.For(
            (
                force.HalvesLosses(
                    terms.EitherHolds(
                        (
                            terms.AtLeast(amounts.CountOf((nouns.OfPersona("R2-D2"),)), Number(1)),
                            terms.AtLeast(amounts.CountOf((nouns.OfPersona("C-3PO"),)), Number(1)),
                        )
                    )
                ),
            ),
            durations.THIS_TURN,
        ),
        provided=(
            when.DuringPhase(state.CONTROL, terms.Opponent()),
            terms.MoreThan(Number(15), amounts.LifeForce(terms.You())),
        ),
    ),
)

# --- lost interrupts ----------------------------------------------------------------------

accidents = shapes.twin(
    "1_80",
    "1_237",
    shapes.in_response(
        ev.BATTLE_BEGINS,
        0,
        destiny.DrawThen(
            Number(1),
            ops.If(
                when.DestinyBelow(amounts.CountOf(OPPONENTS_CHARACTER_THERE)),
                battling.LoseOne(battling.OpponentsChoice(OPPONENTS_CHARACTER_THERE)),
            ),
        ),
        who=playing.ANYBODY,
        provided=(
            terms.AtLeast(amounts.CountOf(OPPONENTS_CHARACTER_THERE), Number(2)),
            when.SomeoneThere((nouns.Opponents(), nouns.OfType(kinds.WEAPON))),
        ),
    ),
)

LOWER_TOTAL_LOSES: Final = ops.Sequence(
    (
        force.LoseForce(
            terms.You(), terms.Difference(amounts.Noted("power"), amounts.DestinyDrawn())
        ),
        force.LoseForce(
            terms.Opponent(), terms.Difference(amounts.DestinyDrawn(), amounts.Noted("power"))
        ),
    )
)

assaults = shapes.twin(
    "1_113",
    "1_238",
    shapes.in_response(
        ev.DRAINING,
        1,
        ops.Sequence(
            (
                Cancel(),
                force.Note("power", amounts.PowerThere(terms.Opponent())),
                destiny.DrawThen(amounts.CountOf(OPPONENTS_CHARACTER_THERE), LOWER_TOTAL_LOSES),
            )
        ),
    ),
)

OUTNUMBERED: Final = terms.MoreThan(
    amounts.CountOf(OPPONENTS_CHARACTER),
    amounts.CountOf((nouns.Yours(), nouns.OfType(kinds.CHARACTER))),
)

imperial_reinforcements = shapes.one(
    "1_251",
    shapes.at_top_level(
        1,
        destiny.DrawThen(
            Number(1),
            retrieval.RetrieveCards(
                retrieval.LostCards(
                    (nouns.Is("stormtrooper"),), amounts.DestinyDrawn(), up_to=False
                )
            ),
        ),
        provided=(OUTNUMBERED,),
    ),
)

rebel_reinforcements = shapes.one(
    "1_106",
    shapes.at_top_level(
        1,
        destiny.DrawThen(
            Number(1),
            retrieval.RetrieveCards(
                retrieval.LostCards(
                    (nouns.Is("rebel trooper"),), amounts.DestinyDrawn(), up_to=True
                )
            ),
        ),
        provided=(OUTNUMBERED,),
    ),
)

its_worse = shapes.one(
    "1_252",
    force.TextForX(
        (ev.PLAYING,),
        ev.RESPOND,
        force.UseX(0, force.CancelAndRaiseByX(), True),
        playing.ANYBODY,
        (nouns.Titled("It Could Be Worse"),),
        least=0,
        most=amounts.ForceToUse(terms.You()),
    ),
    shapes.just(ev.LOSE_ONE, 0, force.RaiseDamage(1), provided=(when.LostForDamage(),)),
)

kintan_strider = shapes.one(
    "1_254",
    shapes.just(
        ev.LOST_CARD,
        1,
        retrieval.RetrieveNearest((nouns.OfType(kinds.CHARACTER),)),
        provided=(when.LostFromTable(OPPONENTS_CHARACTER),),
    ),
)

set_for_stun = shapes.one(
    "1_268",
    shapes.at_top_level(
        2,
        destiny.DrawThen(
            Number(1), ops.If(when.DestinyAbove(amounts.AbilityOfChosen()), stack.ReturnChosen())
        ),
        targets=(OPPONENTS_CHARACTER,),
    ),
)

takeel = shapes.one(
    "1_269",
    shapes.just(ev.BOTH_TOTALS_DONE, 1, destiny.SwitchDestinies(), provided=(when.EachDrewOne(),)),
)

tusken_scavengers = shapes.one(
    "1_275",
    shapes.at_top_level(
        1,
        destiny.DrawThen(
            Number(1),
            ops.If(
                when.DestinyBelow(amounts.CountOf((nouns.Is("tusken raider"),))),
                ops.May(
                    sights.LoseAllFound(
                        ids.USED,
                        (nouns.OfType(kinds.WEAPON), nouns.OfType(kinds.DEVICE)),
                    )
                ),
            ),
        ),
        provided=(when.NotSearchedInVain("Tusken Scavengers", ids.USED),),
    ),
)

vaders_obsession = shapes.one(
    "101_6",
    shapes.just(
        ev.MOVED,
        0,
        duels.DuelWithChosen(2, duels.WinnerTakesDifference()),
        about=(nouns.OfPersona("Vader"),),
        provided=(when.DuringPhase(state.MOVE, terms.You()), when.MovedFromNextDoor()),
        targets=((nouns.OfPersona("Luke"), nouns.ThereWithIt(), nouns.Opponents()),),
    ),
)

TRIPLE_DAMAGE: Final = modifiers.For(
    (
        modifiers.Changes(
            st.DAMAGE_FACTOR, amounts.Multiplied(3), (nouns.EitherSeat(),), how=MULTIPLY
        ),
    ),
    durations.THIS_BATTLE,
)

you_overestimate = shapes.one(
    "1_279",
    shapes.in_response(ev.BATTLE_BEGINS, 0, TRIPLE_DAMAGE),
    shapes.in_response(
        ev.PLAYING,
        0,
        stack.MultiplyItsResult(3),
        who=playing.ANYBODY,
        about=(nouns.Titled("Don't Underestimate Our Chances"),),
    ),
)

dont_underestimate = shapes.one(
    "1_77",
    shapes.in_response(ev.BATTLE_BEGINS, 0, TRIPLE_DAMAGE),
    shapes.in_response(
        ev.PLAYING,
        0,
        stack.MultiplyItsResult(3),
        who=playing.ANYBODY,
        about=(nouns.Titled("You Overestimate Their Chances"),),
    ),
)

old_ben = shapes.one(
    "1_100",
    shapes.just(
        ev.LOST_CARD,
        1,
        battling.ReviveIt(),
        provided=(
            when.LostFromTable(
                (
                    nouns.Yours(),
                    nouns.OfType(kinds.CHARACTER),
                    nouns.Without(nouns.OfPersona("Obi-Wan")),
                ),
                (nouns.OnSystem("Tatooine"),),
                forfeited=True,
            ),
        ),
    ),
)

VADER_IS_NEAR: Final = when.SomeoneInBattle((nouns.OfPersona("Vader"),), near=True)

STRONGER_WITHOUT_VADER: Final = modifiers.Changes(
    st.POWER, Number(2), (nouns.Chosen(),), provided=(terms.Not(VADER_IS_NEAR),)
)

run_luke_run = shapes.one(
    "101_3",
    playing.Text(
        (ev.BATTLE_BEGINS,),
        ev.RESPOND,
        playing.UseText(
            0,
            ops.Sequence(
                (
                    runs.RunThere(runs.FreeMove()),
                    modifiers.For((STRONGER_WITHOUT_VADER,), durations.THIS_BATTLE),
                )
            ),
            True,
        ),
        targets=((nouns.Yours(), nouns.OfPersona("Luke"), runs.CanRunThere()),),
        beyond_battle=True,
    ),
    shapes.in_response(
        ev.PLAYING, 0, Cancel(), who=playing.ANYBODY, about=(nouns.Titled("Vader's Obsession"),)
    ),
)

# --- sense and alter ----------------------------------------------------------------------

CANCEL_BY_DESTINY: Final = destiny.DrawThen(
    Number(1), ops.If(when.DestinyBelow(amounts.AbilityOfChosen()), Cancel())
)

sense = shapes.twin(
    "1_109",
    "1_267",
    shapes.in_response(
        ev.PLAYING,
        0,
        CANCEL_BY_DESTINY,
        who=playing.ANYBODY,
        about=(nouns.OfType(kinds.INTERRUPT), nouns.NotImmuneTo("Sense")),
        targets=(BEST,),
    ),
    shapes.in_response(ev.REACTING, 0, CANCEL_BY_DESTINY, who=playing.ANYBODY, targets=(BEST,)),
    shapes.in_response(
        ev.PLAYING, 0, Cancel(), who=playing.ANYBODY, about=(nouns.Titled("Alter"),)
    ),
)

ALTERED: Final = (nouns.OfType(kinds.EFFECT), nouns.NotImmuneTo("Alter"))

alter = shapes.twin(
    "1_71",
    "1_234",
    shapes.in_response(
        ev.DEPLOYING,
        0,
        CANCEL_BY_DESTINY,
        who=playing.ANYBODY,
        about=ALTERED,
        targets=(BEST,),
    ),
    shapes.at_top_level(
        0,
        destiny.DrawThen(
            Number(1), ops.If(when.DestinyBelow(amounts.AbilityOfChosen()), stack.LoseChosen(1))
        ),
        targets=(BEST, ALTERED),
    ),
    shapes.in_response(
        ev.PLAYING, 0, Cancel(), who=playing.ANYBODY, about=(nouns.Titled("Sense"),)
    ),
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    **barriers,
    **shuffles,
    **scanning_crew,
    **hans_dice,
    **it_could_be_worse,
    **bad_feeling,
    **narrow_escape,
    **were_doomed,
    **accidents,
    **assaults,
    **imperial_reinforcements,
    **rebel_reinforcements,
    **its_worse,
    **kintan_strider,
    **set_for_stun,
    **takeel,
    **tusken_scavengers,
    **vaders_obsession,
    **you_overestimate,
    **dont_underestimate,
    **old_ben,
    **run_luke_run,
    **sense,
    **alter,
}
