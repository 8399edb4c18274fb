"""A service where everything has happened once to two people, for tests of what is kept of them."""

import secrets
from typing import NamedTuple

from dejarik.hosting.play.bug_wire import BugReport
from dejarik.hosting.play.bugs import report_of
from dejarik.kernel.wire import encode
from dejarik.service.game_starts import StartPorts
from dejarik.service.ids import new_id
from dejarik.service.lobby.deck_store import DeckStore, StoredDeck
from dejarik.service.lobby.version_store import StoredVersion, VersionStore
from dejarik.service.notices.board import Subscription
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.session_store import ResetStore
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.tables.rebuild import room_of
from dejarik.service.tables.seat_names import as_called_now
from dejarik.testing.application import Application, Somebody
from dejarik.titles.registry import TITLES

HEROES = {"kind": "ready", "name": "aw-heroes"}
VILLAINS = {"kind": "ready", "name": "aw-villains"}
TERMS = {"format": "starter"}
FAR = 2**52
CARDS = b'{"secret":"list"}'


class World(NamedTuple):
    """A service where everything has happened to Han at least once, and whom he met."""

    url: str
    place: Application
    han: Somebody
    leia: Somebody
    keeper: Somebody


def meet(world: World) -> None:
    """Let them be friends and foes, speak, and be spoken to by moderators."""
    han, leia, keeper = world.han, world.leia, world.keeper
    lando, jabba = world.place.player("Lando"), world.place.player("Jabba")
    han.told("/api/friends/ask", {"account": leia.id})
    leia.told("/api/friends/accept", {"account": han.id})
    lando.told("/api/friends/ask", {"account": han.id})
    han.told("/api/people/block", {"account": jabba.id})
    for one in (han, leia):
        one.told("/api/keys/make", {"name": "my program", "scopes": ["read"], "days": 1})
        one.told("/api/keys/make-bot", {"name": f"{one.name}-droid"})
    jabba.told("/api/people/block", {"account": han.id})
    han.told("/api/chat/say", {"text": "Never tell me the odds."})
    leia.told("/api/chat/say", {"text": "A word of Leia."})
    for one, about in ((han, leia), (leia, han)):
        wish = {"about": about.id, "place": "lobby", "reason": f"Told by {one.name[:3]}."}
        one.told("/api/people/report", wish)
    reports = keeper.told("/api/people/reports", {})["reports"]
    (about_han,) = [one["id"] for one in reports if one["about"] == han.id]
    keeper.told("/api/people/close-report", {"report": about_han, "note": "Leia is right."})
    keeper.told("/api/people/warn", {"account": han.id, "reason": "Shoot second."})
    keeper.told("/api/people/role", {"account": leia.id, "role": "moderator"})
    leia.told("/api/people/mute", {"account": han.id, "minutes": 1, "reason": "Quiet."})
    leia.told("/api/people/invite", {})
    net = {"network": "198.51.100.0/24", "minutes": 1, "reason": "Noise."}
    leia.told("/api/people/ban-network", net)


def play(world: World) -> None:
    """Let them play one game that a moderator ends, begin others, and offer one more."""
    han, leia = world.han, world.leia
    for number in range(2):
        table = han.told("/api/tables/create", {"terms": TERMS, "deck": HEROES})["id"]
        leia.told("/api/tables/sit", {"table": table, "deck": VILLAINS})
        for one in (han, leia):
            one.told("/api/tables/nonce", {"table": table, "nonce": secrets.token_hex(16)})
        if number == 0:
            world.keeper.told("/api/tables/close", {"table": table, "reason": "Too long."})
            game = han.told("/api/tables/show", {"table": table})["game"]
            han.told(f"/api/games/{game}/fork", {"position": 0})
    for title in TITLES.ids:
        begun = han.told("/api/tables/guided", {"title": title})["game"]
        world.place.client.blocking_portal.call(keep_state, world, begun)
    for one in (han, leia):
        one.told("/api/seeks/offer", {"terms": TERMS, "deck": HEROES, "private": True})


async def keep_state(world: World, game: str) -> None:
    """Keep a state of a game, and report a fault of it, by the names that its players know."""
    ports: StartPorts = world.place.state.ports.others[StartPorts]
    database = world.place.state.database
    names = AccountStore(database).names
    stored, _ = await as_called_now(await ports.journal.load(game), names, TITLES)
    room = room_of(stored, TITLES)
    assert "Han-Solo" in str(room.play.journal.setup())
    await ports.journal.keep_snapshot(game, room.seq(), encode(room.game.dump(room.state)))
    fault = report_of(game, "It is wrong.", 0, room.play.journal)
    await FaultStore(database, lambda: 1, TITLES).keep(fault, "")


async def keep(world: World) -> None:
    """Keep of both what would take a game, a mail server or a browser."""
    database = world.place.state.database
    for one in (world.han, world.leia):
        # Older releases wrote it.
        await database.run("INSERT INTO private_presence (account) VALUES (%s)", (one.id,))
        deck = StoredDeck(new_id(), one.id, "destiny", f"{one.name}'s", "", "INF", CARDS, 1, 1)
        await DeckStore(database).add(deck, 10)
        await VersionStore(database).add(deck.id, StoredVersion(1, CARDS, "first", 1), 10)
        push = Subscription(f"https://push.example.org/{one.name}", "p256dh", "auth")
        await NoticeStore(database).subscribe(one.id, push, 1)
        mail = MailStore(database)
        for address in (f"{one.name}@old.example.org", f"{one.name}@new.example.org"):
            await mail.ask(one.id, address, f"hash of {address}", FAR)
            if "old" in address:
                await mail.confirm(f"hash of {address}", 1)
        await ResetStore(database).put(f"reset of {one.name}", one.id, FAR)
        fault = BugReport("game", f"{one.name} found it.", 0, 0, b"hidden")
        await FaultStore(database, lambda: 1, TITLES).keep(fault, one.id)
        await database.run(
            "INSERT INTO ratings (holder, account, title, format, points, deviation, volatility,"
            " games, played) VALUES (%s, %s, 'destiny', 'INF', 1500.5, 80.0, 0.06, 3, 1)",
            (one.id, one.id),
        )
        # Whom one met last is noted with an offer after a game that counted.
        other = world.leia if one is world.han else world.han
        sql = "UPDATE seeks SET last_opponent = %s WHERE owner = %s"
        await database.run(sql, (other.id, one.id))
