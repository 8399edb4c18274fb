"""Lists of the living format as people paste them: every form gives the same deck, and it plays."""

import json
from collections import Counter
from collections.abc import Callable

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.games.destiny.building.lists import DeckList, ReadyDeck
from dejarik.games.destiny.model.facts import CHARACTER, PLOT, Card
from dejarik.kernel.chance import seed_from
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.checks import verdict_on
from dejarik.titles.destiny.decks.lists import read_list
from dejarik.titles.destiny.decks.ready import setup_of_lists

LIVING = "ARHS"
DECKS = [deck for deck in files.ready_decks() if deck.format == LIVING]

Line = tuple[int, Card]
"""How many copies of a card, or of a character how many dice."""


def lines_of(deck: ReadyDeck) -> list[Line]:
    """The team first, then the battlefield, then the deck; a character twice is two lines."""
    facts = files.facts()
    team = [(dice, facts[code]) for code, dice in deck.team]
    battlefield = [(1, facts[deck.battlefield])]
    return [*team, *battlefield, *[(copies, facts[code]) for code, copies in deck.cards]]


def exported(deck: ReadyDeck) -> str:
    """The community site's own file."""
    slots: dict[str, dict[str, int]] = {}
    for count, card in lines_of(deck):
        is_bought = card.type in (CHARACTER, PLOT)
        slot = slots.setdefault(card.code, {"quantity": 0, "dice": 0})
        slot["quantity"] += 1 if is_bought else count
        slot["dice"] += count if is_bought else 0
    return json.dumps({"name": deck.name, "slots": slots})


def with_sets(deck: ReadyDeck) -> str:
    """A number, a title, and the short name of the set with the card's number."""
    return "\n".join(f"{n} {one.title} ({one.set_code} {one.number})" for n, one in lines_of(deck))


def in_full(deck: ReadyDeck) -> str:
    """Subtitles, whole names of sets, and headings."""
    names = {one.code: one.name for one in files.sets()}
    said = ["Characters (2)", ""]
    for count, one in lines_of(deck):
        title = f"{one.title}, {one.subtitle}" if one.subtitle else one.title
        said.append(f"{count}x {title} ({names[one.set_code]} #{one.number})")
        if one.code == deck.battlefield:
            said += ["", "== Main deck [30] =="]
    return "\r\n".join(said)


def by_code(deck: ReadyDeck) -> str:
    """Nothing but codes."""
    return "\n".join(f"{count} {one.code}" for count, one in lines_of(deck))


def with_codes(deck: ReadyDeck) -> str:
    """Titles with the code behind them, tidied by hand."""
    rows = [f"  {count} x {one.title} ({one.code})  " for count, one in lines_of(deck)]
    return "# my deck\n" + "\n\n".join(rows)


FORMS = (exported, with_sets, in_full, by_code, with_codes)


def counted(listed: DeckList) -> tuple[Counter[tuple[str, int]], Counter[str], Counter[str]]:
    """A list without its order."""
    return Counter(listed.team), Counter(listed.battlefields), Counter(listed.cards)


def test_the_living_format_has_twelve_decks() -> None:
    """Six of either side, and no card stands in none of its sets."""
    assert {"hero": 6, "villain": 6} == Counter(deck.side for deck in DECKS)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_every_form_of_a_list_is_the_same_deck(
    deck: ReadyDeck, form: Callable[[ReadyDeck], str]
) -> None:
    """Every line is understood, and the list is legal and can be played."""
    found = read_list(form(deck).encode())

    assert () == found.unread
    assert counted(deck.deck_list()) == counted(found.listed)
    verdict = verdict_on(found.listed, files.formats()[LIVING])
    assert (True, True) == (verdict.legal, verdict.playable), verdict.reasons


@pytest.mark.parametrize("place", range(len(DECKS)))
def test_a_pasted_list_plays_to_the_end(place: int) -> None:
    """Each against the next one, in another form each time."""
    game = games.destiny()
    pair = (DECKS[place], DECKS[(place + 1) % len(DECKS)])
    forms = (FORMS[place % len(FORMS)], FORMS[(place + 1) % len(FORMS)])
    one, other = (
        read_list(form(deck).encode()).listed for form, deck in zip(forms, pair, strict=True)
    )
    s = game.start(setup_of_lists((one, other), ("a", "b"), LIVING), seed_from(f"pasted {place}"))
    bots = [RandomBot(f"pasted {place} {seat}") for seat in range(2)]

    while asked := game.pending(s):
        decision = asked[0]
        game.apply(s, decision.seat, decision.id, bots[decision.seat].answer(decision))

    assert game.outcome(s) is not None
