"""Who may become somebody: by the settings, by invitation, not from a banned network, for work."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, Protocol

import pytest

from dejarik.hosting.people.proof_of_work import solved, zero_bits
from dejarik.service.config import SignUpSettings
from dejarik.service.people import work
from dejarik.service.people.roles import Role
from dejarik.testing.application import PASSWORD, Application, Somebody, application
from dejarik.testing.visits import MEANT

WHY = "Noise all night."


class Opens(Protocol):
    """What opens the application with settings."""

    def __call__(self, **settings: Any) -> AbstractContextManager[Application]:
        """Open it."""
        ...


@pytest.fixture
def opens(database_url: str) -> Opens:
    """The application over an empty database of each kind, with settings of a test."""

    def opened(**settings: Any) -> AbstractContextManager[Application]:
        return application(database_url, sign_up=SignUpSettings(**settings))

    return opened


@pytest.fixture
def place(opens: Opens) -> Iterator[Application]:
    """The application with the usual settings."""
    with opens() as opened:
        yield opened


def signing_up(place: Application, name: str, invitation: str = "") -> tuple[int, str]:
    """The answer to somebody who makes an account: the status, and the code or the role."""
    body = {"name": name, "password": PASSWORD, "invitation": invitation}
    answer = place.nobody.post("/api/people/register", body)
    told = answer.json()
    return answer.status_code, told["person"]["role"] if answer.is_success else told["message"]


def test_registration_that_is_closed(opens: Opens) -> None:
    """Nobody makes an account, a guest does not become one, and both are told in words."""
    with opens(registration="closed") as place:
        assert "closed" == place.nobody.get("/api/sign-up").json()["registration"]
        assert (403, "No accounts are made here at present.") == signing_up(place, "Han")
        body = {"name": "Han", "password": PASSWORD}
        assert 403 == place.guest().post("/api/people/become-account", body).status_code


def test_guests_who_are_not_let_in(opens: Opens) -> None:
    """They are told what to do; whoever has an account notices nothing."""
    with opens(guests="off") as place:
        answer = place.nobody.post("/api/people/guest")
        assert (403, "Log in, or make an account.") == (
            answer.status_code,
            answer.json()["advice"],
        )
        place.player("Han").told("/api/people/log-out")


@pytest.mark.parametrize(("guests", "heard"), [("silent", 403), ("allowed", 200)])
def test_what_guests_write(opens: Opens, guests: str, heard: int) -> None:
    """Silent guests are heard by nobody, in the lobby or at a table, until they have a name."""
    with opens(guests=guests) as place:
        guest = place.guest()
        table = place.somebody(Role.PLAYER)
        deck = {"kind": "ready", "name": "aw-heroes"}
        laid = table.told("/api/tables/create", {"terms": {"format": "starter"}, "deck": deck})
        deck = {"kind": "ready", "name": "aw-villains"}
        guest.told("/api/tables/sit", {"table": laid["id"], "deck": deck})
        for line in ({"text": "Hello."}, {"text": "Hello.", "table": laid["id"]}):
            assert heard == guest.post("/api/chat/say", line).status_code
        named = guest.told("/api/people/become-account", {"name": "Han", "password": PASSWORD})
        han = Somebody(place.client, named["token"])
        assert 200 == han.post("/api/chat/say", {"text": "Hello."}).status_code


# --- invitations ----------------------------------------------------------------------------


def test_an_invited_person_signs_up(opens: Opens) -> None:
    """As many as the invitation is for; the staff sees who invited whom."""
    with opens(registration="invitation", inviters="players") as place:
        assert (403, "Accounts are made here by invitation.") == signing_up(place, "Han")
        han, judge = place.somebody(Role.PLAYER), place.somebody(Role.MODERATOR)
        made = han.told("/api/people/invite", {"uses": 2})
        shown = place.nobody.told("/api/people/invitation", {"code": made["code"]})
        assert (han.name, made["line"]["expires"]) == (shown["maker_name"], shown["expires"])
        assert (200, "player") == signing_up(place, "Leia", made["code"])
        body = {"name": "Luke", "password": PASSWORD, "invitation": made["code"]}
        luke = place.guest().told("/api/people/become-account", body)["person"]["id"]
        assert 410 == signing_up(place, "Lando", made["code"])[0]

        origin = judge.told("/api/people/origin", {"account": luke})
        assert han.name == origin["by"]["name"]
        brought = judge.told("/api/people/origin", {"account": han.id})
        assert {"Leia", "Luke"} == {one["name"] for one in brought["invited"]}
        [line] = judge.told("/api/people/invitations", {"everybody": True})["invitations"]
        assert (han.name, 2, 2) == (line["maker_name"], line["uses"], line["used"])
        assert 403 == han.post("/api/people/invitations", {"everybody": True}).status_code


def test_an_invitation_that_is_revoked_or_too_old_opens_nothing(opens: Opens) -> None:
    """Only its maker and the staff revoke it; a name that is refused uses nothing up."""
    with opens(registration="invitation") as place:
        judge, other = place.somebody(Role.MODERATOR), place.somebody(Role.PLAYER)
        made = judge.told("/api/people/invite", {"days": 1})
        assert 400 == signing_up(place, "!", made["code"])[0]
        end = {"invitation": made["line"]["id"]}
        assert 404 == other.post("/api/people/revoke-invitation", end).status_code
        judge.told("/api/people/revoke-invitation", end)
        assert 410 == signing_up(place, "Han", made["code"])[0]
        old = judge.told("/api/people/invite", {"days": 1})
        place.client.blocking_portal.call(
            place.state.database.run, "UPDATE invitations SET expires = 1", ()
        )
        assert 410 == signing_up(place, "Han", old["code"])[0]


def test_who_invites_is_the_operators_choice(opens: Opens) -> None:
    """The staff alone unless players may; then for few people, and few at a time."""
    with opens(inviters="staff") as place:
        player, judge = place.somebody(Role.PLAYER), place.somebody(Role.MODERATOR)
        assert 403 == player.post("/api/people/invite", {}).status_code
        assert 200 == judge.post("/api/people/invite", {"uses": 100}).status_code
    with opens(inviters="players") as place:
        player = place.somebody(Role.PLAYER)
        assert 400 == player.post("/api/people/invite", {"uses": 6}).status_code
        codes = [player.post("/api/people/invite", {}).status_code for _ in range(6)]
        assert [200] * 5 + [429] == codes
        assert 403 == place.guest().post("/api/people/invite", {}).status_code


# --- bans -----------------------------------------------------------------------------------


def in_browser(place: Application) -> str:
    """Come as a guest in a browser with cookies; the id of the account."""
    place.client.cookies.clear()
    answer = place.client.post("/api/people/guest", headers=MEANT)
    assert answer.is_success, answer.text
    found: str = answer.json()["person"]["id"]
    return found


def test_whoever_is_suspended_is_not_a_guest_again_in_one_click(place: Application) -> None:
    """The browser is known by what it holds already, as long as the suspension lasts."""
    judge = place.somebody(Role.MODERATOR)
    guest = in_browser(place)
    kept = dict(place.client.cookies)
    judge.told("/api/people/suspend", {"account": guest, "minutes": 60, "reason": WHY})
    place.client.cookies.update(kept)
    answer = place.client.post("/api/people/guest", headers=MEANT)
    assert (403, "forbidden") == (answer.status_code, answer.json()["code"])
    assert "suspended" in answer.json()["message"]
    body = {"name": "Another-One", "password": PASSWORD}
    assert 403 == place.client.post("/api/people/register", json=body, headers=MEANT).status_code

    place.client.cookies.clear()
    assert 200 == place.client.post("/api/people/guest", headers=MEANT).status_code
    judge.told("/api/people/readmit", {"account": guest})
    place.client.cookies.update(kept)
    assert 200 == place.client.post("/api/people/guest", headers=MEANT).status_code


def test_nobody_new_comes_from_the_networks_of_somebody_suspended(place: Application) -> None:
    """If that is wanted: people there are told why; whoever has an account logs in."""
    judge, han = place.somebody(Role.MODERATOR), place.player("Han")
    guest = place.guest()
    wish = {"account": guest.id, "minutes": 60, "reason": WHY, "networks": True}
    judge.told("/api/people/suspend", wish)
    for path, body in (
        ("guest", None),
        ("register", {"name": "Leia", "password": PASSWORD}),
    ):
        answer = place.nobody.post(f"/api/people/{path}", body)
        assert 403 == answer.status_code
        assert "from your network" in answer.json()["message"]
        assert WHY in answer.json()["message"]
    place.nobody.told("/api/people/log-in", {"name": han.name, "password": PASSWORD})

    bans = judge.told("/api/people/bans", {})["bans"]
    assert {"", "#"} == {one["network"][:1] for one in bans}
    assert {(guest.id, WHY, judge.name)} == {
        (one["account"], one["reason"], one["made_by_name"]) for one in bans
    }
    [network] = [one["id"] for one in bans if one["network"]]
    judge.told("/api/people/lift-ban", {"ban": network})
    place.guest()


def test_a_suspended_person_is_told_why(place: Application) -> None:
    """When they sign in; lifting the ban from the list lets them in again."""
    judge, han = place.somebody(Role.MODERATOR), place.player("Han")
    judge.told("/api/people/suspend", {"account": han.id, "minutes": 60, "reason": WHY})
    me = {"name": "Han", "password": PASSWORD}
    answer = place.nobody.post("/api/people/log-in", me)
    assert (403, True) == (answer.status_code, WHY in answer.json()["message"])
    [ban] = judge.told("/api/people/bans", {})["bans"]
    judge.told("/api/people/lift-ban", {"ban": ban["id"]})
    place.nobody.told("/api/people/log-in", me)
    assert [] == judge.told("/api/people/bans", {})["bans"]


def test_bans_are_of_networks_that_can_be_read(place: Application) -> None:
    """Nothing wider than a provider's, and no moderator ends an administrator's suspension."""
    judge, admin = place.somebody(Role.MODERATOR), place.somebody(Role.ADMINISTRATOR)
    for network in ("0.0.0.0/0", "10.0.0.0/15", "::/0", "here", "1.2.3.4/33", "x" * 64):
        wish = {"network": network, "minutes": 1, "reason": WHY}
        assert 400 == judge.post("/api/people/ban-network", wish).status_code
    wish = {"network": "2001:db8::1", "minutes": 5, "reason": WHY, "everybody": True}
    judge.told("/api/people/ban-network", wish)
    [ban] = judge.told("/api/people/bans", {})["bans"]
    assert ("2001:db8::/64", True) == (ban["network"], ban["everybody"])
    other = place.somebody(Role.ADMINISTRATOR)
    admin.told("/api/people/suspend", {"account": other.id, "minutes": 5, "reason": WHY})
    [mine] = [one for one in admin.told("/api/people/bans", {})["bans"] if one["account"]]
    assert 403 == judge.post("/api/people/lift-ban", {"ban": mine["id"]}).status_code


# --- work -----------------------------------------------------------------------------------


def brought(place: Application, asked: dict[str, Any]) -> str:
    """A challenge with its solution."""
    return f"{asked['challenge']}:{solved(asked['challenge'], asked['bits'])}"


def with_work(place: Application, header: str) -> int:
    """The status for a guest who brings something."""
    headers = [*MEANT.items(), ("X-Dejarik-Work", header)]
    sent = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    place.client.cookies.clear()
    return place.client.post("/api/people/guest", headers=sent).status_code


def test_a_guest_costs_work_once(opens: Opens) -> None:
    """The solution of a challenge lets one in, and only one; without it nobody comes."""
    with opens(work=8) as place:
        answer = place.nobody.post("/api/people/guest")
        assert (428, "work") == (answer.status_code, answer.json()["code"])
        asked = place.nobody.get("/api/sign-up").json()["work"]
        assert 8 == asked["bits"]
        solution = brought(place, asked)
        assert [200, 428] == [with_work(place, solution) for _ in range(2)]


def test_work_that_is_none(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not solved, changed, cheaper than it was said to be, too long, no number, or too old."""
    with opens(work=8) as place:
        fresh = partial(place.nobody.get, "/api/sign-up")
        asked = fresh().json()["work"]
        until, bits, rest = asked["challenge"].split(".", 2)
        cheap = f"{until}.1.{rest}"
        wrong = next(n for n in range(999) if zero_bits(asked["challenge"], n) < 8)
        for header in (
            f"{asked['challenge']}:{wrong}",
            f"{cheap}:{solved(cheap, 8)}",
            f"{until}.{bits}.x:1",
            "x" * 300 + ":1",
            f"{asked['challenge']}:\u00b2",
            f"{asked['challenge']}:{'1' * 13}",
            ":",
            "a.b:1",
        ):
            assert 428 == with_work(place, header), header
        old = brought(place, fresh().json()["work"])
        monkeypatch.setattr(work, "HOLDS_MS", 0)
        assert 428 == with_work(place, brought(place, fresh().json()["work"]))
        assert 200 == with_work(place, old)
