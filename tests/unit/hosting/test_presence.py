"""Who is here, as several processes have told it."""

from dejarik.hosting.people.presence import LINGER_MS, PATIENCE_MS, Presence


def test_somebody_is_here_until_nothing_more_is_heard() -> None:
    """Every word about them gives them time anew."""
    presence = Presence()

    assert presence.heard("p", "han", 0)
    assert not presence.heard("p", "han", 10)
    assert presence.is_here("han", PATIENCE_MS + 9)
    assert not presence.is_here("han", PATIENCE_MS + 10)
    assert presence.heard("p", "han", PATIENCE_MS + 10)


def test_who_leaves_lingers_a_moment() -> None:
    """A page that is loaded anew is not told as leaving and coming."""
    presence = Presence()
    presence.heard("p", "han", 0)
    presence.left("p", "han", 10)

    assert presence.is_here("han", 9 + LINGER_MS)
    assert not presence.is_here("han", 10 + LINGER_MS)
    presence.left("p", "han", 20)
    presence.left("p", "nobody", 20)
    assert not presence.heard("p", "han", 12)
    assert presence.is_here("han", 12 + LINGER_MS)


def test_somebody_in_two_processes_is_here_until_both_say_no() -> None:
    """Leaving one, or its death, changes nothing while the other has them."""
    presence = Presence()
    presence.heard("p", "han", 0)
    presence.heard("q", "han", 20_000)
    presence.left("p", "han", 20_000)

    assert [] == presence.lapse(PATIENCE_MS + 1)
    assert presence.is_here("han", PATIENCE_MS + 1)
    assert ["han"] == presence.lapse(20_000 + PATIENCE_MS)
    assert not presence.is_here("han", 20_000 + PATIENCE_MS)


def test_who_is_forgotten_is_not_here() -> None:
    """Whoever is not asked for any more is nobody's business."""
    presence = Presence()
    presence.heard("p", "han", 0)
    presence.forget("han")
    presence.forget("nobody")

    assert not presence.is_here("han", 1)
