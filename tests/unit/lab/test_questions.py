"""Open questions are read from either way of writing them."""

import pytest

from dejarik.hosting.rulings import QuestionTold
from dejarik.lab.questions import questions

POINTS = """# Open questions

What is left open.

## Who is first?

- **One side:** the *older*, `toy.a.01`.
  Always.
- **The other:** the younger, see [the table](table.md).
- **We:** ask both.
  Then draw.
- Where: `rules/order.py`.
- Switch: none.
"""

TABLE = """# Open questions

## Building

| question | for | against | our answer | where |
|---|---|---|---|---|
| two copies? | one: `toy.b.01` | | one counts | `rules/copies.py` |
"""


def test_a_section_is_a_question_with_a_point_for_each_side() -> None:
    """What speaks to developers is left out."""
    claims = ("One side: the older, `toy.a.01`. Always.", "The other: the younger, see the table.")

    assert [QuestionTold("", "Who is first?", claims, "Ask both. Then draw.")] == questions(POINTS)


def test_a_row_of_a_table_is_a_question_under_its_heading() -> None:
    """An empty cell says nothing; the first letter is a capital one."""
    told = QuestionTold("Building", "Two copies?", ("For: one: `toy.b.01`",), "One counts")

    assert [told] == questions(TABLE)


def test_a_question_without_an_answer_is_refused() -> None:
    """Whoever leaves it open must say what is done."""
    with pytest.raises(ValueError, match="Who is first"):
        questions(POINTS.replace("**We:**", "**They:**"))
