"""Timing policies: what they say of events they do not know."""

import pytest

from dejarik.kernel.timing import CHANGE, Stage, Timing


def test_an_event_without_stages_is_named() -> None:
    """Whoever adds a kind of event and forgets its stages is told which."""
    timing = Timing()
    timing.plans[1] = (Stage(CHANGE),)

    assert 1 == len(timing.plan(1).stages)
    with pytest.raises(ValueError, match="kind 7"):
        timing.plan(7)
