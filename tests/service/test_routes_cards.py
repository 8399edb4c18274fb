"""Cards over HTTP: the whole catalogue in one file, and what is ruled about one card."""

import gzip
from collections.abc import Iterator

import msgspec
import pytest

from dejarik.hosting.rulings import Rules
from dejarik.service.handlers import card_routes
from dejarik.service.wire import ShowCard
from dejarik.testing.application import Application, application
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.catalogue.wire import CardFacts, Catalogue
from dejarik.titles.destiny.title import TITLE
from dejarik.titles.imperial.catalogue import files as imperial_files
from dejarik.titles.imperial.title import TITLE as IMPERIAL

MOST_BYTES = 300_000


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, migrated_file: object) -> Iterator[Application]:
    """The whole application; cards need nothing from its database."""
    with application(f"sqlite:///{migrated_file}") as opened:
        yield opened


def catalogue(place: Application, edition: str) -> dict[str, CardFacts]:
    """The cards of an edition by their code, as a client reads them."""
    answer = place.nobody.get(f"/api/cards?edition={edition}")
    assert 200 == answer.status_code
    return {card.code: card for card in msgspec.json.decode(answer.content, type=Catalogue).cards}


def test_everything_is_in_one_small_file(place: Application) -> None:
    """All printings and all sets, packed, and no answer that is stored nowhere."""
    answer = place.client.get("/api/cards", headers={"Accept-Encoding": "gzip"})
    told = msgspec.json.decode(answer.content, type=Catalogue)

    assert files.facts().keys() == {card.code for card in told.cards}
    assert [one.code for one in files.sets()] == [one.code for one in told.sets]
    assert "gzip" == answer.headers["content-encoding"]
    assert int(answer.headers["content-length"]) < MOST_BYTES
    assert "no-cache" == answer.headers["cache-control"]


def test_a_card_has_its_facts_and_our_text(place: Application) -> None:
    """Facts as the sheet of a card has them, lines of text for what can be played."""
    phasma = catalogue(place, "arh")["01001"]

    assert ("Captain Phasma", "character", "red", "villain") == (
        phasma.title,
        phasma.type,
        phasma.colour,
        phasma.affiliation,
    )
    assert (11, (12, 15), ("1RD", "2RD", "1F", "1Dc", "1R", "-")) == (
        phasma.health,
        phasma.points,
        phasma.sides,
    )
    assert phasma.playable
    assert phasma.text


def test_what_cannot_be_played_says_what_is_missing(place: Application) -> None:
    """Playable is what has a text here; of some others it is known what they wait for."""
    cards = catalogue(place, "arh")

    assert card_texts().keys() == {code for code, card in cards.items() if card.playable}
    assert not any(card.text for card in cards.values() if not card.playable)
    assert not any(card.missing for card in cards.values() if card.playable)
    assert any(card.missing for card in cards.values())


def test_an_edition_has_its_own_texts(place: Application) -> None:
    """A card that an erratum changed reads otherwise before it."""
    assert catalogue(place, "arh")["01111"].text != catalogue(place, "ffg")["01111"].text


def test_whoever_has_it_is_not_sent_it_again(place: Application) -> None:
    """The tag is enough, and it is another one for another edition."""
    tag = place.nobody.get("/api/cards").headers["etag"]
    again = place.client.get("/api/cards", headers={"If-None-Match": tag})
    other = place.client.get("/api/cards?edition=launch", headers={"If-None-Match": tag})

    assert (304, b"") == (again.status_code, again.content)
    assert 200 == other.status_code


def test_it_is_made_once(place: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks second gets the bytes of the first."""
    place.nobody.get("/api/cards")
    monkeypatch.setattr(card_routes, "_made", None)

    assert 200 == place.nobody.get("/api/cards").status_code


def test_rulings_are_those_of_all_printings(place: Application) -> None:
    """A reprint has the rulings of its first printing; each says where it stands."""
    reprint, first = next(
        (card.code, card.reprint_of)
        for card in files.facts().values()
        if card.reprint_of and any(card.reprint_of in one.cards for one in files.rulings().rulings)
    )
    told = place.nobody.get(f"/api/cards/{reprint}/rulings").json()["rulings"]

    assert told
    assert told == place.nobody.get(f"/api/cards/{first}/rulings").json()["rulings"]
    assert {"id", "text", "section", "standing"} == told[0].keys() - {"why"}


def test_rulings_are_those_of_the_edition(place: Application) -> None:
    """An erratum of later is no ruling of the first edition."""

    def ids(edition: str) -> list[str]:
        answer = place.nobody.get(f"/api/cards/01138/rulings?edition={edition}")
        return [one["id"] for one in answer.json()["rulings"]]

    assert "arh.errata.01" in ids("arh")
    assert "arh.errata.01" not in ids("launch")


def test_any_card_of_any_title_can_be_asked_about(place: Application) -> None:
    """Codes are as long as their title makes them, over HTTP and at a table."""
    asked = msgspec.json.Decoder(ShowCard)
    for code in (*imperial_files.deployments(), *imperial_files.commands()):
        message = msgspec.json.encode({"type": "card", "ref": 1, "code": code})
        assert code == asked.decode(message).code
    longest = max(imperial_files.deployments(), key=len)
    answer = place.nobody.get(f"/api/cards/{longest}/rulings?title={IMPERIAL.id}")
    assert 200 == answer.status_code


@pytest.mark.parametrize("title", ["destiny", "imperial-assault"])
def test_the_rules_of_a_title_are_one_file(place: Application, title: str) -> None:
    """By topic, with what is open; whoever has it is not sent it again."""
    answer = place.nobody.get(f"/api/rules?title={title}")
    told = msgspec.json.decode(answer.content, type=Rules)
    tag = {"If-None-Match": answer.headers["etag"]}

    assert title == told.title
    assert {"proven", "outside", "waiting"} <= {
        rule.standing for topic in told.topics for rule in topic.rules
    }
    assert told.questions
    assert 304 == place.client.get(f"/api/rules?title={title}", headers=tag).status_code
    assert 404 == place.nobody.get(f"/api/rules?title={title}&edition=none").status_code


def test_a_ruling_is_found_by_its_id(place: Application) -> None:
    """What an explanation cites can be read."""
    told = place.nobody.get("/api/rulings/arh.part2.blank.01").json()

    assert ("arh.part2.blank.01", "Part 2 / Blank") == (told["id"], told["section"])
    assert told["text"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/cards?edition=none",
        "/api/cards/99999/rulings",
        "/api/cards/01138/rulings?edition=none",
        "/api/rulings/none",
    ],
)
def test_what_is_not_there_is_refused_in_words(place: Application, path: str) -> None:
    """Each refusal says what there is instead."""
    answer = place.nobody.get(path)

    assert (404, "missing") == (answer.status_code, answer.json()["code"])


def test_packed_bytes_are_the_same_for_everybody(place: Application) -> None:
    """The same release gives the same bytes, so every process has the same tag."""
    kept = card_routes._made(TITLE, "launch", card_routes._cards)

    assert kept.plain == gzip.decompress(kept.packed)
    assert kept.tag == card_routes._made(TITLE, "launch", card_routes._cards).tag
