"""
Seating: who may sit down under which terms, and with what.

What belongs here: the checks that offers and tables share. Nothing here is stored.
What does not: tables (`tables`) and offers (`seeks`).
"""

import secrets
from dataclasses import replace
from functools import partial
from typing import Final

from dejarik.bots.roster import BOTS, UnknownBot, seconds_in
from dejarik.hosting.options import UnknownChoice, chosen_in_full
from dejarik.hosting.play.settings_wire import Correspondence, NoClock, TableSettings
from dejarik.hosting.title import Title
from dejarik.service.lobby import deck_legality
from dejarik.service.lobby.deck_choice import chosen_deck, ready_decks_for
from dejarik.service.lobby.deck_wire import DeckChoice, ReadyChoice
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import BotSeat, Terms
from dejarik.service.lobby.table_store import PLAYING, WAITING, StoredSeat, TableStore
from dejarik.service.people.roles import Role
from dejarik.service.ports import Account, Database
from dejarik.service.refusals import Code, Refusal

UNRATED: Final = "play it unrated."
MOST_WAITING: Final = 5
MOST_PLAYING: Final = 50
MOST_THOUGHT: Final = 5
"""Seconds that a bot may think about an answer."""


async def seat_for(
    choice: DeckChoice, terms: Terms, who: Account, ports: LobbyPorts, seat: int = 0
) -> StoredSeat:
    """A seat for somebody with a deck that may be played under these terms. Raises Refusal."""
    agreed = deck_legality.check_terms(terms.title, terms.format, terms.edition, ports.titles)
    name, listed = await chosen_deck(choice, agreed.title, who, ports)
    await ports.checking.seat(
        who.id, ports.now, lambda: deck_legality.check_playable(name, listed, agreed)
    )
    return StoredSeat(seat, who.id, "", name, listed)


def in_full(terms: Terms, ports: LobbyPorts) -> Terms:
    """Terms with everything named that was left open. Raises Refusal when there are none such."""
    agreed = deck_legality.check_terms(terms.title, terms.format, terms.edition, ports.titles)
    allowed = agreed.title.seats
    seats = terms.seats or allowed[0]
    if seats not in allowed:
        known = " or ".join(map(str, allowed))
        message = f"{agreed.title.name()} is not played by {seats}."
        raise Refusal(Code.INVALID, message, f"It is played by {known}.")
    options = _chosen(terms, agreed)
    return Terms(terms.format, agreed.edition, agreed.title.id, seats, options)


def _chosen(terms: Terms, agreed: deck_legality.Agreed) -> dict[str, str]:
    """What is chosen for every option of the title. Raises Refusal for what cannot be."""
    options = agreed.title.options
    try:
        return chosen_in_full(options, terms.options, terms.format, agreed.edition)
    except UnknownChoice as error:
        known = ", ".join(error.known) or "nothing"
        raise Refusal(Code.INVALID, error.what, f"There is to choose: {known}.") from error


async def check_free(who: Account, database: Database) -> None:
    """
    Raise Refusal when somebody has as many tables as anybody may have.

    It is asked before work is done for a table, and by `hold_free` when there is one.
    """
    store = TableStore(database)
    if await store.count(who.id, WAITING) >= MOST_WAITING:
        message = f"You wait at {MOST_WAITING} tables already."
        raise Refusal(Code.CONFLICT, message, "Leave one of them first.")
    if await store.count(who.id, PLAYING) >= MOST_PLAYING:
        message = f"You play at {MOST_PLAYING} tables already."
        raise Refusal(Code.CONFLICT, message, "Finish one of them first.")


async def hold_free(who: Account, together: Database) -> None:
    """
    Hold somebody's account until a transaction ends in which they get one more table.

    Of many requests at once no more pass than may. Raises Refusal as `check_free` does.
    """
    await together.run("UPDATE accounts SET role = role WHERE id = %s", (who.id,))
    await check_free(who, together)


def check_settings(settings: TableSettings, ports: LobbyPorts, *players: Account) -> None:
    """
    Raise Refusal for settings that nobody can have here, or not with these players.

    Nobody plays by correspondence where nobody could be told that it is their turn, and no rating
    is moved by a bot account.
    """
    if settings.rated and any(player.role == Role.BOT for player in players):
        message = "A game with a bot account is not rated."
        raise Refusal(Code.INVALID, message, "Play it unrated.")
    if isinstance(settings.clock, Correspondence) and not ports.notices.offered():
        message = "Play by correspondence is not offered here: nobody could be told of their turn."
        raise Refusal(Code.INVALID, message, "Choose another clock.")


def check_rated(settings: TableSettings, places: int, *, alone: bool, forked: bool) -> None:
    """
    Raise Refusal for a rated game whose result would tell nothing of how strong its players are.

    So it does for a match of more than two, or one that goes on from another game.
    `alone` is somebody who plays against bots only; `forked` is a game that others have begun.
    Without a clock nobody would have to lose: whoever is behind would leave, and it would hang.
    """
    if settings.best_of > 1 and (places != 2 or forked):
        message = "A match is for two players who begin at the beginning."
        raise Refusal(Code.INVALID, message, "Play a single game.")
    if not settings.rated:
        return
    advice = f"{UNRATED.capitalize()}"
    if isinstance(settings.clock, NoClock):
        message = "A rated game needs a clock: without one, nobody who leaves would lose."
        raise Refusal(Code.INVALID, message, f"Choose minutes or days, or {UNRATED}")
    if places != 2:
        raise Refusal(Code.INVALID, "Only games of two players are rated.", advice)
    if forked:
        message = "A game that goes on from another one is not rated: its course is known."
        raise Refusal(Code.INVALID, message, advice)
    if alone and settings.undo == "consent":
        # A bot agrees to everything.
        message = "A rated game against the computer takes no answer back once something was seen."
        raise Refusal(Code.INVALID, message, "Choose another undo, or play it unrated.")


async def bot_seats(
    against: BotSeat,
    terms: Terms,
    who: Account,
    ports: LobbyPorts,
    own: StoredSeat,
    *,
    rated: bool = False,
) -> list[StoredSeat]:
    """
    The other seats for a bot, with the deck it was given or one that fits somebody's own.

    For a rated game it is drawn from the decks of the program that fit, so that nobody chooses
    what they play against. Raises Refusal.
    """
    try:
        is_quick = seconds_in(against.bot) <= MOST_THOUGHT
    except UnknownBot:
        is_quick = False
    if not is_quick:
        message = f"No bot here is called {against.bot!r}."
        known = ", ".join(BOTS)
        advice = f"Choose one of: {known}. Programs may ask for search:0.5, {MOST_THOUGHT} at most."
        raise Refusal(Code.INVALID, message, advice)
    title = deck_legality.title_of(terms.title, ports.titles)
    if rated and against.deck is not None:
        message = "In a rated game the computer's deck is drawn for it."
        raise Refusal(Code.INVALID, message, f"Leave its deck open, or {UNRATED}")
    choice = against.deck or await _fitting(title, terms, who, ports, own, rated=rated)
    brought = await seat_for(choice, terms, who, ports)
    deck_legality.check_company(title, [own.listed, brought.listed])
    bot = replace(brought, account="", bot=against.bot)
    return [replace(bot, seat=place) for place in range(1, terms.seats)]


async def _fitting(
    title: Title, terms: Terms, who: Account, ports: LobbyPorts, own: StoredSeat, *, rated: bool
) -> ReadyChoice:
    """
    The first deck of the program that fits these terms and somebody's own; drawn if rated.

    What a format allows, an edition may still forbid: one by one they are held against it.
    """
    found = ready_decks_for(title, terms.format, own.listed)
    if rated:
        secrets.SystemRandom().shuffle(found)
    for deck in found:
        check = partial(deck_legality.fits_edition, title, deck.listed, terms.format, terms.edition)
        if await ports.checking.seat(who.id, ports.now, check):
            return ReadyChoice(deck.name)
    message = f"No deck that comes with the program is legal in {terms.format} by these rules."
    raise Refusal(Code.MISSING, message, "Choose the bot's deck or other rules yourself.")
