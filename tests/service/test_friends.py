"""Friends: asked, accepted, ended, seen; challenges: made, taken, declined, lapsed."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from dejarik.service.lobby import challenges
from dejarik.service.people import friend_store
from dejarik.service.people.roles import Role
from dejarik.testing.application import Application, Somebody, application

TERMS = {"format": "starter"}
READY = {"kind": "ready", "name": "aw-heroes"}
OTHER = {"kind": "ready", "name": "aw-villains"}


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application over an empty database of each kind."""
    with application(database_url) as opened:
        yield opened


def two(place: Application) -> tuple[Somebody, Somebody]:
    """Two people."""
    return place.somebody(Role.PLAYER), place.somebody(Role.PLAYER)


def about(somebody: Somebody) -> dict[str, str]:
    """A request about somebody."""
    return {"account": somebody.id}


def befriend(one: Somebody, other: Somebody) -> None:
    """One asks, the other agrees."""
    one.told("/api/friends/ask", about(other))
    other.told("/api/friends/accept", about(one))


def names(somebody: Somebody) -> dict[str, list[str]]:
    """Who is in each list of somebody's, by id."""
    told = somebody.get("/api/friends").json()
    return {
        "friends": [one["person"]["id"] for one in told["friends"]],
        "asking": [one["id"] for one in told["asking"]],
        "asked": [one["id"] for one in told["asked"]],
    }


def challenged(one: Somebody, other: Somebody, **more: object) -> dict[str, Any]:
    """The table at which a seat waits for the other."""
    body = {**about(other), "terms": TERMS, "deck": READY, **more}
    table: dict[str, Any] = one.told("/api/tables/challenge", body)
    return table


def test_friends_are_asked_and_agree(place: Application) -> None:
    """Until then each sees who asks whom; it can be ended from either side."""
    han, leia = two(place)
    han.told("/api/friends/ask", about(leia))
    han.told("/api/friends/ask", about(leia))
    assert {"friends": [], "asking": [], "asked": [leia.id]} == names(han)
    assert [han.id] == [one["id"] for one in leia.get("/api/inbox").json()["asking"]]

    leia.told("/api/friends/accept", about(han))
    for one, other in ((han, leia), (leia, han)):
        assert {"friends": [other.id], "asking": [], "asked": []} == names(one)
    leia.told("/api/friends/end", about(han))
    assert [[], []] == [names(one)["friends"] for one in (han, leia)]
    assert 404 == leia.post("/api/friends/accept", about(han)).status_code


def test_two_who_ask_each_other_are_friends(place: Application) -> None:
    """Nobody has to accept what they wanted themselves."""
    han, leia = two(place)
    han.told("/api/friends/ask", about(leia))
    leia.told("/api/friends/ask", about(han))

    assert [leia.id] == names(han)["friends"]


def test_a_block_ends_a_friendship_and_lets_none_begin(place: Application) -> None:
    """Nor a challenge."""
    han, greedo = two(place)
    befriend(han, greedo)
    han.told("/api/people/block", about(greedo))

    assert [] == names(greedo)["friends"]
    assert 403 == greedo.post("/api/friends/ask", about(han)).status_code
    body = {**about(han), "terms": TERMS, "deck": READY}
    assert 403 == greedo.post("/api/tables/challenge", body).status_code


def test_nobody_has_friends_without_end(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has many ends one first; guests have none, and nobody is their own."""
    monkeypatch.setattr(friend_store, "MOST_FRIENDS", 1)
    han, leia = two(place)
    befriend(han, leia)

    answers = [
        han.post("/api/friends/ask", about(one)).status_code
        for one in (place.somebody(Role.PLAYER), place.guest(), han)
    ]
    assert [409, 409, 400] == answers


def test_agreeing_has_the_same_limit_as_asking(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is asked by many has no more friends than others; the rest goes on asking."""
    monkeypatch.setattr(friend_store, "MOST_FRIENDS", 2)
    han = place.somebody(Role.PLAYER)
    askers = [place.somebody(Role.PLAYER) for _ in range(4)]
    for one in askers:
        one.told("/api/friends/ask", about(han))

    answers = [han.post("/api/friends/accept", about(one)) for one in askers[:3]]
    assert [200, 200, 409] == [one.status_code for one in answers]
    assert 409 == han.post("/api/friends/ask", about(askers[3])).status_code
    assert 2 == len(names(han)["friends"])
    assert [one.id for one in askers[2:]] == names(han)["asking"]


def test_so_many_may_ask_one_person(place: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists are no longer than that, whatever was stored before."""
    monkeypatch.setattr(friend_store, "MOST_ASKING", 2)
    han = place.somebody(Role.PLAYER)
    askers = [place.somebody(Role.PLAYER) for _ in range(3)]
    codes = [one.post("/api/friends/ask", about(han)).status_code for one in askers]

    assert [200, 200, 409] == codes
    monkeypatch.setattr(friend_store, "MOST_ASKING", 1)
    assert [askers[0].id] == names(han)["asking"]


def test_agreeing_at_once_makes_no_more_friends(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody who asked is accepted in the same moment; the account is held meanwhile."""
    monkeypatch.setattr(friend_store, "MOST_FRIENDS", 3)
    han = place.somebody(Role.PLAYER)
    askers = [place.somebody(Role.PLAYER) for _ in range(8)]
    for one in askers:
        one.told("/api/friends/ask", about(han))
    with ThreadPoolExecutor(8) as pool:
        codes = list(
            pool.map(lambda one: han.post("/api/friends/accept", about(one)).status_code, askers)
        )

    assert [200] * 3 + [409] * 5 == sorted(codes)
    assert 3 == len(names(han)["friends"])


def test_a_challenge_is_taken_with_a_deck(place: Application) -> None:
    """It waits for one person, who sees it wherever they are; then both sit at a table."""
    han, leia = two(place)
    table = challenged(han, leia)
    assert [table["id"]] == [one["id"] for one in leia.get("/api/inbox").json()["invited"]]
    again = {**about(leia), "terms": TERMS, "deck": READY}
    assert 409 == han.post("/api/tables/challenge", again).status_code
    bare = leia.post("/api/tables/sit", {"table": table["id"]})
    assert (400, "You have chosen no deck.") == (bare.status_code, bare.json()["message"])

    sat = leia.told("/api/tables/sit", {"table": table["id"], "deck": OTHER})
    assert [(han.id, True), (leia.id, True)] == [
        (seat["account"], seat["here"]) for seat in sat["seats"]
    ]
    assert 64 == len(sat["commitment"])
    assert [] == leia.get("/api/inbox").json()["invited"]


@pytest.mark.parametrize("who", ["challenger", "challenged"])
def test_a_challenge_is_declined_or_taken_back(place: Application, who: str) -> None:
    """The table goes with it."""
    han, leia = two(place)
    table = challenged(han, leia)["id"]
    (han if who == "challenger" else leia).told("/api/tables/leave", {"table": table})

    assert [] == leia.get("/api/inbox").json()["invited"]
    for one in (han, leia):
        assert 404 == one.post("/api/tables/show", {"table": table}).status_code


def test_a_challenge_lapses(place: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is in nobody's list, and nobody sits down."""
    monkeypatch.setattr(challenges, "LIVE_MS", 0)
    han, leia = two(place)
    table = challenged(han, leia)["id"]

    assert [] == leia.get("/api/inbox").json()["invited"]
    assert [] == han.get("/api/tables/mine").json()["tables"]
    sitting = leia.post("/api/tables/sit", {"table": table, "deck": OTHER})
    assert 410 == sitting.status_code


def test_challenges_have_limits(place: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever is challenged, and nobody challenges themselves or three players."""
    monkeypatch.setattr(challenges, "MOST_CHALLENGED", 1)
    han, leia = two(place)
    challenged(han, leia)
    body = {"terms": TERMS, "deck": READY}
    lando = place.somebody(Role.PLAYER)
    assert 409 == lando.post("/api/tables/challenge", {**body, **about(leia)}).status_code
    assert 400 == lando.post("/api/tables/challenge", {**body, **about(lando)}).status_code
