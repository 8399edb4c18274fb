"""Second readings: what is still to be read, what is kept, and when it no longer counts."""

from dejarik.games.destiny import language as d
from dejarik.kernel.program import program_hash
from scripts import readings

GAIN = d.card("04014", d.play(d.gain(1)))
OTHER = d.card("04014", d.play(d.gain(2)))
MORE = d.card("04015", d.play(d.gain(3)))
TEXTS = {"04014": GAIN, "04015": MORE}


def test_a_card_is_unread_until_somebody_agrees() -> None:
    """What differs is not kept."""
    assert ["04014", "04015"] == readings.unread(TEXTS, {})
    read = readings.recorded({"04014": "agrees", "04015": "it says two"}, TEXTS, {})
    assert {"04014": program_hash(GAIN.parts)} == read
    assert ["04015"] == readings.unread(TEXTS, read)


def test_a_changed_program_is_read_again() -> None:
    """The reading of the old one is named."""
    read = readings.recorded({"04014": "agrees"}, TEXTS, {})
    changed = {**TEXTS, "04014": OTHER}
    assert ["04014", "04015"] == readings.unread(changed, read)
    assert (["04014"], []) == (readings.stale(changed, read), readings.stale(TEXTS, read))


def test_no_kept_reading_is_of_an_older_program() -> None:
    """Whoever changes a card has it read again."""
    assert [] == readings.stale(readings.texts_to_read(), readings.kept())
