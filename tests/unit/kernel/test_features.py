"""How features and weights become likelihoods."""

from math import log

import pytest

from dejarik.kernel.features import CLEAR, lead_by, likelihoods


def test_a_lead_is_the_weighted_sum_of_the_features() -> None:
    """Each by its own weight, against one another."""
    assert 3.0 * 2.0 - 0.5 * 4.0 == lead_by([2.0, 4.0, 0.0], [3.0, -0.5, 7.0])


def test_a_lead_is_the_logarithm_of_the_odds() -> None:
    """Three to one is three of four games; nobody ahead is every second one."""
    assert pytest.approx([0.75, 0.25]) == likelihoods(log(3.0))
    assert [0.5, 0.5] == likelihoods(0.0)


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_no_lead_is_a_certainty(sign: float) -> None:
    """However much somebody heaps up."""
    assert sign * CLEAR == lead_by([1e9], [sign])
    assert all(0.0 < one < 1.0 for one in likelihoods(sign * CLEAR))
