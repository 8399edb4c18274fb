"""
News of games: what games tell the lobby they came from.

What belongs here: turns, ends and talk, passed on without holding up the table.
What does not: the table itself (`live`), and who hears what (`chat`).
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

import structlog

from dejarik.hosting.play.lengths import Length
from dejarik.kernel.state import Outcome
from dejarik.service.error_places import fault_of
from dejarik.service.lobby import course
from dejarik.service.lobby.chat import speak, speak_quick
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import SpeakUp
from dejarik.service.lobby.news import people_changed
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Account, Missing, Unavailable
from dejarik.service.refusals import Code, Refusal

MOST_NOTICES: Final = 100
"""How many notices may be under way at once; more are not sent."""
TABLE_PAGE: Final = "/table/{}"
"""The address of a table on the page."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Notice:
    """What somebody is told."""

    subject: str
    text: str


YOUR_TURN: Final = Notice("It is your turn", "Somebody waits for your answer at a table.")
NEARLY_UP: Final = Notice(
    "Your time is nearly up", "Less than twelve hours are left for your answer at a table."
)


class GameNews:
    """What games tell the lobby, in one process. `async with` waits for notices under way."""

    def __init__(self, ports: LobbyPorts) -> None:
        self._ports = ports
        self._tasks = asyncio.TaskGroup()
        self._notices = 0

    async def __aenter__(self) -> Self:
        await self._tasks.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._tasks.__aexit__(None, None, None)

    async def turned(self, table: str, deciding: Sequence[int], absent: Sequence[str]) -> None:
        """Note whose turn it is, and tell those who are not here."""
        if not table:
            return
        try:
            await course.turns_are(table, deciding, self._ports)
        except (Missing, Unavailable):
            log.warning("turn_not_recorded", table=table)
        await people_changed(self._ports.bus, *absent)
        self._notify_all(table, absent, YOUR_TURN)

    async def runs_out(self, table: str, absent: Sequence[str]) -> None:
        """Tell those who are not here that their time is nearly up."""
        if table:
            self._notify_all(table, absent, NEARLY_UP)

    def _notify_all(self, table: str, accounts: Sequence[str], notice: Notice) -> None:
        for account in accounts:
            if self._notices < MOST_NOTICES:
                self._notices += 1
                self._tasks.create_task(self._notify(table, account, notice))

    async def _notify(self, table: str, account: str, notice: Notice) -> None:
        try:
            found = await AccountStore(self._ports.database).find(account)
            if found is not None:
                path = TABLE_PAGE.format(table)
                await self._ports.notices.tell(found, notice.subject, notice.text, path)
        except Unavailable:
            log.warning("notice_not_sent", table=table)
        except Exception as error:  # noqa: BLE001  (a notice must not stop what it is about)
            log.error("notice_failed", table=table, **fault_of(error))  # noqa: TRY400
        finally:
            self._notices -= 1

    async def ended(self, table: str, outcome: Outcome, length: Length) -> None:
        """Note how a game ended, and how long it was."""
        if not table:
            return
        try:
            await course.finished(table, outcome, self._ports, length)
        except (Missing, Unavailable):
            log.warning("game_end_not_recorded", table=table)

    async def speak(self, table: str, account: str, text: str) -> None:
        """
        Say something at a table.

        Raises Refusal when it cannot be said.
        """
        await speak(SpeakUp(text, table), await self._speaker(table, account), self._ports)

    async def speak_quick(self, table: str, account: str, word: str) -> None:
        """
        Say one of the ready phrases at a table.

        Raises Refusal when it cannot be said.
        """
        await speak_quick(word, table, await self._speaker(table, account), self._ports)

    async def _speaker(self, table: str, account: str) -> Account:
        """Whoever speaks at a table of the lobby. Raises Refusal BUSY or FORBIDDEN."""
        try:
            who = await AccountStore(self._ports.database).find(account)
        except Unavailable as error:
            raise Refusal(
                Code.BUSY, "Nobody can be heard just now.", "Say it again later."
            ) from error
        if who is None or not table:
            raise Refusal(Code.FORBIDDEN, "At this table nobody can speak.")
        return who
