"""What can be said of a table, by the words of a test."""

from __future__ import annotations

from dejarik.testing.destiny.labels import THEM, YOU
from dejarik.testing.destiny.table import Tabletop

Facts = dict[str, object]
"""Facts by the words in which a test asks for them."""


def facts_of(t: Tabletop) -> Facts:
    """What a test could say of a table."""
    found: Facts = {}
    for seat, name in ((YOU, ""), (THEM, "THEM")):
        for word in ("pool", "hand", "discards", "aside", "in_play", "resources"):
            found[f"t.{word}({name})"] = getattr(t, word)(seat)
        player = t.state.players[seat]
        found[f"t.codes(t.state.players[{'THEM' if seat else 'YOU'}].deck)"] = t.codes(player.deck)
    for ref in t.state.copies:
        label = t.label(ref)
        if ref == t.state.battlefield or t.copy(label).ref != ref:
            continue
        copy = t.state.copies[ref]
        for word in ("damage", "shields", "ready", "resources"):
            found[f't.copy("{label}").{word}'] = getattr(copy, word)
    found["t.winner()"] = t.winner()
    if t.state.outcome is None:
        found["t.asked()"] = t.asked()
        found["t.options()"] = t.options()
    return found
