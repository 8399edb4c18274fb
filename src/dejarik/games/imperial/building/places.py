"""Places: who finds a place when each may go to some places only, and each has so much room."""

from __future__ import annotations


def left_over(wishes: list[list[int]], room: list[int]) -> list[int]:
    """
    Those who find no place when as many as possible find one.

    `wishes` has for each the places it may go to, `room` how many each place takes.
    """
    seating = _Seating(wishes, room)
    return [one for one in range(len(wishes)) if not seating.find_room(one, set())]


class _Seating:
    """Who is where so far."""

    def __init__(self, wishes: list[list[int]], room: list[int]) -> None:
        self.wishes: list[list[int]] = wishes
        self.room: list[int] = room
        self.seated: list[list[int]] = [[] for _ in room]

    def find_room(self, one: int, tried: set[int]) -> bool:
        """Find a place for one, moving others on if need be; false if there is no way."""
        for place in self.wishes[one]:
            if place in tried:
                continue
            tried.add(place)
            seated = self.seated[place]
            if len(seated) < self.room[place]:
                seated.append(one)
                return True
            for number, other in enumerate(seated):
                if self.find_room(other, tried):
                    seated[number] = one
                    return True
        return False
