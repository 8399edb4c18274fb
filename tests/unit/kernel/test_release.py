"""Releases: what differs between two of them."""

import pytest

from dejarik.kernel.release import Release, differences

RELEASE = Release("toy", 3, "1.2", {"01001": "aa", "01002": "bb"})


def test_a_release_with_more_programs_does_not_differ() -> None:
    """Only those of the game matter."""
    more = {**RELEASE.programs, "01003": "cc"}

    assert [] == differences(RELEASE, Release("toy", 3, "1.2", more))


@pytest.mark.parametrize(
    ("difference", "release"),
    [
        ("schema 3, here 4", Release("toy", 4, "1.2", RELEASE.programs)),
        ("rules 1.2, here 1.3", Release("toy", 3, "1.3", RELEASE.programs)),
        ("01002 is unknown here", Release("toy", 3, "1.2", {"01001": "aa"})),
        (
            "01001 has another program here",
            Release("toy", 3, "1.2", {"01001": "zz", "01002": "bb"}),
        ),
    ],
)
def test_what_differs_between_releases_is_said(difference: str, release: Release) -> None:
    """Each by its name."""
    assert [difference] == differences(RELEASE, release)


def test_a_release_of_another_game_differs() -> None:
    """Whatever else it has in common."""
    chess = Release("chess", 3, "1.2", RELEASE.programs)

    assert ["it is of the game toy, the rules are of chess"] == differences(RELEASE, chess)
