"""A table laid out by hand, answered by name; every answer finds the state fresh from bytes."""

from __future__ import annotations

from typing import Final

from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, ENTITY, PASS, Decision, Option
from dejarik.kernel.recorder import ListRecorder
from tests.spine.battle import table as t
from tests.spine.battle.game import BattleGame

GAME: Final = BattleGame()
PHASE_STEP: Final = 3
SITE_NAMES: Final = ("here", "there")


class Scenario:
    """
    Seat 0 is in its phase; cards are laid out by title.

    `here` and `there` are the characters at the two sites by seat, "captain/rifle" carries one.
    `tops` are the next cards of each reserve, first one first.
    """

    def __init__(
        self,
        here: tuple[str, str] = ("", ""),
        there: tuple[str, str] = ("", ""),
        hands: tuple[str, str] = ("", ""),
        tops: tuple[str, str] = ("", ""),
        force: tuple[int, int] = (4, 4),
    ) -> None:
        self.recorder = ListRecorder()
        self.table = GAME.empty(seed_from("laid out"))
        self.table.turn = 0
        for seat in range(2):
            for site, titles in zip(t.SITES, (here[seat], there[seat]), strict=True):
                for title in titles.split():
                    self.stand(seat, site, title)
            for title in hands[seat].split():
                self.table.add(title, seat, t.HAND)
            for zone, pile in (
                (t.RESERVE, ["trooper"] * 6 + tops[seat].split()[::-1]),
                (t.FORCE, ["trooper"] * force[seat]),
            ):
                for title in pile:
                    self.table.add(title, seat, zone)
        GAME.begin(self.table, PHASE_STEP, self.recorder)

    def stand(self, seat: int, site: int, title: str) -> None:
        """Put a character at a site, with what it carries."""
        name, _, weapon = title.partition("/")
        card = self.table.add(name, seat, t.TABLE)
        self.table.site[card] = site
        if weapon:
            carried = self.table.add(weapon, seat, t.TABLE)
            self.table.site[carried] = site
            self.table.carrier[carried] = card

    def decision(self) -> Decision:
        """The one decision there is now."""
        (decision,) = GAME.pending(self.table)
        return decision

    def asked(self) -> tuple[int, list[str]]:
        """Who is asked, and every option by name."""
        decision = self.decision()
        return decision.seat, [self.name(decision.seat, one) for one in decision.options]

    def name(self, seat: int, option: Option) -> str:
        """An option as a title, a site, what is answered, or a pass."""
        if option.kind == PASS:
            return "pass"
        name = self.called(seat, option.target if option.kind == ENTITY else option.source)
        answered = option.kind != ENTITY and option.target
        return f"{name} for {self.called(seat, option.target)}" if answered else name

    def called(self, seat: int, thing: int) -> str:
        """A thing by its title, seen from a seat."""
        if thing in t.SITES:
            return SITE_NAMES[t.SITES.index(thing)]
        whose = "" if seat == self.table.owners[thing] else "their "
        hidden = any(self.table.is_in(thing, zone) for zone in t.LIFE)
        return whose + ("force" if hidden else self.table.title(thing))

    def answer(self, *names: str) -> None:
        """Answer one decision after the other, whoever is asked."""
        for name in names:
            self.table = t.table_of(GAME.load(GAME.dump(self.table)))
            seat, options = self.asked()
            place = options.index(name)
            GAME.apply(self.table, seat, self.decision().id, place, self.recorder)

    def back(self) -> None:
        """Take the last stage back."""
        decision = self.decision()
        GAME.apply(self.table, decision.seat, decision.id, BACK, self.recorder)

    def titles(self, seat: int, zone: int) -> list[str]:
        """What lies in a zone."""
        return [self.table.title(card) for card in self.table.zone(seat, zone)]

    def story(self, *wanted: int) -> list[tuple[int, str]]:
        """The events of these kinds so far, each with its seat and the title of its subject."""
        events = [record.event for record in self.recorder.records if record.event is not None]
        return [(e.seat, self.title(e.subject)) for e in events if e.kind in wanted]

    def title(self, thing: int) -> str:
        """What a card is, or which site."""
        return self.table.title(thing) if thing not in t.SITES else self.called(0, thing)
