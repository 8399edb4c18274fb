"""Why something happened, and why something cannot be done."""

from dejarik.cli.session import Session
from dejarik.games.destiny.language.english.log import SENTENCES
from dejarik.games.destiny.language.english.table import PROMPTS, REASONS
from dejarik.games.destiny.model.events import NAMES
from dejarik.games.destiny.model.state import Table
from dejarik.games.destiny.rules import legality
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.play.log import chain
from dejarik.play.why import explain_line, paraphrase
from dejarik.titles.destiny import games


def test_every_chain_of_causes_ends_at_an_answer_or_at_the_beginning(played: Session) -> None:
    """Following causes from any line leads to somebody's decision, or to setup."""
    ends = [chain(played.lines, line.number)[-1] for line in played.lines]

    assert {"decided"} == {end.kind for end in ends if end.number > 8}
    assert {end.answer for end in ends if end.number > 8} == {True}
    assert {0} == {end.cause for end in ends}


def test_an_explanation_names_the_ruling_and_ones_own_choice(played: Session) -> None:
    """A line about an activation leads to the answer that asked for it."""
    begun = "You activate "
    line = next(one for one in played.lines if one.kind == "activated" and begun in one.text)
    words = explain_line(played.lines, line.number, played.title.catalogue)

    assert "arh.part5.activate.01" in words[1]
    assert "You decided: Activate" in words[-1]


def test_what_cannot_be_done_has_a_reason_and_a_ruling(played: Session) -> None:
    """Each refusal names what, why and the rule; a word narrows the list."""
    found = played.why_not("e")

    assert all("[arh." in line for line in found if line.startswith("You cannot"))
    assert ["Nothing of yours is called 'zzz'. `?` lists all you cannot do now."] == (
        played.why_not("zzz")
    )


def test_every_reason_of_the_rules_has_words() -> None:
    """No key of a reason reaches a person."""
    keys = {one.key for one in vars(legality).values() if isinstance(one, legality.Reason)}

    assert set() == keys - set(REASONS)


def test_every_question_and_every_event_has_words() -> None:
    """No name of a decision's reason or of an event reaches a person."""
    assert set() == set(REASON_NAMES.values()) - set(PROMPTS)
    assert set() == set(NAMES) - set(SENTENCES)


def test_a_ruling_is_said_in_our_words_where_the_catalogue_knows_it(played: Session) -> None:
    """Whether or not there is a checkout; an unknown one has its id only."""
    catalogue = played.title.catalogue

    assert catalogue.ruling("arh.part5.activate.01", "en").text == paraphrase(
        "arh.part5.activate.01", catalogue
    )
    assert "" == paraphrase("nowhere", catalogue)


def test_a_restriction_that_is_not_met_is_quoted(session: Session) -> None:
    """What the card itself demands stands in the answer, in the words made from its program."""
    table = session.play.state
    assert isinstance(table, Table)
    game = games.destiny()
    flank = next(n for n, one in enumerate(game.definitions) if one.facts.code == "04044")
    table.knowledge.identity[table.players[0].hand[0]] = flank

    [said] = [line for line in session.why_not("Flank") if line.startswith("You cannot")]

    assert "its play restriction is not met (Only if your ready characters outnumber" in said


def test_each_action_of_a_card_is_asked_about(played: Session) -> None:
    """A card without an action says so once."""
    said = [line for line in played.why_not("Rey") if "use the action of Rey:" in line]

    assert 1 == len(said)
    assert [] == [line for line in played.why_not("Rey") if "use action 2 of" in line]
