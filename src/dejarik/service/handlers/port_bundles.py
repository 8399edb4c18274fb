"""
Bundles: the ports of one process, as each group of handlers wants them.

What belongs here: which bundle holds what. What does not: adapters (`app` chooses them).
"""

from dejarik.service.config import Config
from dejarik.service.game_starts import StartPorts
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.lobby.feed import Feed
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.lobby.spectators import Spectators
from dejarik.service.metrics import Metrics
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.subscribing import NoticePorts
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import AccountPorts
from dejarik.service.ports import Bus, Journal
from dejarik.service.records.looking_back import ReplayPorts
from dejarik.service.records.publishing import EmbedPorts
from dejarik.service.records.reviewing import Reviewer, ReviewPorts
from dejarik.service.records.secret_store import SecretStore
from dejarik.service.records.waiting import WaitingPorts
from dejarik.service.records.waiting_store import WaitingStore


def bundled(
    config: Config,
    office: AccountPorts,
    journal: Journal,
    bus: Bus,
    board: NoticeBoard,
    metrics: Metrics,
    reviewer: Reviewer,
) -> Ports:
    """Everything that routes give to handlers."""
    titles = reviewer.titles
    database, now = office.database, office.now
    spectators = Spectators(config.instance, bus, now, metrics)
    speak = config.sign_up.guests == "allowed"
    lobby = LobbyPorts(
        database, bus, now, board, titles, office.limits, speak, watching=spectators.of
    )
    replays = ReplayPorts(journal, AccountStore(database).names, office.limits.clock or now, titles)
    doorkeeper = PresenceTracker(config.instance, bus, now, metrics)
    return Ports(
        config,
        office,
        lobby,
        {
            StartPorts: StartPorts(lobby, journal, SecretStore(database)),
            ReplayPorts: replays,
            ReviewPorts: ReviewPorts(replays, reviewer),
            EmbedPorts: EmbedPorts(replays, config.page()),
            WaitingPorts: WaitingPorts(WaitingStore(database, now), journal, lobby),
            NoticePorts: NoticePorts(database, now, board, config.page()),
            PresenceTracker: doorkeeper,
            Feed: Feed(lobby),
        },
        doorkeeper,
        spectators,
    )
