"""
The entrances of a process: the door to its tables, with sessions and limits behind it, and to news.

What belongs here: wiring it. What does not: letting anybody in (`tables.door`).
"""

from functools import partial

from dejarik.hosting.titles import Titles
from dejarik.service.config import Config
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.polls import Polls
from dejarik.service.news.admission import Admission
from dejarik.service.news.hub import Hub
from dejarik.service.people.office import AccountPorts
from dejarik.service.people.sessions import lasting, recognized
from dejarik.service.ports import Attendance
from dejarik.service.tables.door import Door
from dejarik.service.tables.home import TableRegistry
from dejarik.service.tables.visits import Visits


def entrance(
    config: Config, table_registry: TableRegistry, office: AccountPorts, attendance: Attendance
) -> Polls:
    """The polls of a process, and with them its door and its visits."""
    visits = Visits(partial(lasting, office=office), config.connections)
    who = partial(recognized, office=office)
    clock = office.limits.clock or office.now
    return Polls(Door(table_registry, who, clock, attendance, visits), clock)


def news_entrance(ports: Ports, door: Door, titles: Titles) -> Admission:
    """Where listeners of the lobby come in, with the images that they are told from."""
    return Admission(Hub(ports.lobby, ports.doorkeeper), door, titles)
