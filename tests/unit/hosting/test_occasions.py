"""What orders can be given for, by title, and what is no order."""

import msgspec
import pytest

from dejarik.hosting.play.standing_wire import MOST, Order
from dejarik.titles.registry import TITLES


@pytest.mark.parametrize("title", TITLES.ids)
def test_a_title_names_each_occasion_once_and_no_more_than_fit_an_order(title: str) -> None:
    """An order for all of them can be sent."""
    occasions = TITLES.named(title).occasions
    names = [one.id for one in occasions]

    assert sorted(set(names)) == sorted(names)
    assert 0 < len(names) <= MOST
    assert all(one.words and one.group for one in occasions)


@pytest.mark.parametrize("written", [b'{"modes":{"draw":"never"}}', b'{"always":true}'])
def test_an_order_that_means_nothing_is_refused(written: bytes) -> None:
    """At the border, in words."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(written, type=Order)
