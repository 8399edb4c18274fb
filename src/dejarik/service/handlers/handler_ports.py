"""
What handlers are given: the ports of one process, by the type of a parameter.

What belongs here: which value a parameter gets. What does not: making the ports (`port_bundles`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dejarik.service.config import Config
from dejarik.service.handlers.errors import AnyRequest
from dejarik.service.handlers.sign_in import visitor_of
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.lobby.spectators import Spectators
from dejarik.service.people.office import AccountPorts, Caller, Visitor
from dejarik.service.ports import Account


@dataclass
class Ports:
    """What handlers are given, by type; doorkeeper and spectators work meanwhile."""

    config: Config
    office: AccountPorts
    lobby: LobbyPorts
    others: Mapping[type, object]
    doorkeeper: PresenceTracker
    spectators: Spectators

    def given(self, kinds: Mapping[str, Any], request: AnyRequest) -> dict[str, object]:
        """A value for each parameter."""
        found: dict[str, object] = {}
        for name, kind in kinds.items():
            if kind is Visitor:
                found[name] = visitor_of(request)
            elif kind is AccountPorts:
                found[name] = self.office
            elif kind is LobbyPorts:
                found[name] = self.lobby
            elif kind is Caller:
                found[name] = request.user
            elif kind is Account:
                found[name] = request.user.account
            else:
                found[name] = self.others[kind]
        return found
