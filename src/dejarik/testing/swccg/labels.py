"""Options and things by short names, as tests of the Customizable Card Game say them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import SIDE_NAMES
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
from dejarik.kernel import decisions, offers

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.timing import Ability

VERBS: Final = {
    id(ACTIVATING): "activate",
    id(DRAWING): "draw",
    id(DRAIN_HERE): "drain",
    id(BATTLE_HERE): "battle",
    id(MOVE_ONE): "move",
    id(DEPLOY_FROM_HAND): "deploy",
    id(FIRE_IT): "fire",
    id(FORFEIT_IT): "forfeit",
    id(LOSE_FOR_DAMAGE): "lose",
    id(DURATION_ENDS): "a duration ends",
    id(TRANSIT_FROM): "transit from",
    id(TRANSFER_IT): "transfer",
    id(BURY_HERE): "bury at",
}


NAMED: Final = {
    "DeploysAsReact": "react by",
    "DeploysAtOnce": "deploy",
    "MovesAsReact": "react with",
    "Defuses": "defuse by",
    "ForfeitsInPlace": "forfeit in place",
    "FiresAtBattle": "fire",
    "Explodes": "explode",
    "DeploysFromReserve": "search by",
}


def thing_name(t: Table, thing: int) -> str:
    """A thing as tests say it: the code of a card, the name of a site, a pile."""
    if ids.is_pile(thing):
        seat, pile = ids.pile_of(thing)
        return f"{SIDE_NAMES[t.players[seat].side]} {ids.PILE_NAMES[pile]}"
    if ids.is_place(thing):
        return t.definition(thing).title.partition(": ")[2] or t.definition(thing).title
    if ids.is_copy(thing):
        code = t.definition(thing).code
        same = [one for one in t.copies if t.definition(one).code == code]
        place = same.index(thing)
        return f"{code} {place + 1}" if place else code
    if t.zone_of(thing) in (ids.RESERVE, ids.FORCE, ids.USED):
        return f"top of {ids.PILE_NAMES[t.zone_of(thing)]}"
    return t.definition_of(thing).code


def ability_name(t: Table, ability: Ability, holder: int) -> str:
    """What an ability of the rules or of a text would do."""
    verb = VERBS.get(id(ability))
    if verb in ("activate", "draw", "lose", "a duration ends"):
        return verb
    if verb is not None:
        return f"{verb} {thing_name(t, holder)}"
    if isinstance(ability, Text):
        verb = "play" if ability.action.is_play else "use"
        texts = [one for one in t.definition(holder).heard if one.zone() == ability.zone()]
        place = texts.index(ability) if ability in texts else 0
        return f"{verb} {thing_name(t, holder)}" + (f" {place + 1}" if place else "")
    verb = NAMED.get(type(ability).__name__, type(ability).__name__)
    return f"{verb} {thing_name(t, holder)}"


def option_name(t: Table, option: Option) -> str:
    """An option as tests say it."""
    if option.kind == decisions.PASS:
        return "pass"
    if option.kind == decisions.YES:
        return "yes"
    if option.kind == decisions.NO:
        return "no"
    if option.kind == decisions.STOP:
        return "stop"
    if option.kind == decisions.VALUE:
        return str(option.value)
    if option.kind == decisions.SEAT:
        return SIDE_NAMES[t.players[option.target].side]
    if option.kind == decisions.REACTION:
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        offered = offers.offer_of(t, t.frames[-1], key)
        return ability_name(t, offered.listener.ability, offered.listener.holder)
    return thing_name(t, option.target)
