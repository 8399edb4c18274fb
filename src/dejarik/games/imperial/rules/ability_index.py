"""The index: abilities and modifiers of what is on the map, of the mission, and what lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import MISSION
from dejarik.games.imperial.model.texts import Listening
from dejarik.games.imperial.rules.lasting import Lasts
from dejarik.games.imperial.rules.objects import mission_of
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.timing import Index, Listener

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.state import Battle


def build_index(s: Battle) -> Index:
    """Who listens to what and what modifies what, as things stand now."""
    index = Index()
    if s.mission:
        _add(index, mission_of(s), MISSION, NOBODY)
    for upgrade in s.upgrades:
        if not _is_attachment(s.definition(upgrade.card)):
            _add(index, s.definition(upgrade.card), upgrade.id, upgrade.seat)
    for figure in s.figures:
        if figure.placement >= 0:
            for definition in s.definitions_of(figure):
                _add(index, definition, figure.id, figure.seat)
    for lasting in s.lasting:
        op = lasting.op
        assert isinstance(op, Lasts)
        for modifier in op.modifiers():
            index.modify(modifier.statistic(), ActiveModifier(modifier, lasting.scope))
        for ability in op.abilities():
            assert isinstance(ability, Listening)
            holder = lasting.scope.names.get("self", [lasting.scope.source])[0]
            index.listen(ability.event_kind(), ability.band(), Listener(ability, holder))
    return index


def _is_attachment(definition: Definition) -> bool:
    """Whether it is in force only for the figures of the group it is put on."""
    return definition.deployment is not None and definition.deployment.is_attachment


def _add(index: Index, definition: Definition, holder: int, seat: int) -> None:
    for ability in definition.heard:
        index.listen(ability.event_kind(), ability.band(), Listener(ability, holder))
    for passive in definition.passives:
        active = ActiveModifier(passive.modifier, Scope(seat, holder))
        index.modify(passive.modifier.statistic(), active)
