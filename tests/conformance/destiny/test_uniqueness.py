"""Uniqueness in play: what becomes of a second copy, however it came."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def taking(yours: str, theirs: str, label: str) -> Tabletop:
    """You take control of a card of theirs that you have one of."""
    t = Tabletop(yours, theirs, hand="T340")
    if label == "their T16":
        t.support("T16")
        t.support("T16", seat=THEM)
    t.answer("play T340", label)
    return t


@ruling("arh.part1.uniqueness.08", "arh.part1.uniqueness.02")
def test_a_second_copy_of_a_unique_card_makes_one_of_them_go_at_once() -> None:
    """Its controller chooses which; each goes to its owner's discard pile."""
    for place, piles in ((0, (["T16"], [])), (1, ([], ["T16"]))):
        t = taking("T01", "T02 T06", "their T16")
        assert ("you: one_of_two_copies", ["T16", "T16"]) == (t.asked(), t.options())

        t.choose(place)

        assert ["T01", "T16"] == t.in_play()
        assert piles == ([code for code in t.discards() if code == "T16"], t.discards(THEM))


@ruling("arh.part1.uniqueness.09")
def test_a_character_given_up_is_defeated() -> None:
    """Not discarded: it counts as defeated, and what waits for that hears it."""
    t = taking("T02 T01", "T02 T06", "their T02")

    t.choose(0)

    assert (["T01", "T02"], 1) == (sorted(t.in_play()), len(t.events("defeated")))
    assert "T02" not in t.discards() + t.discards(THEM)


@ruling("arh.part1.uniqueness.08")
def test_a_unique_upgrade_moved_to_an_opponents_character_is_their_second_one() -> None:
    """Its new controller chooses."""
    t = Tabletop("T01", "T02", hand="T302")
    t.upgrade("T25", on="T01")
    t.upgrade("T25", on="their T02")

    t.answer("play T302", "T25")

    assert ("they: one_of_two_copies", ["their T25"] * 2) == (t.asked(), t.options())


@ruling("arh.part1.uniqueness.08")
def test_a_unique_upgrade_that_is_taken_is_a_second_one() -> None:
    """Taken by itself, or along with the character it is on."""
    alone = Tabletop("T01 T06", "T02", hand="T341")
    along = Tabletop("T01 T06", "T02 T03", hand="T340")
    for t, answers in ((alone, ["play T341", "T06"]), (along, ["play T340", "their T02"])):
        t.upgrade("T25", on="T01")
        t.upgrade("T25", on="their T02")

        t.answer(*answers)

        assert ("you: one_of_two_copies", ["T25", "T25"]) == (t.asked(), t.options())
        t.choose(1)
        assert (["T25"], 1) == (t.discards(THEM), t.in_play().count("T25"))


@ruling("arh.part1.uniqueness.11")
def test_another_version_of_a_character_in_play_is_a_second_copy() -> None:
    """Same title, other subtitle: one of the two is given up."""
    t = taking("T600 T01", "T601 T06", "their T601")

    assert ("you: one_of_two_copies", ["T600", "T601"]) == (t.asked(), t.options())


def test_copies_that_are_not_unique_stay_side_by_side() -> None:
    """The same with an ordinary character."""
    t = taking("T06 T01", "T06 T02", "their T06")

    assert "they: action" == t.asked()
    assert ["T06", "T01", "T06"] == t.in_play()


def test_each_player_may_have_one() -> None:
    """Uniqueness is a matter of one player's control."""
    t = Tabletop("T02 T01", "T02 T06")

    assert "you: action" == t.asked()
    assert (["T02", "T01"], ["T02", "T06"]) == (t.in_play(), t.in_play(THEM))
