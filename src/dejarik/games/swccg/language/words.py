"""
Words for the parts of cards that several cards share.

What belongs here: how programs are put together. What they do is in `effects`.
"""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.deploying import DeploysFromReserve, Search
from dejarik.games.swccg.effects.fighting import ForfeitInPlace, ForfeitsInPlace
from dejarik.games.swccg.effects.mines import Defuses, Explodes
from dejarik.games.swccg.effects.modifiers import Changes, Forbids
from dejarik.games.swccg.effects.reacts import DeploysAsReact, MovesAsReact
from dejarik.games.swccg.effects.reserve import DeployFromReserve
from dejarik.games.swccg.effects.weapons import FiresAtBattle
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, Filter, Ongoing
from dejarik.games.swccg.rules.flow.damage import Forfeit
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.games.swccg.rules.flow.explosions import Defuse, Explode
from dejarik.games.swccg.rules.flow.firing import Fire
from dejarik.games.swccg.rules.flow.reacting import ReactByDeploying, ReactByMoving
from dejarik.kernel.modifiers import ADD
from dejarik.kernel.program import Condition, Node
from dejarik.kernel.terms import Number

WARRIOR = nouns.HasIcon("warrior")
CHARACTER = nouns.OfType(kinds.CHARACTER)


def twin(light_code: str, dark_code: str, *parts: Node) -> dict[str, tuple[Node, ...]]:
    """Two cards, one of each side, with the same program."""
    return {light_code: parts, dark_code: parts}


def changed(
    statistic: int,
    amount: int,
    *whom: Filter,
    provided: tuple[Condition, ...] = (),
    how: int = ADD,
) -> Ongoing:
    """A number of whatever fits is changed."""
    return Ongoing(Changes(statistic, Number(amount), whom, provided, how))


def power(amount: int, *whom: Filter, provided: tuple[Condition, ...] = ()) -> Ongoing:
    """Power of whatever fits is changed."""
    return changed(st.POWER, amount, *whom, provided=provided)


def forfeit(amount: int, *whom: Filter, provided: tuple[Condition, ...] = ()) -> Ongoing:
    """The forfeit of whatever fits is changed."""
    return changed(st.FORFEIT, amount, *whom, provided=provided)


def forbidden(what: int, *whom: Filter, provided: tuple[Condition, ...] = ()) -> Ongoing:
    """Whatever fits may not do something."""
    return Ongoing(Forbids(what, whom, provided))


def deploys_on(system: str, provided: tuple[Condition, ...] = ()) -> DeployRule:
    """It deploys to places of a system only."""
    return DeployRule((nouns.OnSystem(system),), provided=provided)


def goes_on(cost: int, *whom: Filter) -> DeployRule:
    """A weapon or device deploys on an own card that fits."""
    return DeployRule((nouns.Yours(), *whom), cost)


def reacts_by_deploying() -> DeploysAsReact:
    """Its player may react by deploying cards to where it is or beside it."""
    return DeploysAsReact(ReactByDeploying())


def reacts_by_moving() -> MovesAsReact:
    """It may go next door as a react."""
    return MovesAsReact(ReactByMoving())


def explodes() -> Explodes:
    """It explodes as its player's next turn begins."""
    return Explodes(Explode())


def defuses() -> Defuses:
    """It defuses mines in its player's turn."""
    return Defuses(Defuse())


def forfeits_in_place() -> ForfeitsInPlace:
    """It may be forfeited in place of another card that is hit."""
    return ForfeitsInPlace(ForfeitInPlace(Forfeit()))


def fires_at_battle() -> FiresAtBattle:
    """The weapon is fired as a battle begins."""
    return FiresAtBattle(Fire())


def deploys_from_reserve(kind: str, *provided: Condition) -> DeploysFromReserve:
    """A location of a kind may be deployed out of the Reserve Deck, which is then shuffled."""
    effect = DeployFromReserve((nouns.Is(kind),), Deploy())
    return DeploysFromReserve(kind, Search(effect), provided)
