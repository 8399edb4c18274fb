"""Why something happened, and why something cannot be done."""

from pathlib import Path

from dejarik.cli.session import Session
from dejarik.cli.why import explain_line, paraphrases, why_not
from dejarik.games.destiny.language.english.log import SENTENCES
from dejarik.games.destiny.language.english.table import PROMPTS, REASONS
from dejarik.games.destiny.model.events import EVENT_NAMES
from dejarik.games.destiny.model.state import Table
from dejarik.games.destiny.rules import legality
from dejarik.games.destiny.seen.view_names import REASON_NAMES


def test_every_chain_of_causes_ends_at_an_answer_or_at_the_beginning(played: Session) -> None:
    """Following causes from any line leads to somebody's decision, or to setup."""
    ends = [played.chronicle.chain(line.number)[-1].told for line in played.chronicle.lines]

    assert {"decided"} == {end.kind for end in ends if end.serial > 8}
    assert {0} == {end.cause for end in ends}


def test_an_explanation_names_the_ruling_and_ones_own_choice(played: Session) -> None:
    """A line about an activation leads to the answer that asked for it."""
    lines = played.chronicle.lines
    line = next(one for one in lines if one.told.kind == "activated" and one.told.seat == 0)
    words = explain_line(played.chronicle, line.number)

    assert "arh.part5.activate.01" in words[1]
    assert "You decided: Activate" in words[-1]


def test_what_cannot_be_done_has_a_reason_and_a_ruling(played: Session) -> None:
    """Each refusal names what, why and the rule; a word narrows the list."""
    found = why_not(played, "e")

    assert all("[arh." in line for line in found if line.startswith("You cannot"))
    assert ["Nothing of yours is called 'zzz'. `?` lists all you cannot do now."] == why_not(
        played, "zzz"
    )


def test_every_reason_of_the_rules_has_words() -> None:
    """No key of a reason reaches a person."""
    keys = {one.key for one in vars(legality).values() if isinstance(one, legality.Reason)}

    assert set() == keys - set(REASONS)


def test_every_question_and_every_event_has_words() -> None:
    """No name of a decision's reason or of an event reaches a person."""
    assert set() == set(REASON_NAMES.values()) - set(PROMPTS)
    assert set() == set(EVENT_NAMES[1:]) - set(SENTENCES)


def test_paraphrases_are_read_when_they_are_there(tmp_path: Path) -> None:
    """The register is a folder of files; without it there are none."""
    for name in ("a", "b"):
        text = f'[[ruling]]\nid = "{name}.b"\nparaphrase = "So it is."\n'
        head = 'edition = "a"\nsource = "a document"\n'
        (tmp_path / f"{name}.toml").write_text(head + text, encoding="utf-8")

    assert {} == paraphrases(tmp_path / "missing")
    assert {"a.b": "So it is.", "b.b": "So it is."} == paraphrases(tmp_path)


def test_a_restriction_that_is_not_met_is_quoted(session: Session) -> None:
    """What the card itself demands stands in the answer, in the words made from its program."""
    table = session.play.state
    assert isinstance(table, Table)
    flank = next(n for n, one in enumerate(session.game.definitions) if one.facts.code == "04044")
    table.knowledge.identity[table.players[0].hand[0]] = flank

    [said] = [line for line in why_not(session, "Flank") if line.startswith("You cannot")]

    assert "its play restriction is not met (Only if your ready characters outnumber" in said


def test_each_action_of_a_card_is_asked_about(played: Session) -> None:
    """A card without an action says so once."""
    said = [line for line in why_not(played, "Rey") if "use the action of Rey:" in line]

    assert 1 == len(said)
    assert [] == [line for line in why_not(played, "Rey") if "use action 2 of" in line]
