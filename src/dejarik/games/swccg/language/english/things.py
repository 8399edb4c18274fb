"""
What the things of a view are called: copies, places, piles, cards by their handles.

What belongs here: finding them, and telling equal ones apart. What does not: questions (`table`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids

if TYPE_CHECKING:
    from dejarik.games.swccg.language.english.speaker import Speaker
    from dejarik.games.swccg.wire import CardView, CopyView, PlaceView, PlayerView, SeatView

TOP: Final = {
    "reserve": "the top of the Reserve Deck",
    "force": "the top of the Force Pile",
    "used": "the top of the Used Pile",
    "drawn": "the last destiny draw",
}
"""What a card in a pile is called by whoever may not know it."""


class ViewThings:
    """Names for everything in one view."""

    def __init__(self, speaker: Speaker, view: SeatView) -> None:
        self.speaker = speaker
        self.view = view

    def name(self, number: int) -> str:
        """Anything by its number; a card by its handle, which is negative."""
        if number < 0:
            return self.card(-number)
        if ids.is_pile(number):
            seat, pile = ids.pile_of(number)
            return self.speaker.pile(seat, ids.PILE_NAMES[pile])
        if ids.is_place(number):
            return self.place(number)
        if ids.is_copy(number):
            return self.copy(number)
        return "nothing"

    def place(self, number: int) -> str:
        """A location by its own name."""
        found = self.place_view(number)
        return "a location" if found is None else self.speaker.card(found.code)

    def place_view(self, number: int) -> PlaceView | None:
        """A location of the view."""
        return next((one for one in self.view.places if one.id == number), None)

    def copy_view(self, number: int) -> CopyView | None:
        """A card on table."""
        return next((one for one in self.view.copies if one.id == number), None)

    def place_of(self, copy: CopyView) -> int:
        """Where a card on table is in the end; 0 if at no location."""
        holder = copy.holder
        while ids.is_copy(holder):
            above = self.copy_view(holder)
            if above is None:
                return 0
            holder = above.holder
        return holder if ids.is_place(holder) else 0

    def copy(self, number: int) -> str:
        """A card on table, told apart from others of its title."""
        copy = self.copy_view(number)
        if copy is None:
            return "a card that has left"
        if copy.slot == "layer":
            return self.speaker.card(copy.code)
        title = self.speaker.card(copy.code)
        named = [one for one in self.view.copies if self.speaker.card(one.code) == title]
        same = [one for one in named if one.side == copy.side]
        whose = f"{self.speaker.whose(copy.side)} " if len(same) < len(named) else ""
        there = [one for one in same if self.place_of(one) == self.place_of(copy)]
        number_there = f" {there.index(copy) + 1}" if len(there) > 1 else ""
        place = self.place_of(copy)
        where = f" at {self.place(place)}" if place and len(there) < len(same) else ""
        return f"{whose}{title}{number_there}{where}"

    def card(self, handle: int, *, by_title: bool = False) -> str:
        """A card in a pile or hand: by what it is, or by where it lies unless that is no matter."""
        found = self.lies(handle)
        if found is None:
            return "a card"
        player, pile, card = found
        is_top = card is getattr(player, pile)[-1]
        if pile in TOP and is_top and player.seat == self.view.seat and not by_title:
            known = f" ({self.speaker.card(card.code)})" if card.code else ""
            return f"{TOP[pile]}{known}"
        return self.speaker.title(card.code) if card.code else "a hidden card"

    def lies(self, handle: int) -> tuple[PlayerView, str, CardView] | None:
        """Whose card it is and in which pile it lies."""
        for player in self.view.players:
            for pile in ids.PILE_NAMES:
                for card in getattr(player, pile):
                    if card.handle == handle:
                        return player, pile, card
        return None
