"""
Windows of ratings: to whom a rated offer is open.

What belongs here: making one, holding somebody against it, telling it.
What does not: how far it reaches when (`hosting.people.matching`), and offers (`seeks`).
"""

from dejarik.hosting.people.matching import ANY_RATING, Window, window_of
from dejarik.hosting.people.ratings import Rating, after_idle
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.rating_store import Ladder, RatingStore
from dejarik.service.lobby.seek_store import StoredSeek
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal


async def window_for(
    request: wire.OfferSeek, terms: wire.Terms, who: Account, ports: LobbyPorts
) -> Window:
    """The ratings that an offer is open to; any, if it is unrated or for whoever has its link."""
    if request.private or not request.settings.rated:
        return ANY_RATING
    rating = await _rating(who, Ladder(terms.title, terms.format), ports)
    return window_of(rating, request.limits.below, request.limits.above)


async def _rating(who: Account, ladder: Ladder, ports: LobbyPorts) -> Rating:
    """Somebody's rating as it is today; that of somebody new for whoever has none."""
    for held in await RatingStore(ports.database).of(who.id):
        if held.ladder == ladder:
            return after_idle(held.rating, ports.now() - held.played)
    return Rating()


async def check_window(seek: StoredSeek, who: Account, ports: LobbyPorts) -> None:
    """Raise Refusal where somebody is too weak or too strong for a rated offer."""
    window = seek.window
    if window.is_for_anybody():
        return
    points = round((await _rating(who, Ladder(seek.title, seek.format), ports)).points)
    if not window.low <= points <= window.high:
        message = f"This offer is for ratings of {window.low} to {window.high}; yours is {points}."
        raise Refusal(Code.CONFLICT, message, "Take another one, or make one yourself.")


def told_window(window: Window) -> wire.RatingWindow | None:
    """A window as anybody is told of it; nothing for what is open to anybody."""
    if window.is_for_anybody():
        return None
    return wire.RatingWindow(window.points, window.low, window.high, window.begins)
