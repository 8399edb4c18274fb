"""
The door: who comes to which table, and what they are told when they cannot.

What belongs here: admitting a client, whatever it is connected by; limits on its messages.
What does not: sockets and polls (`handlers`), and what happens at the table (`live`).
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.kernel.ids import NOBODY
from dejarik.service import wire
from dejarik.service.error_places import fault_of
from dejarik.service.ports import Attendance, Missing, Now, Recognized, Unavailable
from dejarik.service.scopes import Scope
from dejarik.service.tables import fault_words
from dejarik.service.tables.clients import Client
from dejarik.service.tables.home import Elsewhere, TableRegistry
from dejarik.service.tables.live import AWAY, LiveTable
from dejarik.service.tables.rebuild import NotStarted, Unplayable
from dejarik.service.tables.relays import Relay
from dejarik.service.tables.visits import TurnedAway, Visit, Visits

MESSAGES: Final = Rate(burst=60, every_ms=50)
"""How many messages one connection may send."""
REPLAYING: Final = (wire.Why, wire.AskUndo)
"""What is answered by playing the whole game again."""
REPLAYS: Final = Rate(burst=10, every_ms=1_000)
"""How many of those one account may send."""
SPOKEN: Final = (wire.Say, wire.SayQuick)
"""What is not said by whoever came with a key."""
NOTHING: Final = -1
"""The version of a client that has none."""
PATIENCE: Final = 30
"""How many refused messages a connection may send before it is closed."""

NOT_SIGNED_IN: Final = wire.Closing("not_signed_in", "Nobody is signed in here. Sign in first.")
NO_TABLE: Final = wire.Closing("missing", "There is no such table. Check the link.")
NOT_STARTED: Final = wire.Closing(
    "not_started", "The game has not begun: somebody is still to sit down.", again=1_000
)
UNPLAYABLE: Final = wire.Closing(
    "unplayable",
    "The rules were updated after this game began and would change its course, so it is paused, "
    "unchanged. Ask the operator of this server to run a process of its release, or to end it.",
)
UNSHOWN: Final = wire.Closing(
    "unplayable",
    "This game is over. It was played by another release of the rules, so it cannot be shown here.",
)
NO_WATCHERS: Final = wire.Closing("no_watchers", "This table is not open to spectators.")
OTHER_SCOPE: Final = wire.Closing(
    "other_scope",
    "To play, a key needs the scope play; to watch or listen, the scope read. "
    "Make one that has it.",
)
WRONG_PROTOCOL: Final = wire.Closing("protocol", "Your page is of another release. Load it anew.")
TOO_MUCH: Final = wire.Closing("too_much", "Too many messages that cannot be understood.")

_decoder = msgspec.json.Decoder(wire.Message)

log = structlog.get_logger()


@dataclass
class Door:
    """Where everybody comes in; the lobby is told who is here. `now` is a clock nobody sets."""

    table_registry: TableRegistry
    who: Callable[[str], Awaitable[Recognized | None]]
    now: Now
    attendance: Attendance
    visits: Visits
    rates: Buckets = field(default_factory=lambda: Buckets(MESSAGES))
    replays: Buckets = field(default_factory=lambda: Buckets(REPLAYS))

    async def admit(self, hello: wire.Hello, token: str) -> Visit:
        """
        Bring somebody to a table.

        Raises TurnedAway.
        """
        if hello.protocol != wire.PROTOCOL:
            raise TurnedAway(WRONG_PROTOCOL)
        known = await self._known(hello.session or token)
        with self.visits.coming(known.account.id):
            visit = self._seat(hello, known, await self._place(hello, known))
        self.visits.inside.add(visit)
        return visit

    async def _known(self, token: str) -> Recognized:
        try:
            known = await self.who(token)
        except Unavailable:
            raise TurnedAway(AWAY) from None
        if known is None:
            raise TurnedAway(NOT_SIGNED_IN)
        return known

    async def _place(self, hello: wire.Hello, known: Recognized) -> LiveTable | Relay:
        """The table where it is at home, or relayed here for somebody who watches."""
        try:
            return await self._table(hello.table)
        except Elsewhere as elsewhere:
            table_registry, url = self.table_registry, wire.Elsewhere(elsewhere.url)
            if not elsewhere.process:
                raise TurnedAway(url) from None
            relay = await table_registry.relays.come(hello.table, elsewhere.process, elsewhere.url)
            if relay is None or (not hello.watch and relay.seat_of(known.account.id) != NOBODY):
                # Whoever plays is told by the home itself.
                raise TurnedAway(url) from None
            return relay

    async def _table(self, game: str) -> LiveTable:
        """A table at home here. Raises Elsewhere and TurnedAway."""
        try:
            return await self.table_registry.table(game)
        except Elsewhere:
            raise
        except Missing:
            raise TurnedAway(NO_TABLE) from None
        except NotStarted:
            raise TurnedAway(NOT_STARTED) from None
        except Unplayable as error:
            raise TurnedAway(UNSHOWN if error.over else UNPLAYABLE) from None
        except Unavailable:
            raise TurnedAway(AWAY) from None
        except Exception as error:  # noqa: BLE001  (whoever comes is told so in words)
            log.error("table_open_failed", table=game, **fault_of(error))  # noqa: TRY400
            raise TurnedAway(fault_words.failed()) from None

    def _seat(self, hello: wire.Hello, known: Recognized, table: LiveTable | Relay) -> Visit:
        account = known.account
        seat = NOBODY if hello.watch else table.seat_of(account.id)
        if not known.may(Scope.READ if seat == NOBODY else Scope.PLAY):
            raise TurnedAway(OTHER_SCOPE)
        if seat == NOBODY and not table.is_open:
            raise TurnedAway(NO_WATCHERS)
        have = hello.have if hello.branch == table.branch else NOTHING
        welcome = table.welcome(seat)
        order = hello.orders.get(welcome.title)
        client = Client(account.id, account.name, seat, have, order, foresight=hello.foresight)
        client.send(welcome)
        table.post(client)
        self.attendance.come(account)
        return Visit(client, table, account, known.session, speaks=known.scopes is None)

    def receive(self, visit: Visit, data: bytes | str) -> None:
        """Take one message as it came over the wire."""
        if len(data) > wire.LARGEST_MESSAGE:
            self._refuse(visit, wire.Refused(0, "too_big", "The message is too long."))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(visit, wire.Refused(0, "malformed", f"This is no message: {error}"))
            return
        self.take(visit, message)

    def take(self, visit: Visit, message: wire.Message) -> None:
        """Take one message, if its client has not sent too many and is not closed."""
        if visit.client.closed:
            return
        wait = self.rates.take(f"{id(visit.client)}", self.now())
        if not wait and isinstance(message, REPLAYING):
            wait = self.replays.take(visit.client.account, self.now())
        if wait:
            self.table_registry.staff.metrics.http.rate_limited.labels("messages").inc()
            text = "You send faster than anybody can play."
            self._refuse(visit, wire.Refused(message.ref, "too_fast", text, f"Wait {wait} ms."))
            return
        if not visit.speaks and isinstance(message, SPOKEN):
            text = "Whoever comes with a key plays or watches, and does not speak."
            self._refuse(visit, wire.Refused(message.ref, "no_key", text, "Speak on the page."))
            return
        with self.table_registry.staff.spans.root("message.received", message.trace) as context:
            carried = msgspec.structs.replace(message, trace=context.written())
            visit.table.post((visit.client, carried))

    def _refuse(self, visit: Visit, refused: wire.Refused) -> None:
        visit.refused += 1
        self.table_registry.staff.metrics.refused.labels(refused.code).inc()
        visit.client.send(refused)
        if visit.refused > PATIENCE:
            visit.client.close(TOO_MUCH)

    def dismiss(self, visit: Visit) -> None:
        """The connection is gone."""
        visit.client.close()
        self.visits.go(visit)
        visit.table.leave(visit.client)
        self.attendance.go(visit.account)
        self.rates.forgive(f"{id(visit.client)}")
