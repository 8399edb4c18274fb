"""Attachments in tests: put on cards without asking anybody."""

from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.rules.attaching import carriers
from dejarik.games.imperial.rules.changes.cards import attach
from dejarik.kernel.events import Event


def attach_all(s: Battle) -> None:
    """Each attachment lies on the first group that may carry it."""
    for upgrade in s.upgrades:
        for group in carriers(s, upgrade)[:1]:
            attach(s, Event(0, upgrade.seat, upgrade.id, group))
