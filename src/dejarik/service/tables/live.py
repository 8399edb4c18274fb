"""
Live tables: a room with its people, in the one process that is its home.

What belongs here: taking messages one after the other, storing each step before anybody
hears of it, and telling everybody. What does not: rules (`hosting.play.room`), sockets, and
which process is home to what (`home`).

A table works through its inbox in a task of its own, so nobody's lost connection can
stop a step halfway. After each mail other tables have their turn, and what no answer needs to
wait for is side work. Whoever is at the table is sent away only when an entry cannot be stored.
"""

import asyncio
from functools import partial
from typing import Final

import structlog

from dejarik.hosting.people.quick_words import QUICK_WORDS
from dejarik.hosting.play import fairness
from dejarik.hosting.play import room as rooms
from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.ids import NOBODY
from dejarik.service import ports, wire
from dejarik.service.error_places import fault_of
from dejarik.service.tables import (
    entry_writer,
    fault_words,
    inbox,
    orders,
    questions,
    requests,
    snapshot_writer,
)
from dejarik.service.tables.agreements import agreements_for
from dejarik.service.tables.bot_seats import BotSeats
from dejarik.service.tables.clients import Client
from dejarik.service.tables.crowd import Connections
from dejarik.service.tables.fault_filing import FaultFiling
from dejarik.service.tables.negotiation import Negotiation, NotSettled
from dejarik.service.tables.side_work import SideWork
from dejarik.service.tables.staff import TablePorts
from dejarik.service.tables.timekeeping import TableClocks

MOVED: Final = wire.Closing("moved", "This table has moved to another process.", again=0)
LEAVING: Final = wire.Closing(
    "leaving", "The server is being restarted; your game is safe and goes on by itself.", again=0
)
AWAY: Final = wire.Closing(
    "unavailable", "The journal cannot be reached; your game is safe.", again=500
)
FULL: Final = wire.Closing("busy", "Too much waits for this table.", again=500)
OVER: Final = "The game is over."
OUT: Final = "You are out of this game."
NOT_STORED: Final = "This could not be stored just now; nothing has changed."

DRAWN: Final = "draw_agreed"
OUT_OF_TIME: Final = "out_of_time"

log = structlog.get_logger()


class LiveTable:
    """One game with everybody at it."""

    def __init__(
        self, stored: ports.StoredGame, hosted: Hosted, room: rooms.Room, staff: TablePorts
    ) -> None:
        self.id = stored.id
        self.stored = stored
        self.hosted = hosted
        self.room = room
        self.staff = staff
        self.crowd = Connections(hosted, room, staff.now, staff.foreseer)
        self.storing = entry_writer.EntryWriter(staff.journal, self._send_away, lambda: self.closed)
        self.inbox = inbox.Inbox()
        self.side = SideWork(stored.id)
        self.host = requests.LiveHost(stored.id, hosted.table, room, self.crowd)
        self.requests = requests.Requests(self.host, self.side, staff)
        self.faults = FaultFiling(stored.id, room, self.side, staff)
        self.closed = False
        self.halted = fault_words.HALTED
        self.why = LEAVING
        self.begun = False
        self.told_turns: tuple[int, ...] = ()
        self.told_undo: dict[int, wire.Undoable] = {}
        self.bots = BotSeats(stored, hosted, room, staff.bots, staff.now, staff.pace)
        self.fairness = fairness.commitment(stored.server_seed)
        self.touched = staff.now()
        self.clocks = TableClocks(stored, hosted, self._deciding(), staff.time)
        self.orders = orders.TableOrders(hosted, room, staff.now)
        agreements = agreements_for(hosted, stored.talk, room.seq())
        kept = (staff.journal, staff.history)
        passed = lambda: self.orders.passed  # noqa: E731
        self.negotiation = Negotiation(stored.id, room, agreements, passed, *kept)

    def _deciding(self) -> tuple[int, ...]:
        return tuple(decision.seat for decision in self.room.game.pending(self.room.state))

    # --- coming and going ---

    def seat_of(self, account: str) -> int:
        """Where somebody sits; -1 if nowhere."""
        for place, seat in enumerate(self.hosted.seats):
            if account and seat.account == account:
                return place
        return NOBODY

    def _join(self, client: Client) -> None:
        """
        Somebody is here: they get the table, or nothing if they have its newest version.

        Newcomers are mail like everything else: a step that is not stored yet is not shown.
        """
        if client.closed:
            return
        if client.seat >= 0:
            self._order_of(client)
        self.crowd.come(client)
        if not self.crowd.is_behind(client):
            self._brief(client)
        self.crowd.tell_presence(client)
        self.orders.arrange(self.post)

    def _order_of(self, client: Client) -> None:
        """Take the order somebody came with, and say how it takes what they are asked."""
        if self.orders.come(client.seat, client.order):
            self.crowd.tell_seat(client.seat, wire.Ordered(client.order))
            self._tell_passing()
        for _, told in self.orders.news(client.seat):
            client.send(told)

    def _brief(self, client: Client) -> None:
        """Tell a newcomer what is not part of the view."""
        for message in self.briefing():
            client.send(message)
        if order := self.orders.of(client.seat):
            client.send(wire.Ordered(order))
        if client.seat >= 0 and not self.room.is_over():
            outlook = self.negotiation.undo_outlook(client.seat)
            client.send(self.told_undo.setdefault(client.seat, outlook))

    def briefing(self) -> list[wire.Reply]:
        """What everybody who comes is told beside the view."""
        ticking = self.clocks.ticking(self.staff.now())
        found: list[wire.Reply] = [] if ticking is None else [ticking]
        if self.room.frozen:
            found.append(self.halted)
        found.extend(self.negotiation.agreements.open())
        if self.room.is_over():
            found.append(self._over())
        return found

    @property
    def clients(self) -> set[Client]:
        """Who is here."""
        return self.crowd.clients

    @property
    def lobby_table(self) -> str:
        """The table in the lobby; empty if there is none."""
        return self.hosted.table

    @property
    def branch(self) -> str:
        """Within which versions count."""
        return self.crowd.branch

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.room.is_over()

    @property
    def is_open(self) -> bool:
        """Whether anybody may watch."""
        return self.hosted.settings.spectators

    def welcome(self, seat: int) -> wire.Welcome:
        """What somebody is told first."""
        return wire.Welcome(
            *(self.id, seat, self.crowd.sitters(), self.stored.title, self.host.edition),
            self.fairness,
            self.crowd.branch,
            quick=QUICK_WORDS,
            occasions=self.room.title.occasions if seat != NOBODY else (),
        )

    def leave(self, client: Client) -> None:
        """Somebody is gone, for now."""
        self.crowd.go(client)
        if client.slow:
            self.staff.metrics.dropped.inc()
        self.touched = self.staff.now()

    def post(self, mail: inbox.Mail) -> None:
        """Put something into the inbox; who sends too much is told so, the table itself never."""
        self.touched = self.staff.now()
        if isinstance(mail, Client):
            if self.closed:
                mail.close(self.why)
            elif not self.inbox.put(mail.seat, mail):
                mail.close(FULL)
        elif not isinstance(mail, tuple):
            self.inbox.put_own(mail)
        elif not self.inbox.put(mail[0].seat, mail):
            self.requests.refuse(*mail, "busy", requests.TOO_MUCH, requests.AGAIN)

    def retire(self) -> None:
        """Finish the message at hand and take no other; everybody is still here."""
        self.closed = True
        self.why = LEAVING
        # The table may be waiting for mail.
        self.post(None)

    def shut(self, why: wire.Closing) -> None:
        """Send everybody away for good; the journal has everything."""
        self.closed = True
        self.why = why
        self._send_away(why)

    def _send_away(self, why: wire.Closing = AWAY) -> None:
        """Send everybody away, and whatever they have sent; the room stays as it is."""
        self.crowd.disperse(why)
        for mail in self.inbox.take_all():
            if isinstance(mail, Client):
                mail.close(why)

    # --- working ---

    async def work(self) -> None:
        """Take the mail, one after the other, until the table is shut."""
        async with self.side:
            self.post(None)
            while not self.closed:
                await self._take_or_shut(await self.inbox.get())
                # Taking mail need not have waited for anything: now it is the others' turn.
                await asyncio.sleep(0)

    async def _take_or_shut(self, mail: inbox.Mail) -> None:
        """Take one thing, under the number of its trace."""
        came = mail[1] if isinstance(mail, tuple) else mail
        carried = mail[1].trace if isinstance(mail, tuple) else ""
        with self.staff.spans.root("table.mail", carried, kind=type(came).__name__):
            await self._take_safely(mail)

    async def _take_safely(self, mail: inbox.Mail) -> None:
        """Whatever goes wrong at this table goes wrong at no other."""
        try:
            await self._take(mail)
        except ports.Fenced:
            self.shut(MOVED)
        except ports.Unavailable:
            # Whatever it was, no entry was at stake, or the table is being given up.
            log.warning("table_message_not_done", table=self.id)
            if isinstance(mail, tuple):
                self.requests.refuse(*mail, "busy", NOT_STORED, requests.AGAIN)
        except Exception as error:  # noqa: BLE001  (one table fails, the others play on)
            # Without the error's words: they may name hidden cards.
            log.error("table_failed", table=self.id, **fault_of(error))  # noqa: TRY400
            self.shut(fault_words.failed())

    async def _take(self, mail: inbox.Mail) -> None:
        if self.closed:
            # It came while the table was being given up.
            return
        self.touched = self.staff.now()
        if mail is None:
            await self._look_around()
        elif isinstance(mail, Client):
            self._join(mail)
        elif isinstance(mail, ports.BotAnswer):
            await self._answer_of_bot(mail)
        elif isinstance(mail, orders.OrderDue):
            await self._answer_of_order(mail)
        elif isinstance(mail, inbox.Reported):
            self._pause(mail)
        elif isinstance(mail, tuple):
            await self._hear(*mail)
        else:
            mail()
        self.faults.circles()

    async def _hear(self, client: Client, message: wire.Message) -> None:
        """Handle a client's message; whatever is not done is refused in words."""
        try:
            await self._handle(client, message)
        except rooms.Stale as stale:
            client.send(self._refused(client, message, "stale", str(stale)))
            self.crowd.show(client)
            self.orders.arrange(self.post)
        except IllegalAnswer as illegal:
            client.send(self._refused(client, message, "illegal", str(illegal)))
            # An order may have left the question to this answer.
            self.orders.arrange(self.post)
        except rooms.Frozen:
            client.send(self._refused(client, message, "frozen", fault_words.HALTED.message))
        except rooms.Broken as broken:
            client.send(self._refused(client, message, "frozen", fault_words.HALTED.message))
            self._halt(broken, client.account)

    async def _handle(self, client: Client, message: wire.Message) -> None:
        seat = client.seat
        match message:
            case _ if isinstance(message, requests.CommonRequest):
                self.requests.take(client, message)
            case wire.Explain() | wire.Odds() if seat >= 0:
                self._inform(client, message)
            case wire.Answer() if seat >= 0 and (wait := self.orders.wait(seat, message.decision)):
                # Nobody's answer comes sooner than an order's would.
                loop = asyncio.get_running_loop()
                loop.call_later(wait / 1000, self.post, (client, message))
            case wire.Answer() if seat >= 0:
                with self.staff.spans.part("rules.answer"):
                    step = self.room.answer(seat, message.version, message.decision, message.choice)
                if message.joined:
                    self.orders.join(step.entry)
                await self._commit(step, client, message.ref)
            case wire.GiveOrder() if seat >= 0:
                self._order(client, message)
            case wire.ReportBug() if seat >= 0:
                self._report(client, message)
            case wire.Concede() if seat >= 0:
                await self._commit(self.room.concede(seat), client, message.ref)
            case wire.OfferDraw() | wire.AnswerDraw() | wire.AskUndo() | wire.AnswerUndo() if (
                seat >= 0
            ):
                await self._agree(client, message)
            case _:
                text = "Only who sits at the table can do this."
                client.send(self._refused(client, message, "not_yours", text))

    async def _agree(self, client: Client, message: wire.Agreement) -> None:
        """Draws and taking back, between the seats."""
        seat = client.seat
        if self.room.is_over():
            client.send(self._refused(client, message, "over", OVER))
            return
        if seat not in self.room.playing():
            client.send(self._refused(client, message, "not_yours", OUT))
            return
        try:
            came = await self.negotiation.settle(seat, message)
        except NotSettled:
            client.send(self._refused(client, message, "busy", NOT_STORED, requests.AGAIN))
            return
        if came.code:
            client.send(self._refused(client, message, came.code, came.message))
        elif came.drawn:
            sides = self.room.ranked(self.room.playing())
            step = self.room.adjudicate(sides, DRAWN)
            await self._commit(step, client, message.ref, came.told)
        elif came.return_to >= 0:
            step = self.room.return_to(came.return_to, self.negotiation.packed)
            await self._commit(step, client, message.ref, came.told)
        else:
            client.send(wire.Accepted(message.ref, self.room.version(seat)))
            self._tell_offers(came.told)
            self._tell_undo(rooms.EVERYONE)

    def _inform(self, client: Client, message: wire.Explain | wire.Odds) -> None:
        """Answer a question of a seat about the table as it stands."""
        try:
            client.send(questions.informed(self.room, client.seat, message))
        except questions.NoAnswer as none:
            client.send(self._refused(client, message, none.code, none.message))

    def _order(self, client: Client, message: wire.GiveOrder) -> None:
        """Take a seat's order; only those who sit there learn of it."""
        self.orders.give(client.seat, message.order)
        client.send(wire.Accepted(message.ref, self.room.version(client.seat)))
        self.crowd.tell_seat(client.seat, wire.Ordered(message.order))
        self._tell_passing()
        self.orders.arrange(self.post)

    def _tell_passing(self) -> None:
        """Tell seats how their orders take what they are asked; nobody else learns of it."""
        for seat, told in self.orders.news():
            self.crowd.tell_seat(seat, told)

    async def _answer_of_order(self, due: orders.OrderDue) -> None:
        answer = self.orders.answer(due)
        if answer is None or self.room.frozen or self.room.is_over():
            return
        choice, is_open = answer
        version = self.room.version(due.seat)
        try:
            step = self.room.answer(due.seat, version, due.decision, choice)
        except rooms.Broken as broken:
            self._halt(broken, "")
            return
        self.orders.has_passed(step.entry, is_open=is_open)
        await self._commit(step)

    def _report(self, client: Client, message: wire.ReportBug) -> None:
        """Keep the game as it stands with a note; once a game the clocks wait meanwhile."""

        def busy(text: str = NOT_STORED) -> None:
            client.send(self._refused(client, message, "busy", text, requests.AGAIN))

        stored = partial(self.post, inbox.Reported(client, message.ref))
        if not self.faults.report(message.note, client.seat, client.account, stored, busy):
            busy(requests.TOO_MUCH)

    def _pause(self, reported: inbox.Reported) -> None:
        """A report is stored: its seat's clock waits, if it has not before."""
        client = reported.client
        self.clocks.pause(client.seat)
        client.send(wire.Accepted(reported.ref, self.room.version(client.seat)))
        self._tell_clocks()

    def _halt(self, broken: rooms.Broken, account: str) -> None:
        """The rules failed: everybody is told, and the fault files itself."""
        self.faults.failed(broken, account)
        self.halted = fault_words.halted()
        self.crowd.tell_all(self.halted)

    async def _answer_of_bot(self, answer: ports.BotAnswer) -> None:
        if wait := self.bots.wait(answer):
            # It comes again when its time has; whoever takes the table over asks anew.
            asyncio.get_running_loop().call_later(wait / 1000, self.post, answer)
            return
        try:
            step = self.room.answer(answer.seat, answer.version, answer.decision, answer.choice)
        except (rooms.Stale, IllegalAnswer):
            # Asked twice, or the table has gone on: what is asked now is asked again.
            await self.bots.wake()
            return
        except rooms.Frozen:
            return
        except rooms.Broken as broken:
            self._halt(broken, "")
            return
        await self._commit(step)

    async def _commit(
        self,
        step: rooms.Step,
        client: Client | None = None,
        ref: int = 0,
        agreed: tuple[wire.Offered, ...] = (),
    ) -> None:
        """
        Store a step, then acknowledge it, then tell it and what was agreed on with it.

        Raises ports.Fenced, or ports.Unavailable when the table is given up: the room is ahead of
        the journal then, and is thrown away with the table.
        """
        at = self.staff.now()
        self.orders.note(step.entry)
        clocks = self.clocks.after(step.entry, self._deciding(), self._hold())
        deadline = self.clocks.deadline(clocks)
        entry = entry_writer.new_entry(self.id, self.room, step, at, clocks, deadline)
        with self.staff.spans.part("journal.append"), self.staff.metrics.stored.time():
            await self.storing.store(entry)
        self.host.stored_entries = step.seq
        self.clocks.clocks = clocks
        if client is not None:
            client.send(wire.Accepted(ref, self.room.version(client.seat)))
            # Making the news takes longer than all this: first the acknowledgement goes out.
            await asyncio.sleep(0)
        self._tell_offers(agreed)
        self._tell_passing()
        with self.staff.spans.part("table.news"):
            self.crowd.tell(step)
        if step.only == rooms.EVERYONE:
            self.bots.told()
        if self.clocks.take_days():
            self._tell_turns()
        if step.only == rooms.EVERYONE:
            # While answers are sealed, the clocks would tell who has answered.
            self._tell_clocks()
        self._tell_offers(self.negotiation.agreements.played_on())
        self._tell_undo(step.only)
        if self.room.is_over():
            await self._tell_lobby()
            self.crowd.tell_all(self._over())
        else:
            self.orders.arrange(self.post)
            await self.bots.wake()
            await snapshot_writer.keep_one(self.stored, self.room, self.staff.journal)

    def _hold(self) -> int:
        """How long the clocks stand still for what is asked now."""
        return max(self.orders.hold(), self.bots.hold())

    def _tell_turns(self) -> None:
        """Where a decision may take days, those who are not here are told that it is theirs."""
        deciding = self._deciding()
        if deciding == self.told_turns:
            return
        self.told_turns = deciding
        ties, table, absent = self.staff.ties, self.hosted.table, self._absent(deciding)
        self.side.queue(lambda: ties.turned(table, deciding, absent))

    async def _warn(self, seats: tuple[int, ...]) -> None:
        """Tell whoever is not here, once, that their time is nearly up."""
        deadline = self.clocks.deadline(self.clocks.clocks)
        if deadline is not None and await self.staff.deadlines.warn(self.id, deadline):
            await self.staff.ties.runs_out(self.hosted.table, self._absent(seats))

    def _absent(self, seats: tuple[int, ...]) -> list[str]:
        """The accounts of those who sit there and are not here."""
        here = self.crowd.seats_here()
        accounts = [self.hosted.seats[seat].account for seat in seats if seat not in here]
        return [account for account in accounts if account]

    def _tell_clocks(self) -> None:
        self.clocks.told()
        self._tell_time()

    def _tell_time(self) -> None:
        """Tell how much is left of what was told last."""
        ticking = self.clocks.ticking(self.staff.now())
        if ticking is not None:
            self.crowd.tell_all(ticking)

    def _tell_offers(self, offers: tuple[wire.Offered, ...]) -> None:
        for offered in offers:
            self.crowd.tell_all(offered)

    def _tell_undo(self, only: int) -> None:
        """Tell those who noticed a step whether they could take their last answer back."""
        if self.room.is_over():
            return
        for seat in sorted(self.crowd.seats_here() - {NOBODY}):
            outlook = self.negotiation.undo_outlook(seat)
            if only in (rooms.EVERYONE, seat) and outlook != self.told_undo.get(seat):
                self.told_undo[seat] = outlook
                self.crowd.tell_seat(seat, outlook)

    def _refused(
        self, client: Client, message: wire.Message, code: str, text: str, advice: str = ""
    ) -> wire.Refused:
        self.staff.metrics.refused.labels(code).inc()
        version = self.crowd.version_for(client)
        return wire.Refused(message.ref, code, text, advice, version)

    async def _tell_lobby(self) -> None:
        """Tell the lobby how the game ended; a second time changes nothing there."""
        outcome = self.room.game.outcome(self.room.state)
        assert outcome is not None
        await self.staff.ties.ended(self.hosted.table, outcome, self.room.length())

    def _over(self) -> wire.Over:
        outcome = self.room.game.outcome(self.room.state)
        assert outcome is not None
        return wire.Over(outcome.reason, self.stored.server_seed.hex())

    def nudge(self) -> None:
        """Have the table look around if a bot has been silent for too long or time is up."""
        self.crowd.let_go()
        if self.clocks.have_stood_still():
            self._tell_time()
        is_late = self.clocks.is_late() and self.inbox.empty()
        if is_late or not self.begun or self.bots.are_silent():
            self.post(None)

    async def _look_around(self) -> None:
        """
        Ask bots again whose worker may be dead, and end the game of whoever is out of time.

        Whoever is so soon is told.
        """
        loser = self.clocks.out_of_time()
        if loser != NOBODY and not self.room.is_over() and not self.room.frozen:
            await self._commit(self._out_of_time(loser))
        elif self.bots.are_silent():
            await self.bots.wake()
        if not self.begun:
            await self._begin()
        if not self.room.is_over() and (soon := self.clocks.nearly_late()):
            self.side.queue(partial(self._warn, soon))

    def _out_of_time(self, loser: int) -> rooms.Step:
        """The game of two is over; where more play, it goes on without whoever was too slow."""
        others = [seat for seat in self.room.playing() if seat != loser]
        if len(others) > 1:
            return self.room.concede(loser)
        return self.room.adjudicate(self.room.ranked(others, [loser]), OUT_OF_TIME)

    async def _begin(self) -> None:
        """Do what the last home may have left undone."""
        if self.room.is_over():
            if not self.stored.outcome:
                await self.staff.journal.finish(
                    self.id, entry_writer.outcome_bytes(self.room), self.staff.now()
                )
            await self._tell_lobby()
        elif (deadline := self.clocks.deadline(self.clocks.clocks)) is not None:
            await self.staff.deadlines.correct(self.id, self.stored.deadline, deadline)
        self.begun = True
        await self.bots.wake()
