"""The number of a click, as it travels."""

import pytest

from dejarik.service.monitoring.trace_context import current_number, new_trace, read_trace, within

SENT = "00-0123456789abcdef0123456789abcdef-0123456789abcdef-01"


def test_what_was_sent_is_read() -> None:
    """And goes on under the same number."""
    context = read_trace(SENT)

    assert context is not None
    assert SENT == context.written()


@pytest.mark.parametrize(
    "text",
    ["", "00", SENT.upper(), SENT[:-1], f"01{SENT[2:]}", f"00-{'0' * 32}{SENT[35:]}", "\n" * 55],
)
def test_what_is_none_counts_for_nothing(text: str) -> None:
    """Whoever sends it gets a number of ours."""
    assert read_trace(text) is None


def test_a_number_holds_as_long_as_its_work() -> None:
    """Also where one is inside another."""
    outer, inner = new_trace(), new_trace()

    with within(outer):
        with within(inner):
            assert inner.trace == current_number()
        assert outer.trace == current_number()
    assert not current_number()
