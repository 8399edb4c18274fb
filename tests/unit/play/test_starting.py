"""Games are begun by names, and what there is not is told with what is meant perhaps."""

from pathlib import Path

import pytest

from dejarik import play
from dejarik.cli.main import main


def brought(game: play.Table) -> list[list[str]]:
    """The deck of each seat of a game of Destiny."""
    seats = game.setup["seats"]
    assert isinstance(seats, list)
    return [seat["deck"] for seat in seats]


def test_decks_are_named_by_id_or_by_what_people_call_them() -> None:
    """Or they are ready decks themselves."""
    by_id = play.start("destiny", "guardians", "sith", seed=7)
    by_name = play.start("destiny", "Jedi Guardians", "SITH", seed=7)
    ready = {deck.name: deck for deck in play.decks("destiny")}
    as_such = play.start("destiny", ready["guardians"], ready["sith"], seed=7)

    assert by_id.view(0) == by_name.view(0) == as_such.view(0)


def test_one_deck_finds_another_and_none_are_the_usual_ones() -> None:
    """As `dejarik play` finds them."""
    one = play.start("destiny", "guardians", seed=7)
    none = play.start("destiny", seed=7)

    assert brought(one)[0] == brought(play.start("destiny", "guardians", "sith"))[0]
    assert brought(none) == brought(play.start("destiny", "tpg-heroes", "tpg-villains"))


def test_a_list_is_a_text_or_a_file(tmp_path: Path) -> None:
    """Whichever form it was exported in."""
    from dejarik.titles.registry import TITLES

    decks = TITLES.named("destiny").decks
    ready = next(deck for deck in decks.ready() if deck.name == "sith")
    text = decks.written(ready.listed, decks.forms()[0].code)
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")

    wanted = sorted(brought(play.start("destiny", "guardians", "sith"))[1])
    for deck in (text, text.encode(), path):
        assert wanted == sorted(brought(play.start("destiny", "guardians", deck))[1])


def test_the_same_seed_gives_the_same_dice() -> None:
    """And without one they are new."""
    views = [play.start("destiny", seed=seed).view(0) for seed in (7, "7", 8, None, None)]

    assert views[0] == views[1]
    assert 4 == len({str(view) for view in views})


def test_options_are_chosen_by_key_or_by_name() -> None:
    """A map and a mission that belongs to it."""
    by_key = play.start("imperial-assault", seed=1, map="moisture-farm", mission="A")
    by_name = play.start(
        "imperial-assault", seed=1, map="Moisture Farm", mission="A: Close to Home"
    )

    assert by_key.view(0) == by_name.view(0)
    assert "Moisture Farm" in by_key.board()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("destny",), "perhaps 'destiny' is meant"),
        (("chess",), "There is no game 'chess' here"),
        (("destiny", "gardians"), "perhaps guardians is meant"),
        (("destiny", "guardians", "sith", "jedi"), "is not played by 3"),
        (("swccg", "introductory-dark", "introductory-dark"), "choose another deck"),
        (("destiny", "nonsense\nnonsense", "sith"), "is not understood"),
    ],
)
def test_what_there_is_not_is_told(asked: tuple[str, ...], said: str) -> None:
    """With what was meant perhaps."""
    with pytest.raises(play.Trouble, match=said):
        play.start(*asked)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"map": "moisture-fram"}, "perhaps 'moisture-farm' is meant"),
        ({"mapp": "moisture-farm"}, "perhaps 'map' is meant"),
        ({"mission": "C", "map": "moisture-farm"}, "Mission cannot be 'C' here"),
        ({"edition": "first"}, "There is no edition 'first'"),
        ({"format": "std"}, "There is no format 'std'"),
    ],
)
def test_what_cannot_be_chosen_is_told(options: dict[str, str], said: str) -> None:
    """With what can."""
    with pytest.raises(play.Trouble, match=said):
        play.start("imperial-assault", **options)


def test_a_format_holds_the_decks() -> None:
    """One that a deck is not legal in is refused with the reasons."""
    assert "INF" == play.start("destiny", "guardians", "sith", format="inf").setup["format"]
    with pytest.raises(play.Trouble, match="cannot be played in"):
        play.start("destiny", "sith", "guardians", format="ARHS")


def test_who_sits_where_is_told_wrongly() -> None:
    """More than seats, or a bot that there is not."""
    with pytest.raises(play.Trouble, match="there are 2 seats"):
        play.start("destiny", players=["random"] * 3)
    with pytest.raises(play.Trouble, match="perhaps 'regular' is meant"):
        play.start("destiny", players=["regulr"])


def test_a_game_is_kept_as_the_terminal_keeps_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either goes on with the other's, and the bot sits where it sat."""
    path = tmp_path / "game"
    game = play.start("destiny", "guardians", seed=7, players=[None, play.bot("regular", 3)])
    question = game.question
    assert question is not None
    question.answer("Keep all")
    game.save(path)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert 0 == main(["play", "--resume", str(path)])
    assert "Obi-Wan Kenobi" in capsys.readouterr().out
    again = play.load(path)

    assert ("you", "regular bot 3") == again.players == game.players
    assert game.view(0) == again.view(0)
    assert game.question is not None
    assert again.question is not None
    game.question.answer(0)
    again.question.answer(0)
    assert game.view(0) == again.view(0)


def test_what_is_no_game_is_not_loaded(tmp_path: Path) -> None:
    """Nor what is not there."""
    (tmp_path / "other").write_text("nothing", encoding="utf-8")
    with pytest.raises(play.Trouble, match="is not a saved game"):
        play.load(tmp_path / "other")
    with pytest.raises(play.Trouble, match="cannot be opened"):
        play.load(tmp_path / "gone")


def test_a_function_takes_its_seat_again(tmp_path: Path) -> None:
    """It is not saved, so it is named anew."""

    def first(question: play.Question) -> int:
        return 0

    path = tmp_path / "game"
    play.start("destiny", seed=7, players=[None, first]).save(path)

    assert play.load(path).players == ("you", "first")
    assert play.load(path, players=[None, first]).questions[0].seat == 0
