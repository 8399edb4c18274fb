"""Command cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import (
    activation,
    attacks,
    damage,
    dice,
    figures,
    modifiers,
    status,
)
from dejarik.games.imperial.effects import conditions as provided
from dejarik.games.imperial.effects.cards import DiscardDrawn, DrawCards
from dejarik.games.imperial.effects.group_moves import EachMayMove
from dejarik.games.imperial.effects.movement import GainPoints, Speed
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import command_action, command_at, then
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.dice import BLUE, WHITE
from dejarik.games.imperial.model.texts import Surge
from dejarik.games.imperial.rules import lasting
from dejarik.kernel.choosing import Choose
from dejarik.kernel.ops import If
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Not, Number

_PIERCE_NEXT = modifiers.For(lasting.NEXT_ATTACK_ON_IT, (modifiers.Results(st.PIERCE, Number(3)),))
_STUN_OR_MORE = then(
    If(provided.TargetHas(STUNNED), dice.AddResults(((st.DAMAGE, Number(2)),))),
    dice.AddKeyword(STUNNED),
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "burstfire": (
        command_action(
            then(
                attacks.MakeAttack(),
                If(provided.StruckFor(), status.Become(figures.AroundStruckSpace(), STUNNED)),
            ),
            attacks=True,
        ),
    ),
    "celebration": (
        command_at(
            moments.AFTER_DEFEAT, Score(Number(4)), concerns=(figures.Hostile(), figures.Unique())
        ),
    ),
    "closethegap": (
        command_at(
            moments.START_OF_ROUND,
            EachMayMove((figures.Friendly(), figures.WithTrait("Brawler")), 1),
        ),
    ),
    "coveringfire": (
        command_at(
            moments.START_OF_ROUND,
            modifiers.For(
                lasting.THIS_ROUND,
                (
                    modifiers.GrantSurge(
                        Surge(_STUN_OR_MORE), (figures.Friendly(), figures.WithTrait("Trooper"))
                    ),
                ),
            ),
        ),
    ),
    "deadeye": (
        command_at(
            moments.WHILE_MODIFYING,
            modifiers.For(lasting.THIS_ATTACK, (modifiers.Results(st.ACCURACY, Number(2)),)),
            role=moments.SOURCE,
        ),
    ),
    "deflection": (
        command_at(
            moments.WHEN_DECLARED,
            modifiers.For(
                lasting.THIS_ATTACK,
                (modifiers.Results(st.ACCURACY, Number(-2)),),
                (
                    moments.When(
                        moments.AFTER_ATTACK,
                        damage.Suffer(figures.TheAttacker(), Number(2)),
                        provided=(provided.NoDamageFromIt(),),
                        owed=True,
                    ),
                ),
            ),
            role=moments.SUBJECT,
        ),
    ),
    "elementofsurprise": (
        command_at(
            moments.WHEN_DECLARED,
            dice.RemoveDie(dice.DEFENCE_DICE),
            provided.DidNotSeeIt(),
            role=moments.SOURCE,
        ),
    ),
    "exposeweakness": (
        command_action(
            then(Choose(figures.AFigure((figures.Hostile(), figures.Adjacent()))), _PIERCE_NEXT)
        ),
    ),
    "ferocity": (
        command_at(
            moments.END_OF_ROUND,
            attacks.MakeAttack(figures.AFigure((figures.WithTrait("Creature"),))),
        ),
    ),
    "fleetfooted": (command_action(GainPoints(figures.ItselfOnly(), Number(1)), actions=0),),
    "forcelightning": (
        command_action(
            then(
                Choose(figures.AFigure((figures.Hostile(), figures.InSight(), figures.Within(2)))),
                damage.Suffer(figures.TheNamedAndAround(), Number(2)),
                status.Become(figures.TheNamed(), STUNNED),
            )
        ),
    ),
    "furiouscharge": (
        command_at(
            moments.AFTER_ATTACK,
            activation.ReadyGroupOf(figures.ItselfOnly()),
            provided.DamageFromIt(3),
            role=moments.SUBJECT,
        ),
    ),
    "guardianstance": (
        command_at(
            moments.WHILE_REROLLING,
            dice.Reroll(dice.ALL_DICE, dice.ANY_NUMBER),
            concerns=(figures.Friendly(), figures.Adjacent()),
        ),
    ),
    "hunterprotocol": (
        command_at(
            moments.WHILE_MODIFYING,
            modifiers.For(lasting.THIS_ATTACK, (modifiers.Results(st.SURGE_USES, Number(1)),)),
            role=moments.SOURCE,
        ),
    ),
    "knowledgeanddefense": (
        command_action(
            modifiers.For(
                lasting.THIS_ROUND,
                (modifiers.Results(st.EXTRA_DICE + WHITE, Number(1), modifiers.DEFENDING),),
            )
        ),
    ),
    "lordofthesith": (
        command_action(
            then(
                activation.GainActions(activation.FallenInActivation()),
                modifiers.For(
                    lasting.THIS_ACTIVATION,
                    (),
                    (
                        moments.When(
                            moments.AFTER_DEFEAT,
                            activation.GainActions(),
                            whom=(figures.Hostile(),),
                            owed=True,
                        ),
                    ),
                ),
            ),
            actions=0,
        ),
    ),
    "lureofthedarkside": (
        command_action(
            attacks.MakeAttack(
                figures.AFigure((figures.Hostile(), figures.Small(), figures.Within(3)))
            )
        ),
    ),
    "marksman": (
        command_at(
            moments.BEFORE_DECLARING,
            modifiers.For(lasting.THIS_ATTACK, (modifiers.OfThisAttack(st.NO_FIGURE_HIDES),)),
            provided.IsRanged(),
            role=moments.SOURCE,
        ),
    ),
    "maximumfirepower": (
        command_action(attacks.MakeAttack(bonus=((st.DAMAGE, 4),)), actions=2, attacks=True),
    ),
    "meditation": (
        command_action(
            modifiers.For(lasting.NEXT_ACTIVATION, (modifiers.OfFigures(st.ACTIONS, Number(1)),))
        ),
    ),
    "oneinamillion": (
        command_at(
            moments.WHEN_DECLARED,
            dice.RemoveDie(dice.DEFENCE_DICE, every=True),
            Not(provided.InItsActivation()),
            role=moments.SOURCE,
        ),
    ),
    "planning": (
        command_action(
            then(
                DrawCards(2),
                If(Not(provided.ItFits((figures.WithTrait("Leader"),))), DiscardDrawn()),
            )
        ),
    ),
    "priceontheirheads": (
        command_action(
            then(
                activation.NameHostileGroup(),
                modifiers.For(
                    lasting.THIS_GAME,
                    (),
                    (
                        moments.When(
                            moments.AFTER_DEFEAT,
                            Score(Number(4)),
                            whom=(figures.OfNamedGroup(),),
                            provided=(provided.NamedGroupIsGone(),),
                            owed=True,
                            kept=True,
                        ),
                    ),
                ),
            )
        ),
    ),
    "pummel": (
        command_action(
            attacks.MakeAttack(times=2), provided.AttacksInMelee(), actions=2, attacks=True
        ),
    ),
    "rally": (
        command_at(
            moments.START_OF_ACTIVATION,
            status.DiscardHarmful(figures.ItselfOnly()),
            role=moments.SUBJECT,
        ),
    ),
    "recovery": (command_action(damage.RecoverDamage(figures.ItselfOnly(), Number(2))),),
    "regroup": (
        command_action(
            status.DiscardHarmful(
                figures.Figures((figures.Friendly(), figures.Other(), figures.Adjacent()))
            )
        ),
    ),
    "sarlaccsweep": (
        command_action(
            attacks.MakeAttack(targets=attacks.DIFFERENT_TARGETS, times=2), attacks=True
        ),
    ),
    "shadowops": (
        command_action(
            modifiers.For(
                lasting.THIS_ROUND, (modifiers.ForbidsSeat(st.CANNOT_PLAY, opponent=True),)
            )
        ),
    ),
    "sittight": (
        command_at(
            moments.START_OF_ROUND,
            modifiers.For(
                lasting.THIS_ROUND,
                (modifiers.ForbidsSeat(st.CANNOT_ACTIVATE),),
                until=(provided.MoreReadyThanOpponent(),),
            ),
        ),
    ),
    "sonofskywalker": (
        command_at(moments.AFTER_GROUP, activation.ReadyGroupOf(figures.ItselfOnly())),
    ),
    "takecover": (
        command_action(
            modifiers.For(
                lasting.THIS_ROUND,
                (
                    modifiers.Results(st.BLOCK, Number(1), modifiers.DEFENDING),
                    modifiers.Results(st.ACCURACY, Number(-2), modifiers.DEFENDING),
                ),
            )
        ),
    ),
    "takeinitiative": (
        command_at(
            moments.START_OF_ROUND, then(activation.TakeInitiative(), activation.ExhaustOwnGroup())
        ),
    ),
    "takeitdown": (
        command_action(
            attacks.MakeAttack(
                figures.AFigure((figures.Friendly(), figures.Adjacent())),
                bonus=((st.DAMAGE, 2),),
            )
        ),
    ),
    "telekineticthrow": (
        command_action(
            then(
                Choose(figures.AFigure((figures.Hostile(), figures.InSight(), figures.Within(3)))),
                damage.RollDice((BLUE, BLUE)),
                damage.Suffer(figures.TheNamed(), damage.RolledDamage()),
            )
        ),
    ),
    "tothelimit": (
        command_at(
            moments.AFTER_ACTION,
            activation.GainActions(stunned=True),
            provided.WasSpecial(),
            provided.InItsActivation(),
            role=moments.SUBJECT,
        ),
    ),
    "urgency": (command_action(GainPoints(figures.ItselfOnly(), Speed(2))),),
}
