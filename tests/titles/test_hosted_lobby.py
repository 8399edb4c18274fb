"""Two titles in one lobby: what is offered, brought, looked up, matched and played again."""

from typing import Any

import pytest

from dejarik.hosting.play.receipt_wire import read_receipt
from dejarik.hosting.play.receipts import check
from dejarik.service.game_starts import StartPorts
from dejarik.testing.application import Application, Somebody
from dejarik.testing.played_games import play_out
from tests.service.test_table_and_lobby import at_table
from tests.titles.both import BOTH
from tests.titles.toy.title import TITLE

NONCE = "0123456789abcdef" * 2
STEADY = {"kind": "ready", "name": "steady"}
FIERCE = {"kind": "ready", "name": "fierce"}
HEROES = {"kind": "ready", "name": "aw-heroes"}
THREE = {"format": "plain", "title": "toy", "seats": 3}
TWO = {"format": "plain", "title": "toy"}
LIST = "2 Strike\n2 Bomb\n2 Banner\n1 Guard\n1 Ward"

Table = dict[str, Any]


def begun(table: Table, people: list[Somebody]) -> Table:
    """The table once everybody has added a share of the chance."""
    for one in people:
        table = one.told("/api/tables/nonce", {"table": table["id"], "nonce": NONCE})
    assert "playing" == table["status"]
    return table


def seated(people: list[Somebody], terms: object = THREE) -> Table:
    """A table of the toy that these people sit at."""
    first, *others = people
    table: Table = first.told("/api/tables/create", {"terms": terms, "deck": STEADY})
    for one in others:
        table = one.told("/api/tables/sit", {"table": table["id"], "deck": FIERCE})
    return table


def play_to_the_end(place: Application, game: str) -> None:
    """Let everybody answer by chance."""
    ports: StartPorts = place.state.ports.others[StartPorts]
    place.client.blocking_portal.call(play_out, ports.journal, game, "1", BOTH)


def names(table: Table) -> list[str]:
    """Who sits where."""
    return [seat["name"] for seat in table["seats"]]


def test_both_titles_are_offered(place: Application) -> None:
    """With their editions, formats and numbers of seats; Destiny is meant where none is named."""
    offered = place.guest().get("/api/terms").json()["titles"]

    assert ["destiny", "toy"] == [title["id"] for title in offered]
    assert {
        "id": "toy",
        "name": "Toy",
        "editions": ["toy"],
        "formats": [
            {"code": "plain", "name": "Plain", "ready": True},
            {"code": "wild", "name": "Wild", "ready": True},
        ],
        "seats": [2, 3],
        "responses": False,
        "options": [
            {
                "key": "life",
                "name": "Life",
                "usual": "6",
                "drawn": False,
                "choices": [
                    {"key": "6", "name": "Six", "words": "", "given": {}},
                    {"key": "3", "name": "Three", "words": "A short game.", "given": {}},
                ],
            }
        ],
    } == offered[1]


def test_cards_and_rulings_are_those_of_a_title(place: Application) -> None:
    """The first title's where none is named; one title's codes and ids are not the other's."""
    guest = place.guest()

    cards = guest.get("/api/cards?title=toy").json()
    assert ["strike", "bomb", "banner", "guard", "ward", "echo"] == [
        one["code"] for one in cards["cards"]
    ]
    about = guest.get("/api/cards/guard/rulings?title=toy").json()
    assert ["toy.guard.01"] == [one["id"] for one in about["rulings"]]
    assert "proven" == about["rulings"][0]["standing"]
    assert [] == guest.get("/api/cards/guard/odds?title=toy").json()["rolls"]
    assert "Ward" == guest.get("/api/rulings/toy.ward.01?title=toy").json()["section"]
    for path in ("/api/cards/guard/rulings", "/api/rulings/toy.ward.01"):
        assert 404 == guest.get(path).status_code
    assert 404 == guest.get("/api/cards/01001/rulings?title=toy").status_code
    assert "There are: destiny, toy." == guest.get("/api/cards?title=chess").json()["advice"]


def test_a_deck_is_kept_with_its_title(place: Application) -> None:
    """Read, checked and shown as the title does it; the other title cannot read it."""
    ann = place.player("Ann")
    store = {"name": "Mine", "title": "toy", "format": "plain", "text": LIST}

    deck = ann.told("/api/decks/store", store)

    assert ("toy", True) == (deck["title"], deck["checked"]["legal"])
    assert ["strike", "strike", "bomb", "bomb", "banner", "banner", "guard", "ward"] == deck[
        "cards"
    ]["cards"]
    text = {"text": "3 Strike\n5 Guard", "format": "plain", "title": "toy"}
    checked = ann.told("/api/decks/check", text)
    assert [
        "There are 3 of Strike; at most 2 are allowed.",
        "There are 5 of Guard; at most 2 are allowed.",
    ] == [one["text"] for one in checked["reasons"]]
    assert 400 == ann.post("/api/decks/store", {**store, "title": "destiny"}).status_code


@pytest.mark.parametrize(
    ("terms", "deck"),
    [({"format": "starter"}, STEADY), (TWO, HEROES)],
    ids=["a toy deck at Destiny", "a deck of Destiny at the toy"],
)
def test_a_deck_of_one_title_is_refused_at_a_table_of_the_other(
    place: Application, terms: object, deck: object
) -> None:
    """Ready decks are not known there."""
    answer = place.guest().post("/api/tables/create", {"terms": terms, "deck": deck})

    assert (404, "missing") == (answer.status_code, answer.json()["code"])


def test_a_kept_deck_of_one_title_is_refused_at_a_table_of_the_other(place: Application) -> None:
    """Although it is one's own."""
    ann = place.player("Ann")
    store = {"name": "Mine", "title": "toy", "format": "plain", "text": LIST}
    own = {"kind": "own", "id": ann.told("/api/decks/store", store)["id"]}

    answer = ann.post("/api/tables/create", {"terms": {"format": "starter"}, "deck": own})

    assert (400, "invalid") == (answer.status_code, answer.json()["code"])
    assert 200 == ann.post("/api/tables/create", {"terms": TWO, "deck": own}).status_code


def test_a_number_of_seats_is_the_titles_to_allow(place: Application) -> None:
    """Destiny stays at two, and the toy does not go to four."""
    guest = place.guest()
    destiny = {"terms": {"format": "starter", "seats": 3}, "deck": HEROES}
    four = {"terms": {**THREE, "seats": 4}, "deck": STEADY}

    assert "It is played by 2." == guest.post("/api/tables/create", destiny).json()["advice"]
    assert "It is played by 2 or 3." == guest.post("/api/tables/create", four).json()["advice"]


def test_three_sit_down_and_play_again_a_seat_further_on(place: Application) -> None:
    """The game has a replay for each of them and a receipt; the rematch waits for all."""
    people = [place.player(name) for name in ("Ann", "Bob", "Cid")]
    table = seated(people)
    assert ["Ann", "Bob", "Cid"] == names(table)
    game = begun(table, people)["game"]
    play_to_the_end(place, game)
    with at_table(people[2], game) as seat_of_cid:
        assert "over" in [one["type"] for one in seat_of_cid.heard]

    over = people[0].told("/api/tables/show", {"table": table["id"]})
    assert "over" == over["status"]
    assert [0, 1, 2] == sorted(seat for level in over["result"]["ranking"] for seat in level)
    for seat in (-1, 0, 1, 2):
        replay = people[0].get(f"/api/games/{game}/replay?seat={seat}").json()
        assert (seat, seat) == (replay["seat"], replay["messages"][0]["view"]["seat"])
    receipt = read_receipt(people[0].get(f"/api/games/{game}/receipt").content)
    found = check(receipt, TITLE.game(receipt.setup), TITLE.release(receipt.setup))
    assert ([], 3) == (found.findings, len(receipt.nonces))

    again = people[1].told("/api/tables/rematch", {"table": table["id"]})
    assert ["Cid", "Ann", "Bob"] == names(again)
    assert "" == again["commitment"]
    for one in (people[2], people[0]):
        again = one.told("/api/tables/rematch", {"table": table["id"]})
    begun(again, people)


def test_three_offers_that_fit_become_one_table(place: Application) -> None:
    """Two are too few, somebody who wants two is not taken, and the first to offer sits first."""
    ann, bob, cid, dot = (place.player(name) for name in ("Ann", "Bob", "Cid", "Dot"))
    mine = ann.told("/api/seeks/offer", {"terms": THREE, "deck": STEADY})
    dot.told("/api/seeks/offer", {"terms": TWO, "deck": STEADY})
    assert "" == bob.told("/api/seeks/offer", {"terms": THREE, "deck": FIERCE})["table"]

    last = cid.told("/api/seeks/offer", {"terms": THREE, "deck": STEADY})

    assert last["table"] == ann.told("/api/seeks/show", {"id": mine["id"]})["table"]
    table = ann.told("/api/tables/show", {"table": last["table"]})
    assert ["Ann", "Bob", "Cid"] == names(table)
    assert 64 == len(table["commitment"])
    begun(table, [ann, bob, cid])


def test_an_offer_for_three_that_is_taken_waits_for_the_third(place: Application) -> None:
    """Whoever takes it sits beside its owner, and the last seat is free."""
    ann, bob, cid = (place.player(name) for name in ("Ann", "Bob", "Cid"))
    seek = ann.told("/api/seeks/offer", {"terms": THREE, "deck": STEADY})

    table = bob.told("/api/seeks/take", {"id": seek["id"], "deck": FIERCE})

    assert (["Ann", "Bob"], "") == (names(table), table["commitment"])
    table = cid.told("/api/tables/sit", {"table": table["id"], "deck": STEADY})
    begun(table, [ann, bob, cid])


def test_one_plays_against_two_bots(place: Application) -> None:
    """A table for three against a bot has one in each of the other seats."""
    ann = place.player("Ann")
    body = {"terms": THREE, "deck": STEADY, "against": {"bot": "random"}}

    table = ann.told("/api/tables/create", body)

    assert ["", "random", "random"] == [seat["bot"] for seat in table["seats"]]
    begun(table, [ann])
