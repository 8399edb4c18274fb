"""What surge abilities are called where they are offered."""

from dejarik.games.imperial.effects.dice import AddKeyword
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.texts import Surge
from dejarik.games.imperial.seen.labels import surge_label
from dejarik.kernel.terms import Number


def test_a_surge_with_a_name_is_offered_by_it() -> None:
    """Others are offered by what they give."""
    assert "Critical Hit" == surge_label(Surge(Score(Number(1)), name="Critical Hit"))
    assert "Stun" == surge_label(Surge(AddKeyword(STUNNED)))
