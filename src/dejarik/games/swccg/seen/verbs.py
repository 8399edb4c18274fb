"""What options of a window do, in a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.fighting import ForfeitsInPlace
from dejarik.games.swccg.effects.mines import Defuses
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.effects.reacts import DeploysAsReact, MovesAsReact
from dejarik.games.swccg.effects.weapons import FiresAtBattle
from dejarik.games.swccg.rules.flow.battling import BATTLE_HERE
from dejarik.games.swccg.rules.flow.burying import BURY_HERE
from dejarik.games.swccg.rules.flow.damage import FORFEIT_IT, LOSE_FOR_DAMAGE
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND
from dejarik.games.swccg.rules.flow.draining import DRAIN_HERE
from dejarik.games.swccg.rules.flow.ending import DURATION_ENDS
from dejarik.games.swccg.rules.flow.firing import FIRE_IT
from dejarik.games.swccg.rules.flow.moving import MOVE_ONE
from dejarik.games.swccg.rules.flow.piles import ACTIVATING, DRAWING
from dejarik.games.swccg.rules.flow.transferring import TRANSFER_IT
from dejarik.games.swccg.rules.flow.transit import TRANSIT_FROM

if TYPE_CHECKING:
    from dejarik.games.swccg.wire import Verb
    from dejarik.kernel.timing import Ability

VERBS: Final[dict[int, Verb]] = {
    id(ACTIVATING): "activate",
    id(DRAWING): "draw",
    id(DRAIN_HERE): "drain",
    id(BATTLE_HERE): "battle",
    id(MOVE_ONE): "move",
    id(DEPLOY_FROM_HAND): "deploy",
    id(FIRE_IT): "fire",
    id(FORFEIT_IT): "forfeit",
    id(LOSE_FOR_DAMAGE): "lose",
    id(DURATION_ENDS): "end",
    id(TRANSIT_FROM): "move",
    id(TRANSFER_IT): "transfer",
    id(BURY_HERE): "bury",
}


def verb_of(ability: Ability) -> Verb:
    """What an ability of the rules or of a text does, in a word."""
    verb = VERBS.get(id(ability))
    if verb is not None:
        return verb
    if isinstance(ability, Text):
        return "play" if ability.action.is_play else "use"
    if isinstance(ability, DeploysAsReact | MovesAsReact):
        return "react"
    if isinstance(ability, FiresAtBattle):
        return "fire"
    if isinstance(ability, ForfeitsInPlace):
        return "forfeit"
    return "defuse" if isinstance(ability, Defuses) else "use"
