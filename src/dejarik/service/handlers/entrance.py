"""
The entrance of a process: the door to its tables, with sessions and limits behind it.

What belongs here: wiring it. What does not: letting anybody in (`tables.door`).
"""

from functools import partial

from dejarik.service.config import Config
from dejarik.service.handlers.polls import Polls
from dejarik.service.people.office import Office
from dejarik.service.people.sessions import lasting, recognized
from dejarik.service.ports import Attendance
from dejarik.service.tables.door import Door
from dejarik.service.tables.home import Household
from dejarik.service.tables.visits import Visits


def entrance(config: Config, household: Household, office: Office, attendance: Attendance) -> Polls:
    """The polls of a process, and with them its door and its visits."""
    visits = Visits(partial(lasting, office=office), config.connections)
    who = partial(recognized, office=office)
    return Polls(Door(household, who, office.now, attendance, visits), office.now)
