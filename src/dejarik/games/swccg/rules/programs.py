"""The ops and abilities of the rules, by the names that saved frames know them by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.rules.flow.battling import BATTLE_HERE
from dejarik.games.swccg.rules.flow.burying import BURY_HERE
from dejarik.games.swccg.rules.flow.damage import FORFEIT_IT, LOSE_FOR_DAMAGE
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND
from dejarik.games.swccg.rules.flow.destiny import PURPOSES
from dejarik.games.swccg.rules.flow.draining import DRAIN_HERE
from dejarik.games.swccg.rules.flow.duels import DUEL
from dejarik.games.swccg.rules.flow.ending import DURATION_ENDS
from dejarik.games.swccg.rules.flow.firing import FIRE_IT
from dejarik.games.swccg.rules.flow.losing import LOSE_FORCE
from dejarik.games.swccg.rules.flow.mines import TRIP_HERE
from dejarik.games.swccg.rules.flow.moving import MOVE_ONE
from dejarik.games.swccg.rules.flow.piles import ACTIVATING, DRAWING
from dejarik.games.swccg.rules.flow.retrieving import RETRIEVE
from dejarik.games.swccg.rules.flow.searching import LOOK_THROUGH
from dejarik.games.swccg.rules.flow.set_up import SET_UP
from dejarik.games.swccg.rules.flow.transferring import TRANSFER_IT
from dejarik.games.swccg.rules.flow.transit import TRANSIT_FROM
from dejarik.games.swccg.rules.flow.turns import TURNS

if TYPE_CHECKING:
    from dejarik.kernel.program import Node

PROGRAMS: Final[dict[str, tuple[Node, ...]]] = {
    "rules.turns": (TURNS,),
    "rules.set_up": (SET_UP,),
    "rules.activating": (ACTIVATING,),
    "rules.drawing": (DRAWING,),
    "rules.ending": (DURATION_ENDS,),
    "rules.deploying": (DEPLOY_FROM_HAND,),
    "rules.draining": (DRAIN_HERE,),
    "rules.losing": (LOSE_FORCE,),
    "rules.moving": (MOVE_ONE,),
    "rules.battling": (BATTLE_HERE,),
    "rules.firing": (FIRE_IT,),
    "rules.forfeiting": (FORFEIT_IT,),
    "rules.damage": (LOSE_FOR_DAMAGE,),
    "rules.destiny": PURPOSES,
    "rules.duels": (DUEL,),
    "rules.retrieving": (RETRIEVE,),
    "rules.searching": (LOOK_THROUGH,),
    "rules.transit": (TRANSIT_FROM,),
    "rules.transferring": (TRANSFER_IT,),
    "rules.burying": (BURY_HERE,),
    "rules.tripping": (TRIP_HERE,),
}
