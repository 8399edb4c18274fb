"""Questions to a table: what every title says can be asked has the form that tables take."""

import re

import msgspec
import pytest

from dejarik.service import wire
from dejarik.titles.registry import TITLES

ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
EXAMPLE = re.compile(r'"question": "([^"]+)"')


def questions_of(title: str) -> list[str]:
    """The forms in its tables with a word or a number for each name, and its examples."""
    told = TITLES.named(title).shapes.questions
    forms = [form for row in ROW.findall(told) for form in CODE.findall(row)]
    named = [re.sub(r"KEY|NAME|STATISTIC|KIND", "attack", form) for form in forms]
    numbered = [re.sub(r"[A-Z]+", "101", form).replace("…", "") for form in named]
    return [*numbered, *EXAMPLE.findall(told)]


@pytest.mark.parametrize("title", sorted(one.id for one in TITLES))
def test_what_a_title_says_can_be_asked_is_taken(title: str) -> None:
    """Else a page asks in vain: a malformed message is answered to nobody."""
    questions = questions_of(title)
    assert len(questions) > 1

    for question in questions:
        said = msgspec.json.encode({"type": "explain", "question": question, "ref": 1})
        message = msgspec.json.decode(said, type=wire.Message)
        assert isinstance(message, wire.Explain)
        assert question == message.question


@pytest.mark.parametrize("question", ["", "Option", "option:", "a b", "option:1x", "a:\n", "é"])
def test_what_is_no_question_is_not_taken(question: str) -> None:
    """Nothing but words of small letters, and numbers."""
    said = msgspec.json.encode({"type": "explain", "question": question, "ref": 1})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(said, type=wire.Message)
