"""
What an export reads: statements over many tables, page by page.

What belongs here: SQL that reads, and rows made into parts of an export.
What does not: changing anything, and the file that comes of it (`export`).
"""

from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from dejarik.hosting.people.names import SOMEBODY
from dejarik.hosting.play.bug_wire import read_bug
from dejarik.service.lobby.table_store import OVER
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.roles import Act
from dejarik.service.personal_data import export_wire as wire
from dejarik.service.ports import Database, Missing, Row, Value

PAGE: Final = 200
"""Rows that are read at once: as many as are in memory, and no statement takes long."""
_NOTHING: Final = msgspec.Raw(b"null")

Parts = AsyncIterator[msgspec.Struct]


class ExportStore:
    """Everything of one person, in parts."""

    def __init__(self, database: Database, account: str, site: str) -> None:
        self._database = database
        self._account = account
        self._site = site

    async def single(self, now: int) -> wire.SingleData:
        """What there is once. Raises Missing when there is no such account."""
        account = await AccountStore(self._database).find(self._account)
        rows = await self._database.rows(
            "SELECT seen, suspended_until FROM accounts WHERE id = %s", (self._account,)
        )
        if account is None or not rows:
            raise Missing("account")
        seen, suspended_until = rows[0]
        told = wire.AccountData(
            account.id,
            account.name,
            account.role,
            account.created,
            _int(seen),
            account.muted_until,
            _int(suspended_until),
        )
        settings = {
            name: value for name, value in account.settings.items() if not isinstance(value, bytes)
        }
        return wire.SingleData(
            made=now, site=self._site, account=told, mail=await self._mail(), settings=settings
        )

    async def _mail(self) -> wire.MailData:
        rows = await self._database.rows(
            "SELECT address, confirmed FROM mail_addresses WHERE account = %s", (self._account,)
        )
        address, confirmed = rows[0] if rows else ("", 0)
        waiting = await MailStore(self._database).waiting(self._account)
        new = (waiting.address, waiting.expires) if waiting else ("", 0)
        return wire.MailData(str(address), _int(confirmed), *new)

    def sections(self) -> dict[str, Parts]:
        """What there may be several of, by the names of its fields."""
        return {
            "sessions": self._read(_SESSIONS, _plain(wire.SessionData)),
            "keys": self._read(_KEYS, _plain(wire.KeyData)),
            "bots": self._read(_BOTS, _plain(wire.BotData)),
            "push_subscriptions": self._read(_SUBSCRIPTIONS, _subscription),
            "decks": self._decks(),
            "offers": self._read(_OFFERS, _offer),
            "games": self._read(_GAMES, self._game),
            "ratings": self._read(_RATINGS, _plain(wire.RatingData)),
            "friends": self._read(_FRIENDS, _friend),
            "blocks": self._read(_BLOCKS, _plain(wire.BlockData)),
            "chat_lines": self._read(_CHAT, _plain(wire.ChatData)),
            "reports": self._read(_REPORTS, _plain(wire.ReportData)),
            "warnings": self._read(_WARNINGS, _plain(wire.WarningData)),
            "acts_about_you": self._read(_ACTS, _act),
            "acts_by_you": self._read(_OWN_ACTS, _plain(wire.OwnActData)),
            "faults": self._read(_FAULTS, _fault),
            "invitations": self._read(_INVITATIONS, _plain(wire.InvitationData)),
            "invited": self._read(_INVITED, _plain(wire.InvitedData)),
        }

    async def _read(self, sql: str, part: Callable[[Row], msgspec.Struct]) -> Parts:
        """The parts of a statement whose first two columns say where a page ends."""
        last: tuple[Value, Value] = (-1, "")
        values: tuple[Value, ...] = (self._account,) * sql.count(":me")
        statement = sql.replace(":me", "%s")
        while True:
            rows = await self._database.rows(statement, (*values, *last, PAGE))
            for row in rows:
                yield part(row[2:])
            if len(rows) < PAGE:
                return
            last = rows[-1][0], rows[-1][1]

    async def _decks(self) -> Parts:
        async for deck in self._read(_DECKS, _deck):
            assert isinstance(deck, wire.DeckData)
            rows = await self._database.rows(
                "SELECT number, cards, note, kept FROM deck_versions WHERE deck = %s"
                " ORDER BY number",
                (deck.id,),
            )
            yield msgspec.structs.replace(deck, versions=tuple(map(_version, rows)))

    def _game(self, row: Row) -> wire.GameData:
        found = msgspec.convert(row, _GameRow, strict=False)
        game, is_over = found.game or "", found.status == OVER
        return wire.GameData(
            table=found.table,
            game=game,
            title=found.title,
            edition=found.edition,
            format=found.format,
            status=found.status,
            created=found.created,
            ended=found.ended or 0,
            seat=found.seat,
            is_host=found.host == self._account,
            deck_name=found.deck_name,
            cards=_raw(found.cards),
            score=found.score,
            rating_before=found.rating_before,
            rating_after=found.rating_after,
            replay=f"{self._site}/replay/{game}?seat={found.seat}" if is_over and game else "",
        )


class _GameRow(NamedTuple):
    table: str
    game: str | None
    title: str
    edition: str
    format: str
    status: str
    created: int
    ended: int | None
    seat: int
    host: str
    deck_name: str
    cards: bytes
    score: float | None
    rating_before: float | None
    rating_after: float | None


def _plain(shape: type[msgspec.Struct]) -> Callable[[Row], msgspec.Struct]:
    """A row whose columns are the fields of a struct."""
    return lambda row: msgspec.convert(
        dict(zip(shape.__struct_fields__, row, strict=True)), shape, strict=False
    )


def _subscription(row: Row) -> wire.SubscriptionData:
    endpoint, created = row
    return wire.SubscriptionData(urlsplit(str(endpoint)).hostname or "", _int(created))


def _deck(row: Row) -> wire.DeckData:
    id_, title, name, edition, format_, cards, link, *times = row
    created, changed, hidden = map(_int, times)
    return wire.DeckData(
        id=str(id_),
        title=str(title),
        name=str(name),
        edition=str(edition),
        format=str(format_),
        cards=_raw(cards),
        link=str(link or ""),
        created=created,
        changed=changed,
        hidden=hidden,
        versions=(),
    )


def _version(row: Row) -> wire.VersionData:
    number, cards, note, kept = row
    return wire.VersionData(_int(number), _raw(cards), str(note), _int(kept))


def _offer(row: Row) -> wire.OfferData:
    id_, title, edition, format_, deck_name, cards, since, until = row
    return wire.OfferData(
        id=str(id_),
        title=str(title),
        edition=str(edition),
        format=str(format_),
        deck_name=str(deck_name),
        cards=_raw(cards),
        since=_int(since),
        until=_int(until),
    )


def _friend(row: Row) -> wire.FriendData:
    account, name, asked, at, accepted = row
    return wire.FriendData(str(account), str(name), bool(asked), _int(at), _int(accepted))


def _act(row: Row) -> wire.ActData:
    act, at, detail = row
    shown = "" if act == Act.CLOSE_REPORTS else str(detail)
    return wire.ActData(str(act), _int(at), shown)


def _fault(row: Row) -> wire.FaultData:
    game, report, at = row
    assert isinstance(report, bytes)
    try:
        note = read_bug(report).note
    except ValueError:
        # Another release wrote it; the rest of the export must not fail for it.
        note = ""
    return wire.FaultData(str(game), note, _int(at))


def _raw(value: Value) -> msgspec.Raw:
    return msgspec.Raw(value) if isinstance(value, bytes) and value else _NOTHING


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value


_SESSIONS: Final = (
    "SELECT created, id, label, created, seen, expires FROM sessions"
    " WHERE account = :me AND (created, id) > (%s, %s) ORDER BY created, id LIMIT %s"
)
_KEYS: Final = (
    "SELECT created, id, name, begins, scopes, created, used, expires FROM api_keys"
    " WHERE account = :me AND (created, id) > (%s, %s) ORDER BY created, id LIMIT %s"
)
_BOTS: Final = (
    "SELECT created, id, id, name, created FROM accounts"
    " WHERE owner = :me AND (created, id) > (%s, %s) ORDER BY created, id LIMIT %s"
)
_SUBSCRIPTIONS: Final = (
    "SELECT created, endpoint, endpoint, created FROM push_subscriptions"
    " WHERE account = :me AND (created, endpoint) > (%s, %s) ORDER BY created, endpoint LIMIT %s"
)
_DECKS: Final = (
    "SELECT created, id, id, title, name, edition, format, cards, link, created, changed, hidden"
    " FROM decks WHERE owner = :me AND (created, id) > (%s, %s) ORDER BY created, id LIMIT %s"
)
_OFFERS: Final = (
    "SELECT since, id, id, title, edition, format, deck_name, cards, since, until FROM seeks"
    " WHERE owner = :me AND (since, id) > (%s, %s) ORDER BY since, id LIMIT %s"
)
_GAMES: Final = (
    "SELECT t.created, t.id, t.id, t.game, t.title, t.edition, t.format, t.status, t.created,"
    " t.ended, s.seat, t.host, s.deck_name, s.cards, s.score, s.rating_before, s.rating_after"
    " FROM seats s JOIN tables t ON t.id = s.table_id"
    " WHERE s.account = :me AND (t.created, t.id) > (%s, %s) ORDER BY t.created, t.id LIMIT %s"
)
_RATINGS: Final = (
    "SELECT 0, title || ' ' || format, title, format, points, deviation, volatility, games, played"
    " FROM ratings WHERE account = :me AND (0, title || ' ' || format) > (%s, %s)"
    " ORDER BY title || ' ' || format LIMIT %s"
)
_FRIENDS: Final = (
    "SELECT f.at, a.id, a.id, a.name, CASE WHEN f.account = :me THEN 1 ELSE 0 END, f.at, f.accepted"
    " FROM friends f JOIN accounts a"
    " ON a.id = CASE WHEN f.account = :me THEN f.other ELSE f.account END"
    " WHERE (f.account = :me OR f.other = :me) AND (f.at, a.id) > (%s, %s)"
    " ORDER BY f.at, a.id LIMIT %s"
)
_BLOCKS: Final = (
    "SELECT b.at, a.id, a.id, a.name, b.at FROM blocks b JOIN accounts a ON a.id = b.blocked"
    " WHERE b.account = :me AND (b.at, a.id) > (%s, %s) ORDER BY b.at, a.id LIMIT %s"
)
_CHAT: Final = (
    "SELECT at, CAST(id AS text), place, said, at FROM chat"
    " WHERE author = :me AND (at, CAST(id AS text)) > (%s, %s)"
    " ORDER BY at, CAST(id AS text) LIMIT %s"
)
_REPORTS: Final = (
    f"SELECT r.at, r.id, r.about, coalesce(a.name, '{SOMEBODY}'), r.place, r.reason, r.at, r.closed"  # noqa: S608 - a word of ours
    " FROM reports r LEFT JOIN accounts a ON a.id = r.about"
    " WHERE r.reporter = :me AND (r.at, r.id) > (%s, %s) ORDER BY r.at, r.id LIMIT %s"
)
_WARNINGS: Final = (
    "SELECT at, id, reason, at, seen FROM warnings"
    " WHERE account = :me AND (at, id) > (%s, %s) ORDER BY at, id LIMIT %s"
)
_ACTS: Final = (
    "SELECT at, id, act, at, detail FROM audit"
    " WHERE target = :me AND (at, id) > (%s, %s) ORDER BY at, id LIMIT %s"
)
_OWN_ACTS: Final = (
    "SELECT at, id, act, at FROM audit"
    " WHERE actor = :me AND (at, id) > (%s, %s) ORDER BY at, id LIMIT %s"
)
_INVITATIONS: Final = (
    "SELECT created, id, id, uses, used, created, expires FROM invitations"
    " WHERE maker = :me AND (created, id) > (%s, %s) ORDER BY created, id LIMIT %s"
)
_INVITED: Final = (
    "SELECT at, account, at FROM invited"
    " WHERE account = :me AND (at, account) > (%s, %s) ORDER BY at, account LIMIT %s"
)
_FAULTS: Final = (
    "SELECT at, id, game, report, at FROM faults"
    " WHERE account = :me AND (at, id) > (%s, %s) ORDER BY at, id LIMIT %s"
)
