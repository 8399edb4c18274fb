"""
The whole application in this process, and people who ask it, for tests of routes.

What does not belong here: what the tests claim.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from httpx import Client as HttpClient
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from dejarik.hosting.titles import Titles
from dejarik.service.app import build
from dejarik.service.config import BUILT_PAGE, Config, SignUpSettings
from dejarik.service.ids import new_id
from dejarik.service.people.account_store import NO_PASSWORD, AccountStore
from dejarik.service.people.ban_store import Ban, BanStore, NetworkStore
from dejarik.service.people.invitation_store import Invitation, InvitationStore
from dejarik.service.people.office import Visitor
from dejarik.service.people.roles import Role
from dejarik.service.people.sessions import open_session
from dejarik.service.ports import Account
from dejarik.service.scopes import Scope
from dejarik.testing.visits import MEANT
from dejarik.titles.registry import TITLES

PASSWORD: Final = "three porgs in the pantry"
USUAL: Final = SignUpSettings()
Client = TestClient[Litestar]


@dataclass
class Somebody:
    """Somebody with a session, who asks without cookies; nobody has no token."""

    client: HttpClient
    token: str = ""
    id: str = ""
    name: str = ""

    def get(self, path: str) -> Response:
        """Read something."""
        return self.client.get(path, headers=self._headers())

    def post(self, path: str, body: object = None) -> Response:
        """Ask for something to be done."""
        if body is None:
            return self.client.post(path, headers=self._headers())
        return self.client.post(path, json=body, headers=self._headers())

    def told(self, path: str, body: object = None) -> Any:  # noqa: ANN401
        """Ask for something that is done."""
        answer = self.post(path, body)
        assert 200 == answer.status_code, answer.text
        return answer.json()

    def _headers(self) -> dict[str, str]:
        # The client keeps cookies, and only tests of cookies want them.
        self.client.cookies.clear()
        return {**MEANT, "Authorization": f"Bearer {self.token}"} if self.token else MEANT


class Application:
    """The application, and everybody who is there."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.state = client.app.state
        self.nobody = Somebody(client)

    def guest(self) -> Somebody:
        """A new guest."""
        return self._signed_in(self.nobody.told("/api/people/guest"))

    def player(self, name: str, role: Role = Role.PLAYER) -> Somebody:
        """Somebody new of a role."""
        body = {"name": name, "password": PASSWORD}
        found = self._signed_in(self.nobody.told("/api/people/register", body))
        if role is not Role.PLAYER:
            store = AccountStore(self.state.database)
            self.client.blocking_portal.call(store.set_role, found.id, role)
        return found

    def somebody(self, role: Role) -> Somebody:
        """Somebody new of a role, made without a password and past all limits."""
        return self.client.blocking_portal.call(self._made, role)

    async def _made(self, role: Role) -> Somebody:
        database, now = self.state.database, self.state.office.now()
        account = Account(new_id(), f"N-{new_id()}"[:20], role, now)
        await AccountStore(database).add(account, NO_PASSWORD)
        opened = await open_session(account, Visitor("192.0.2.1"), "", now, database)
        return Somebody(self.client, opened.token, account.id, account.name)

    def keep_sign_up(self, one: Somebody, inviter: Somebody, until: int) -> None:
        """Keep how somebody came, that they invite others, and that they are suspended."""
        self.client.blocking_portal.call(self._keep_sign_up, one, inviter, until)

    async def _keep_sign_up(self, one: Somebody, inviter: Somebody, until: int) -> None:
        database, bans = self.state.database, BanStore(self.state.database)
        await NetworkStore(database).note(one.id, f"#mark of {one.name}", 1, 5)
        await database.run(
            "INSERT INTO invited (account, invitation, inviter, at) VALUES (%s, 'x', %s, 1)",
            (one.id, inviter.id),
        )
        mine = Invitation(new_id(), one.id, "abcdef", 1, 0, 1, until)
        await InvitationStore(database).add(f"hash of {one.name}'s invitation", mine)
        await bans.add(Ban(new_id(), one.id, "", False, until, "Rude.", inviter.id, 1))
        await bans.mark_browsers(one.id, until)

    def key_of(self, owner: Somebody, scope: Scope, account: str = "") -> Somebody:
        """Somebody's key of one scope, or that of a bot account of theirs, as one who asks."""
        asked = {"name": f"a {scope} key", "scopes": [scope], "account": account}
        made = owner.told("/api/keys/make", asked)
        return Somebody(self.client, made["key"], made["line"]["account"], owner.name)

    def moderator(self, name: str) -> Somebody:
        """A new moderator."""
        return self.player(name, Role.MODERATOR)

    def _signed_in(self, reply: dict[str, Any]) -> Somebody:
        person = reply["person"]
        return Somebody(self.client, reply["token"], person["id"], person["name"])


@contextmanager
def application(
    database: str,
    *,
    secure: bool = False,
    page: Path = BUILT_PAGE,
    titles: Titles = TITLES,
    sign_up: SignUpSettings = USUAL,
) -> Iterator[Application]:
    """The application over a migrated database."""
    url = "ws://127.0.0.1:1"
    config = Config(database, "p0", url, secure=secure, built=page, sign_up=sign_up)
    app = build(config, titles=titles)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Application(client)
