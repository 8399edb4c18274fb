"""
Live tables: a room with its people, in the one process that is its home.

What belongs here: taking messages one after the other, storing each step before anybody
hears of it, and telling everybody. What does not: rules (`hosting.room`), sockets, and
which process is home to what (`home`).

A table works through its inbox in a task of its own, so nobody's lost connection can
stop a step halfway.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import structlog

from dejarik.hosting.hosted_wire import Hosted
from dejarik.hosting.room import Broken, Frozen, Room, Stale, Step
from dejarik.hosting.wire import News
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.wire import encode
from dejarik.service import wire
from dejarik.service.clients import Client, encoded
from dejarik.service.ports import BotAnswer, BotJob, Fenced, NewEntry, Now, StoredGame, Unavailable
from dejarik.service.ports import Journal as JournalPort

INBOX: Final = 200
"""How many messages may wait for a table."""
MOVED: Final = wire.Closing("moved", "This table has moved to another process.", again=0)
AWAY: Final = wire.Closing(
    "unavailable", "The journal cannot be reached; your game is safe.", again=500
)
HALTED: Final = wire.Halted(
    "The rules failed on the last answer, so it was not played and the game waits.",
    "Ask to take the action back, or report the fault and wait.",
)
"""The fault itself is for the maintainers: its words may name hidden cards."""
FAILED: Final = wire.Closing(
    "failed", "Something went wrong at this table; your game is safe.", again=1_000
)
BUSY: Final = wire.Refused(0, "busy", "The table is busy.", "Send it again in a moment.")

log = structlog.get_logger()


@dataclass(frozen=True)
class Staff:
    """
    What a live table needs from outside.
    """

    journal: JournalPort
    now: Now
    ask_bot: Callable[[BotJob], Awaitable[None]]
    job_for: Callable[["LiveTable", int], BotJob | None]


Mail = tuple[Client, wire.Message] | BotAnswer


class LiveTable:
    """
    One game with everybody at it.
    """

    def __init__(self, stored: StoredGame, hosted: Hosted, room: Room, staff: Staff) -> None:
        self.id = stored.id
        self.stored = stored
        self.hosted = hosted
        self.room = room
        self.staff = staff
        self.clients: set[Client] = set()
        self.inbox: asyncio.Queue[Mail] = asyncio.Queue(INBOX)
        self.closed = False
        self.draw_offer = NOBODY
        self.touched = staff.now()
        self.edition = str(room.play.journal.setup().get("edition", ""))

    # --- coming and going ---

    def seat_of(self, account: str) -> int:
        """
        Where somebody sits; -1 if nowhere.
        """
        for place, seat in enumerate(self.hosted.seats):
            if account and seat.account == account:
                return place
        return NOBODY

    def join(self, client: Client) -> None:
        """
        Somebody is here: they get the table, or nothing if they have its newest version.
        """
        seat = client.seat
        self.touched = self.staff.now()
        self.clients.add(client)
        whole = self.room.attend(seat)
        if client.have != whole.version:
            client.have = whole.version
            client.send(whole)
        if self.room.frozen:
            client.send(HALTED)
        self._tell_presence()

    def leave(self, client: Client) -> None:
        """
        Somebody is gone, for now.
        """
        self.clients.discard(client)
        self.touched = self.staff.now()
        if all(other.seat != client.seat for other in self.clients):
            self.room.forsake(client.seat)
        self._tell_presence()

    def post(self, mail: Mail) -> None:
        """
        Put something into the inbox; who sends too much is told so.
        """
        try:
            self.inbox.put_nowait(mail)
        except asyncio.QueueFull:
            if not isinstance(mail, BotAnswer):
                mail[0].send(BUSY)

    def shut(self, why: wire.Closing) -> None:
        """
        Send everybody away; the journal has everything.
        """
        self.closed = True
        for client in self.clients:
            client.close(why)
        self.clients.clear()

    def sitters(self) -> tuple[wire.Sitter, ...]:
        """
        Who sits where, and whether they are here.
        """
        here = {client.seat for client in self.clients}
        return tuple(
            wire.Sitter(seat.name, seat.bot, bool(seat.bot) or place in here)
            for place, seat in enumerate(self.hosted.seats)
        )

    def _tell_presence(self) -> None:
        present = tuple(sitter.present for sitter in self.sitters())
        watching = sum(client.seat == NOBODY for client in self.clients)
        self._tell_all(wire.Presence(present, watching))

    # --- working ---

    async def work(self) -> None:
        """
        Take the mail, one after the other, until the table is shut.
        """
        await self.wake_bots()
        while not self.closed:
            mail = await self.inbox.get()
            try:
                await self._take(mail)
            except Fenced:
                self.shut(MOVED)
            except Unavailable:
                # Whether the step was stored is not known: only the journal can say.
                self.shut(AWAY)
            except Exception:
                log.exception("table failed", table=self.id)
                self.shut(FAILED)

    async def _take(self, mail: Mail) -> None:
        self.touched = self.staff.now()
        if isinstance(mail, BotAnswer):
            await self._answer_of_bot(mail)
            return
        client, message = mail
        try:
            await self._handle(client, message)
        except Stale as stale:
            client.send(self._refused(client, message, "stale", str(stale)))
            client.send(self.room.attend(client.seat))
        except IllegalAnswer as illegal:
            client.send(self._refused(client, message, "illegal", str(illegal)))
        except (Frozen, Broken):
            client.send(self._refused(client, message, "frozen", HALTED.message))
            self._tell_all(HALTED)

    async def _handle(self, client: Client, message: wire.Message) -> None:
        seat = client.seat
        match message:
            case wire.Ping():
                client.send(wire.Pong(message.ref, self.room.version(seat)))
            case wire.Refresh():
                client.send(self.room.attend(seat))
            case wire.Why() | wire.ShowCard():
                client.send(self._inform(seat, message))
            case wire.Explain() | wire.Odds() if seat >= 0:
                client.send(self._inform(seat, message))
            case wire.Answer() if seat >= 0:
                step = self.room.answer(seat, message.version, message.decision, message.choice)
                await self._commit(step, client, message.ref)
            case wire.Concede() if seat >= 0:
                await self._commit(self.room.concede(seat), client, message.ref)
            case wire.OfferDraw() if seat >= 0:
                await self._offer_draw(client, message.ref)
            case wire.AnswerDraw() if seat >= 0:
                await self._answer_draw(client, message)
            case _:
                text = "Only who sits at the table can do this."
                client.send(self._refused(client, message, "not_yours", text))

    def _inform(self, seat: int, message: wire.Query) -> wire.Reply:
        """
        Answer what changes nothing, from what this audience may know.
        """
        room, title, journal = self.room, self.room.title, self.room.play.journal
        try:
            match message:
                case wire.Explain():
                    found = title.explain(journal, room.state, seat, message.question)
                    return wire.Explained(message.ref, found.lines, found.rulings)
                case wire.Why():
                    found = title.why(journal, seat, message.line)
                    return wire.Explained(message.ref, found.lines, found.rulings)
                case wire.Odds():
                    odds = room.game.odds(room.state, seat, message.question)
                    return wire.Chances(message.ref, wire.plain_odds(odds))
                case wire.ShowCard():
                    sheet = title.card(message.code, self.edition)
                    return wire.CardSheet(
                        message.ref, sheet.code, sheet.facts, sheet.text, sheet.playable
                    )
        except ValueError as error:
            return wire.Refused(message.ref, "no_answer", f"{error}", version=room.version(seat))

    async def _answer_of_bot(self, answer: BotAnswer) -> None:
        try:
            step = self.room.answer(answer.seat, answer.version, answer.decision, answer.choice)
        except (Stale, IllegalAnswer):
            # Asked twice, or the table has gone on: what is asked now is asked again.
            await self.wake_bots()
            return
        except (Frozen, Broken):
            self._tell_all(HALTED)
            return
        await self._commit(step)

    async def _commit(self, step: Step, client: Client | None = None, ref: int = 0) -> None:
        """
        Store a step, then acknowledge it, then tell it.

        Raises Fenced or Unavailable; the room is then ahead of the journal and must go.
        """
        await self.staff.journal.append(
            NewEntry(
                self.id,
                step.seq,
                encode(step.entry.pack()),
                self.staff.now(),
                only=step.only,
            )
        )
        if client is not None:
            client.send(wire.Accepted(ref, self.room.version(client.seat)))
        self._tell(step)
        if self.draw_offer != NOBODY:
            self._close_draw("lapsed")
        if self.room.is_over():
            await self._finish()
        else:
            await self.wake_bots()

    def _tell(self, step: Step) -> None:
        for seat, news in step.news.items():
            data = encoded(news)
            for client in self.clients:
                if client.seat != seat:
                    continue
                if isinstance(news, News) and client.have != news.since:
                    client.send(self.room.attend(seat))
                else:
                    client.send_bytes(data)
                client.have = news.version

    def _tell_all(self, message: wire.Reply) -> None:
        data = encoded(message)
        for client in self.clients:
            client.send_bytes(data)

    def _refused(self, client: Client, message: wire.Message, code: str, text: str) -> wire.Refused:
        return wire.Refused(message.ref, code, text, version=self.room.version(client.seat))

    async def _finish(self) -> None:
        outcome = self.room.game.outcome(self.room.state)
        assert outcome is not None
        data = encode([outcome.ranking, outcome.reason])
        await self.staff.journal.finish(self.id, data, self.staff.now())
        self._tell_all(wire.Over(outcome.reason, self.stored.server_seed.hex()))

    async def wake_bots(self) -> None:
        """
        Ask the bots whatever they are asked now.
        """
        for place, seat in enumerate(self.hosted.seats):
            if seat.bot and not self.room.frozen:
                job = self.staff.job_for(self, place)
                if job is not None:
                    await self.staff.ask_bot(job)

    # --- draws ---

    async def _offer_draw(self, client: Client, ref: int) -> None:
        if self.draw_offer not in (NOBODY, client.seat):
            await self._draw(client, ref)
            return
        self.draw_offer = client.seat
        client.send(wire.Accepted(ref, self.room.version(client.seat)))
        self._tell_all(wire.Offered("draw", client.seat))

    async def _answer_draw(self, client: Client, message: wire.AnswerDraw) -> None:
        if self.draw_offer in (NOBODY, client.seat):
            text = "Nobody has offered you a draw."
            client.send(self._refused(client, message, "nothing_offered", text))
        elif message.accept:
            await self._draw(client, message.ref)
        else:
            client.send(wire.Accepted(message.ref, self.room.version(client.seat)))
            self._close_draw("declined")

    async def _draw(self, client: Client, ref: int) -> None:
        sides = [list(range(self.room.state.seats))]
        self.draw_offer = NOBODY
        await self._commit(self.room.adjudicate(sides, "draw_agreed"), client, ref)

    def _close_draw(self, how: str) -> None:
        seat, self.draw_offer = self.draw_offer, NOBODY
        self._tell_all(wire.Offered("draw", seat, how))
