"""
Terms: what can be played here.

What belongs here: what a client offers to choose from. What does not: choosing.
"""

from dejarik.bots.roster import STRENGTHS
from dejarik.hosting.options import SetupOption
from dejarik.hosting.title import Title
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import (
    BotOffered,
    BotRating,
    ChoiceOffered,
    FormatOffered,
    OptionOffered,
    TermsOffered,
    TitleOffered,
)
from dejarik.service.lobby.rating_store import BOT, Held, RatingStore


async def list_terms(ports: LobbyPorts) -> TermsOffered:
    """The games with their editions and formats, the clocks, and the bots with their ratings."""
    clocks = ("none", "chess", "correspondence") if ports.notices.offered() else ("none", "chess")
    bots = tuple(BotOffered(one.name, one.words) for one in STRENGTHS.values())
    rated = tuple(_rating(one) for one in await RatingStore(ports.database).of_bots())
    return TermsOffered(tuple(map(_offered, ports.titles)), clocks, bots, rated)


def _rating(held: Held) -> BotRating:
    bot, rating = held.holder.removeprefix(BOT), held.rating
    return BotRating(bot, *held.ladder, round(rating.points), rating.is_provisional)


def _offered(title: Title) -> TitleOffered:
    playable = {code for deck in title.decks.ready() for code in deck.legal}
    formats = tuple(
        FormatOffered(one.code, one.name, one.code in playable) for one in title.decks.formats()
    )
    return TitleOffered(
        title.id,
        title.name(),
        title.editions,
        formats,
        title.seats,
        title.responses,
        tuple(map(_option, title.options)),
    )


def _option(option: SetupOption) -> OptionOffered:
    choices = tuple(
        ChoiceOffered(one.key, one.name, one.words, dict(one.given or {})) for one in option.choices
    )
    return OptionOffered(option.key, option.name, option.usual, choices, option.drawn)
