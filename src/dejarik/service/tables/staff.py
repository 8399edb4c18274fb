"""
TablePorts: what a live table needs from outside.

What belongs here: the list of it. What does not: what any of it does.
"""

from dataclasses import dataclass, field

from dejarik.hosting.titles import Titles
from dejarik.service import ports
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.spans import NO_SPANS, Spans
from dejarik.service.records.deadline_store import DeadlineStore
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.tables.foreseer import Foreseer
from dejarik.service.tables.history import GameHistory
from dejarik.service.tables.table_time import TableTime


@dataclass(frozen=True)
class TablePorts:
    """
    The same for all tables of a process; `pace` is that of bots, in milliseconds.

    `spans` are told how long each part of an answer takes.
    """

    journal: ports.Journal
    now: ports.Now
    bots: ports.Bots
    faults: FaultStore
    metrics: Metrics
    ties: ports.LobbyEvents
    names: ports.Names
    time: TableTime
    deadlines: DeadlineStore
    titles: Titles
    history: GameHistory
    pace: int = 0
    spans: Spans = NO_SPANS
    foreseer: Foreseer = field(default_factory=Foreseer)
