"""
Live tables: a room with its people, in the one process that is its home.

What belongs here: taking messages one after the other, storing each step before anybody
hears of it, and telling everybody. What does not: rules (`hosting.play.room`), sockets, and
which process is home to what (`home`).

A table works through its inbox in a task of its own, so nobody's lost connection can
stop a step halfway.
"""

import asyncio
from typing import Final

import structlog

from dejarik.hosting.play import bugs
from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import EVERYONE, Broken, Frozen, Room, Stale, Step
from dejarik.kernel.decisions import IllegalAnswer
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.wire import encode
from dejarik.service import ports, wire
from dejarik.service.error_places import fault_of
from dejarik.service.refusals import Refusal
from dejarik.service.tables import fault_words, questions, snapshot_writer
from dejarik.service.tables.agreements import agreements_for
from dejarik.service.tables.bot_seats import BotSeats
from dejarik.service.tables.clients import Client
from dejarik.service.tables.crowd import Crowd
from dejarik.service.tables.entry_writer import EntryWriter
from dejarik.service.tables.orders import OrderDue, TableOrders
from dejarik.service.tables.staff import Staff
from dejarik.service.tables.timekeeping import TableClocks

INBOX: Final = 200
"""How many messages may wait for a table."""
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

DRAWN: Final = "draw_agreed"
OUT_OF_TIME: Final = "out_of_time"

log = structlog.get_logger()


Mail = tuple[Client, wire.Message] | Client | ports.BotAnswer | OrderDue | None
"""A client's message or coming, an answer of a bot or an order, or the wish to look around."""


class LiveTable:
    """One game with everybody at it."""

    def __init__(self, stored: ports.StoredGame, hosted: Hosted, room: Room, staff: Staff) -> None:
        self.id = stored.id
        self.stored = stored
        self.hosted = hosted
        self.room = room
        self.staff = staff
        self.crowd = Crowd(hosted, room, staff.now)
        self.storing = EntryWriter(staff.journal, self._send_away, lambda: self.closed)
        self.inbox: asyncio.Queue[Mail] = asyncio.Queue(INBOX)
        self.closed = False
        self.halted = fault_words.HALTED
        self.why = LEAVING
        self.begun = False
        self.agreements = agreements_for(hosted, stored.talk, room.seq())
        self.kept_talk = self.agreements.written(room.seq())
        self.told_turns: tuple[int, ...] = ()
        self.told_undo: dict[int, wire.Undoable] = {}
        self.bots = BotSeats(stored, hosted, room, staff.bots, staff.now, staff.pace)
        self.touched = staff.now()
        self.clocks = TableClocks(stored, hosted, self._deciding(), staff.time)
        self.orders = TableOrders(hosted, room, staff.now)
        self.edition = questions.edition_of(room)

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
        self.crowd.come(client)
        if not self.crowd.is_behind(client):
            self._brief(client)
        self.crowd.tell_presence()
        self._arrange_orders()

    def _brief(self, client: Client) -> None:
        """Tell a newcomer what is not part of the view."""
        ticking = self.clocks.ticking(self.staff.now())
        if ticking is not None:
            client.send(ticking)
        if self.room.frozen:
            client.send(self.halted)
        for offered in self.agreements.open():
            client.send(offered)
        if order := self.orders.of(client.seat):
            client.send(wire.Ordered(order))
        if client.seat >= 0 and not self.room.is_over():
            outlook = self.agreements.undo_outlook(self.room, client.seat, self.orders.passed)
            client.send(self.told_undo.setdefault(client.seat, outlook))
        if self.room.is_over():
            client.send(self._over())

    def leave(self, client: Client) -> None:
        """Somebody is gone, for now."""
        self.crowd.go(client)
        if client.slow:
            self.staff.metrics.dropped.inc()
        self.touched = self.staff.now()

    def post(self, mail: Mail) -> None:
        """Put something into the inbox; who sends too much is told so."""
        self.touched = self.staff.now()
        if self.closed and isinstance(mail, Client):
            mail.close(self.why)
            return
        try:
            self.inbox.put_nowait(mail)
        except asyncio.QueueFull:
            if isinstance(mail, Client):
                mail.close(FULL)
            elif isinstance(mail, tuple):
                mail[0].send(self._refused(*mail, "busy", "The table is busy. Send it again."))

    def retire(self) -> None:
        """Finish the message at hand and take no other; everybody is still here."""
        self.closed = True
        self.why = LEAVING
        # The table may be waiting for mail; a full inbox wakes it as well.
        self.post(None)

    def shut(self, why: wire.Closing) -> None:
        """Send everybody away for good; the journal has everything."""
        self.closed = True
        self.why = why
        self._send_away(why)

    def _send_away(self, why: wire.Closing = AWAY) -> None:
        """Send everybody away, and whatever they have sent; the room stays as it is."""
        self.crowd.disperse(why)
        while not self.inbox.empty():
            mail = self.inbox.get_nowait()
            if isinstance(mail, Client):
                mail.close(why)

    # --- working ---

    async def work(self) -> None:
        """Take the mail, one after the other, until the table is shut."""
        self.post(None)
        while not self.closed:
            await self._take_or_shut(await self.inbox.get())

    async def _take_or_shut(self, mail: Mail) -> None:
        """Take one thing, under the number of its trace."""
        came = mail[1] if isinstance(mail, tuple) else mail
        carried = mail[1].trace if isinstance(mail, tuple) else ""
        with self.staff.spans.root("table.mail", carried, kind=type(came).__name__):
            await self._take_safely(mail)

    async def _take_safely(self, mail: Mail) -> None:
        """Whatever goes wrong at this table goes wrong at no other."""
        try:
            await self._take(mail)
        except ports.Fenced:
            self.shut(MOVED)
        except ports.Unavailable:
            # The journal has whatever the room has played, or the table is being given up.
            self._send_away()
        except Exception as error:  # noqa: BLE001  (one table fails, the others play on)
            # Without the error's words: they may name hidden cards.
            log.error("table failed", table=self.id, **fault_of(error))  # noqa: TRY400
            self.shut(fault_words.failed())

    async def _take(self, mail: Mail) -> None:
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
        elif isinstance(mail, OrderDue):
            await self._answer_of_order(mail)
        else:
            await self._hear(*mail)
        if self.room.circles:
            await self._report_circles()

    async def _report_circles(self) -> None:
        """Cards are wrong together: the game goes on, and the fault files itself."""
        circles, self.room.circles = self.room.circles, []
        self.staff.metrics.faults.inc()
        log.error("a number depends on itself", table=self.id, circles=circles)
        report = bugs.circle_of(self.id, self.room.play.journal, circles)
        await self.staff.faults.keep(report, "")

    async def _hear(self, client: Client, message: wire.Message) -> None:
        """Handle a client's message; whatever is not done is refused in words."""
        try:
            await self._handle(client, message)
        except Stale as stale:
            client.send(self._refused(client, message, "stale", str(stale)))
            self.crowd.show(client)
        except IllegalAnswer as illegal:
            client.send(self._refused(client, message, "illegal", str(illegal)))
        except Frozen:
            client.send(self._refused(client, message, "frozen", fault_words.HALTED.message))
        except Broken as broken:
            client.send(self._refused(client, message, "frozen", fault_words.HALTED.message))
            await self._halt(broken, client.account)

    async def _handle(self, client: Client, message: wire.Message) -> None:
        seat = client.seat
        match message:
            case wire.Ping():
                client.send(wire.Pong(message.ref, self.crowd.version_for(client)))
            case wire.Refresh():
                self.crowd.show(client)
            case wire.Why() if self.crowd.is_behind(client):
                text = "Who watches with a delay can ask this when the game is over."
                client.send(self._refused(client, message, "no_answer", text))
            case wire.Why() | wire.ShowCard():
                client.send(questions.informed(self.room, seat, message))
            case wire.Explain() | wire.Odds() if seat >= 0:
                client.send(questions.informed(self.room, seat, message))
            case wire.Answer() if seat >= 0 and (wait := self.orders.wait(seat, message.decision)):
                # Nobody's answer comes sooner than an order's would.
                loop = asyncio.get_running_loop()
                loop.call_later(wait / 1000, self.post, (client, message))
            case wire.Answer() if seat >= 0:
                with self.staff.spans.part("rules.answer"):
                    step = self.room.answer(seat, message.version, message.decision, message.choice)
                await self._commit(step, client, message.ref)
            case wire.Say() | wire.SayQuick():
                await self._say(client, message)
            case wire.GiveOrder() if seat >= 0:
                self._order(client, message)
            case wire.ReportBug() if seat >= 0:
                await self._report(client, message)
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
        match message:
            case wire.OfferDraw():
                came = self.agreements.offer_draw(self.room, seat)
            case wire.AnswerDraw():
                came = self.agreements.answer_draw(seat, accept=message.accept)
            case wire.AskUndo():
                self.room.must_be_at(seat, message.version)
                came = self.agreements.ask_undo(self.room, seat, self.orders.passed)
            case wire.AnswerUndo():
                came = self.agreements.answer_undo(
                    seat, accept=message.accept, always=message.always
                )
        if came.code:
            client.send(self._refused(client, message, came.code, came.message))
            return
        await self._keep_talk()
        if came.drawn:
            sides = self.room.ranked(self.room.playing())
            step = self.room.adjudicate(sides, DRAWN)
            await self._commit(step, client, message.ref, came.told)
        elif came.return_to >= 0:
            step = self.room.return_to(came.return_to)
            await self._commit(step, client, message.ref, came.told)
        else:
            client.send(wire.Accepted(message.ref, self.room.version(seat)))
            self._tell_offers(came.told)
            self._tell_undo(EVERYONE)

    def _order(self, client: Client, message: wire.GiveOrder) -> None:
        """Take a seat's order; only those who sit there learn of it."""
        self.orders.give(client.seat, message.order)
        client.send(wire.Accepted(message.ref, self.room.version(client.seat)))
        self.crowd.tell_seat(client.seat, wire.Ordered(message.order))
        self._arrange_orders()

    def _arrange_orders(self) -> None:
        """Let orders answer in time; who has none any more is told."""
        for seat in self.orders.arrange(self.post):
            self.crowd.tell_seat(seat, wire.Ordered())

    async def _answer_of_order(self, due: OrderDue) -> None:
        choice = self.orders.answer(due)
        if choice is None or self.room.frozen or self.room.is_over():
            return
        version = self.room.version(due.seat)
        try:
            step = self.room.answer(due.seat, version, due.decision, choice)
        except Broken as broken:
            await self._halt(broken, "")
            return
        self.orders.has_passed(step.entry)
        await self._commit(step)

    async def _keep_talk(self) -> None:
        """Store what was said about taking back before anything comes of it."""
        talk = self.agreements.written(self.room.seq())
        if talk != self.kept_talk:
            await self.staff.journal.keep_talk(self.id, self.room.seq(), talk)
            self.kept_talk = talk

    async def _say(self, client: Client, message: wire.Say | wire.SayQuick) -> None:
        """Pass on what somebody says; it comes back as news for all who may hear it."""
        table, ties = self.hosted.table, self.staff.ties
        try:
            if isinstance(message, wire.Say):
                await ties.speak(table, client.account, message.text)
            else:
                await ties.speak_quick(table, client.account, message.word)
        except Refusal as refusal:
            client.send(self._refused(client, message, refusal.code, refusal.message))
            return
        client.send(wire.Accepted(message.ref, self.crowd.version_for(client)))

    async def _report(self, client: Client, message: wire.ReportBug) -> None:
        """Keep the game as it stands with a note; once a game the clocks wait meanwhile."""
        seat = client.seat
        report = bugs.report_of(self.id, message.note, seat, self.room.play.journal)
        await self.staff.faults.keep(report, client.account)
        self.clocks.pause(seat)
        client.send(wire.Accepted(message.ref, self.room.version(seat)))
        self._tell_clocks()

    async def _halt(self, broken: Broken, account: str) -> None:
        """The rules failed: everybody is told, and the fault files itself."""
        self.staff.metrics.faults.inc()
        log.error("rules failed", table=self.id, **fault_of(broken.__cause__ or broken))
        self.halted = fault_words.halted()
        self.crowd.tell_all(self.halted)
        report = bugs.failure_of(self.id, self.room.play.journal, broken.attempt, str(broken))
        await self.staff.faults.keep(report, account)

    async def _answer_of_bot(self, answer: ports.BotAnswer) -> None:
        if wait := self.bots.wait(answer):
            # It comes again when its time has; whoever takes the table over asks anew.
            asyncio.get_running_loop().call_later(wait / 1000, self.post, answer)
            return
        try:
            step = self.room.answer(answer.seat, answer.version, answer.decision, answer.choice)
        except (Stale, IllegalAnswer):
            # Asked twice, or the table has gone on: what is asked now is asked again.
            await self.bots.wake()
            return
        except Frozen:
            return
        except Broken as broken:
            await self._halt(broken, "")
            return
        await self._commit(step)

    async def _commit(
        self,
        step: Step,
        client: Client | None = None,
        ref: int = 0,
        agreed: tuple[wire.Offered, ...] = (),
    ) -> None:
        """
        Store a step, then acknowledge it, then tell it and what was agreed on with it.

        Raises ports.Fenced or ports.Unavailable; the room is then ahead of the journal and must go.
        """
        at = self.staff.now()
        self.orders.note(step.entry)
        clocks = self.clocks.after(step.entry, self._deciding(), self._hold())
        packed = encode(step.entry.pack())
        entry = ports.NewEntry(
            *(self.id, step.seq, packed, at, clocks.written(), step.only),
            outcome=self._outcome(),
            deadline=self.clocks.deadline(clocks),
        )
        with self.staff.spans.part("journal.append"), self.staff.metrics.stored.time():
            await self.storing.store(entry)
        self.clocks.clocks = clocks
        if client is not None:
            client.send(wire.Accepted(ref, self.room.version(client.seat)))
            # Making the news takes longer than all this: first the acknowledgement goes out.
            await asyncio.sleep(0)
        self._tell_offers(agreed)
        with self.staff.spans.part("table.news"):
            self.crowd.tell(step)
        if step.only == EVERYONE:
            self.bots.told()
        if self.clocks.take_days():
            await self._tell_turns()
        if step.only == EVERYONE:
            # While answers are sealed, the clocks would tell who has answered.
            self._tell_clocks()
        self._tell_offers(self.agreements.played_on())
        self._tell_undo(step.only)
        if self.room.is_over():
            await self._tell_lobby()
            self.crowd.tell_all(self._over())
        else:
            self._arrange_orders()
            await self.bots.wake()
            await snapshot_writer.keep_one(self.stored, self.room, self.staff.journal)

    def _hold(self) -> int:
        """How long the clocks stand still for what is asked now."""
        return max(self.orders.hold(), self.bots.hold())

    async def _tell_turns(self) -> None:
        """Where a decision may take days, those who are not here are told that it is theirs."""
        deciding = self._deciding()
        if deciding == self.told_turns:
            return
        self.told_turns = deciding
        await self.staff.ties.turned(self.hosted.table, deciding, self._absent(deciding))

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
            outlook = self.agreements.undo_outlook(self.room, seat, self.orders.passed)
            if only in (EVERYONE, seat) and outlook != self.told_undo.get(seat):
                self.told_undo[seat] = outlook
                self.crowd.tell_seat(seat, outlook)

    def _refused(self, client: Client, message: wire.Message, code: str, text: str) -> wire.Refused:
        self.staff.metrics.refused.labels(code).inc()
        return wire.Refused(message.ref, code, text, version=self.crowd.version_for(client))

    def _outcome(self) -> bytes:
        """The outcome as it is stored; empty while the game goes on."""
        outcome = self.room.game.outcome(self.room.state)
        return b"" if outcome is None else encode([outcome.ranking, outcome.reason])

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
        if self.bots.are_silent() or (self.clocks.is_late() and self.inbox.empty()):
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
            await self._warn(soon)

    def _out_of_time(self, loser: int) -> Step:
        """The game of two is over; where more play, it goes on without whoever was too slow."""
        others = [seat for seat in self.room.playing() if seat != loser]
        if len(others) > 1:
            return self.room.concede(loser)
        return self.room.adjudicate(self.room.ranked(others, [loser]), OUT_OF_TIME)

    async def _begin(self) -> None:
        """Do what the last home may have left undone."""
        if self.room.is_over():
            if not self.stored.outcome:
                await self.staff.journal.finish(self.id, self._outcome(), self.staff.now())
            await self._tell_lobby()
        elif (deadline := self.clocks.deadline(self.clocks.clocks)) is not None:
            await self.staff.deadlines.correct(self.id, self.stored.deadline, deadline)
        self.begun = True
        await self.bots.wake()
