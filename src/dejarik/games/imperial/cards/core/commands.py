"""Command cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects.abilities import (
    AFTER_ACTION,
    AFTER_ATTACK,
    AFTER_DEFEAT,
    BEFORE_DECLARING,
    AFTER_GROUP,
    SOURCE,
    START_OF_ACTIVATION,
    START_OF_ROUND,
    SUBJECT,
    WHEN_DECLARED,
    WHILE_MODIFYING,
    When,
)
from dejarik.games.imperial.effects.activation import (
    ExhaustOwnGroup,
    FallenInActivation,
    GainActions,
    ReadyGroupOf,
    TakeInitiative,
)
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.cards import DiscardDrawn, DrawCards
from dejarik.games.imperial.effects.conditions import (
    AttacksInMelee,
    DidNotSeeIt,
    InItsActivation,
    IsRanged,
    ItFits,
    MoreReadyThanOpponent,
    NoDamageFromIt,
    TargetHas,
    WasSpecial,
)
from dejarik.games.imperial.effects.damage import RecoverDamage, RollDice, RolledDamage, Suffer
from dejarik.games.imperial.effects.dice import DEFENCE_DICE, AddKeyword, AddResults, RemoveDie
from dejarik.games.imperial.effects.figures import (
    Adjacent,
    AFigure,
    Figures,
    Friendly,
    Hostile,
    InSight,
    ItselfOnly,
    Other,
    TheAttacker,
    TheNamed,
    TheNamedAndAround,
    Unique,
    Within,
    WithTrait,
)
from dejarik.games.imperial.effects.modifiers import (
    DEFENDING,
    For,
    ForbidsSeat,
    GrantSurge,
    OfFigures,
    OfThisAttack,
    Results,
)
from dejarik.games.imperial.effects.movement import GainPoints, Speed
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.effects.status import Become, DiscardHarmful
from dejarik.games.imperial.language.words import command_action, command_at, then
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.dice import BLUE, WHITE
from dejarik.games.imperial.model.texts import Surge
from dejarik.games.imperial.rules.lasting import (
    NEXT_ACTIVATION,
    NEXT_ATTACK_ON_IT,
    THIS_ACTIVATION,
    THIS_ATTACK,
    THIS_ROUND,
)
from dejarik.kernel.choosing import Choose
from dejarik.kernel.ops import If
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Not, Number

_PIERCE_NEXT = For(NEXT_ATTACK_ON_IT, (Results(st.PIERCE, Number(3)),))
_STUN_OR_MORE = then(
    If(TargetHas(STUNNED), AddResults(((st.DAMAGE, Number(2)),))),
    AddKeyword(STUNNED),
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "celebration": (
        command_at(AFTER_DEFEAT, Score(Number(4)), concerns=(Hostile(), Unique())),
    ),
    "coveringfire": (
        command_at(
            START_OF_ROUND,
            For(
                THIS_ROUND,
                (GrantSurge(Surge(_STUN_OR_MORE), (Friendly(), WithTrait("Trooper"))),),
            ),
        ),
    ),
    "deadeye": (
        command_at(
            WHILE_MODIFYING,
            For(THIS_ATTACK, (Results(st.ACCURACY, Number(2)),)),
            role=SOURCE,
        ),
    ),
    "deflection": (
        command_at(
            WHEN_DECLARED,
            For(
                THIS_ATTACK,
                (Results(st.ACCURACY, Number(-2)),),
                (
                    When(
                        AFTER_ATTACK,
                        Suffer(TheAttacker(), Number(2)),
                        provided=(NoDamageFromIt(),),
                        owed=True,
                    ),
                ),
            ),
            role=SUBJECT,
        ),
    ),
    "elementofsurprise": (
        command_at(WHEN_DECLARED, RemoveDie(DEFENCE_DICE), DidNotSeeIt(), role=SOURCE),
    ),
    "exposeweakness": (
        command_action(then(Choose(AFigure((Hostile(), Adjacent()))), _PIERCE_NEXT)),
    ),
    "fleetfooted": (command_action(GainPoints(ItselfOnly(), Number(1)), actions=0),),
    "forcelightning": (
        command_action(
            then(
                Choose(AFigure((Hostile(), InSight(), Within(2)))),
                Suffer(TheNamedAndAround(), Number(2)),
                Become(TheNamed(), STUNNED),
            )
        ),
    ),
    "knowledgeanddefense": (
        command_action(
            For(THIS_ROUND, (Results(st.EXTRA_DICE + WHITE, Number(1), DEFENDING),))
        ),
    ),
    "lordofthesith": (
        command_action(
            then(
                GainActions(FallenInActivation()),
                For(
                    THIS_ACTIVATION,
                    (),
                    (When(AFTER_DEFEAT, GainActions(), whom=(Hostile(),), owed=True),),
                ),
            ),
            actions=0,
        ),
    ),
    "marksman": (
        command_at(
            BEFORE_DECLARING,
            For(THIS_ATTACK, (OfThisAttack(st.NO_FIGURE_HIDES),)),
            IsRanged(),
            role=SOURCE,
        ),
    ),
    "meditation": (
        command_action(For(NEXT_ACTIVATION, (OfFigures(st.ACTIONS, Number(1)),))),
    ),
    "planning": (
        command_action(
            then(
                DrawCards(2),
                If(Not(ItFits((WithTrait("Leader"),))), DiscardDrawn()),
            )
        ),
    ),
    "pummel": (
        command_action(MakeAttack(times=2), AttacksInMelee(), actions=2, attacks=True),
    ),
    "rally": (command_at(START_OF_ACTIVATION, DiscardHarmful(ItselfOnly()), role=SUBJECT),),
    "recovery": (command_action(RecoverDamage(ItselfOnly(), Number(2))),),
    "regroup": (
        command_action(DiscardHarmful(Figures((Friendly(), Other(), Adjacent())))),
    ),
    "sittight": (
        command_at(
            START_OF_ROUND,
            For(
                THIS_ROUND,
                (ForbidsSeat(st.CANNOT_ACTIVATE, provided=(Not(MoreReadyThanOpponent()),)),),
            ),
        ),
    ),
    "sonofskywalker": (command_at(AFTER_GROUP, ReadyGroupOf(ItselfOnly())),),
    "takecover": (
        command_action(
            For(
                THIS_ROUND,
                (
                    Results(st.BLOCK, Number(1), DEFENDING),
                    Results(st.ACCURACY, Number(-2), DEFENDING),
                ),
            )
        ),
    ),
    "takeinitiative": (
        command_at(START_OF_ROUND, then(TakeInitiative(), ExhaustOwnGroup())),
    ),
    "telekineticthrow": (
        command_action(
            then(
                Choose(AFigure((Hostile(), InSight(), Within(3)))),
                RollDice((BLUE, BLUE)),
                Suffer(TheNamed(), RolledDamage()),
            )
        ),
    ),
    "tothelimit": (
        command_at(
            AFTER_ACTION,
            GainActions(stunned=True),
            WasSpecial(),
            InItsActivation(),
            role=SUBJECT,
        ),
    ),
    "urgency": (command_action(GainPoints(ItselfOnly(), Speed(2))),),
}
