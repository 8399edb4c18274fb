"""What is asked and refused, in words that say what it does, with real cards."""

from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.model.ids import HAND
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.reasons import STARTING_LOCATION
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.wire import Prompt
from dejarik.kernel.chance import seed_from
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg import games
from dejarik.titles.swccg.asking import reasons_for
from dejarik.titles.swccg.chronicle import Chronicle
from dejarik.titles.swccg.laboratory.answers import LABORATORY
from dejarik.titles.swccg.telling import SwccgListener

FILLER = ("1_194", "1_28")
JAWA = "1_182"


def prompt_of(laid: Laid) -> Prompt:
    """What whoever is asked is sent."""
    speaker = Speaker(games.names(), laid.decision().seat, ("You", "Bob"))
    listener = SwccgListener(Chronicle(laid.game, speaker))
    found = asked(listener, laid.table, listener.view(laid.table))
    assert found is not None
    return found


def with_jawa(*, dark_force: int, light_force: int) -> list[str]:
    """Why a Jawa, for whom both players pay, is not deployed."""
    laid = Laid(
        games.game(),
        "1_295, 1_293",
        "1_194 @ 1",
        "1_28 @ 2",
        phase="deploy",
        filler=FILLER,
        dark_hand=JAWA,
        dark_force=dark_force,
        light_force=light_force,
    )
    seat = laid.table.seat_of_side(0)
    card = laid.table.knowledge.handles[seat][laid.table.pile(seat, HAND)[0]]
    told = reasons_for(laid.table, Speaker(games.names(), seat, ("You", "Bob")), f"deploy:{card}")
    return list(told.lines)


def test_whoever_lacks_the_force_for_a_shared_cost_is_named() -> None:
    """The pile in front of you is large enough: your opponent's is not."""
    theirs = with_jawa(dark_force=4, light_force=0)
    own = with_jawa(dark_force=0, light_force=4)

    assert any("your opponent has too little" in one for one in theirs)
    assert not any("your opponent has too little" in one for one in own)
    assert any("There is not enough Force" in one for one in own)


def test_a_card_that_was_seen_is_left_or_put_where_the_text_says() -> None:
    """Never just done or not."""
    laid = Laid(
        games.game(),
        "1_295, 1_293",
        "1_194 @ 1",
        "1_28 + 1_35 @ 2",
        turn="light",
        phase="control",
        filler=FILLER,
        light_force=4,
    )
    laid.answer("use 1_35")

    prompt = prompt_of(laid)

    assert "Where does the card go that you have seen?" in prompt.text
    assert {
        "put Rebel Trooper on your Force Pile",
        "leave Rebel Trooper on top of your Reserve Deck",
    } == set(prompt.options)


def test_all_force_is_activated_by_one_press() -> None:
    """The slider stays for whoever wants less."""
    laid = Laid(
        games.game(), "1_295, 1_293", "1_194 @ 1", "1_28 @ 2", phase="activate", filler=FILLER
    )

    prompt = prompt_of(laid)

    (pair,) = prompt.pairs
    assert prompt.options[pair.first] == "activate Force"
    assert pair.text == f"activate all {pair.then.value} Force"
    laid.play("activate")
    assert pair.then.value == laid.decision().options[-1].value


def test_a_starting_location_says_its_force_icons_on_both_sides() -> None:
    """Of the cards in one's own deck, before anything lies on the table."""
    setup = LABORATORY.match_setup(0, "icons")
    game = games.game()
    s = game.start(setup, seed_from("icons"))
    decision = next(one for one in game.pending(s) if one.reason == STARTING_LOCATION)
    speaker = Speaker(games.names(), decision.seat, ("You", "Bob"))
    listener = SwccgListener(Chronicle(game, speaker))

    prompt = asked(listener, s, listener.view(s))

    assert prompt is not None
    side = table_of(s).players[decision.seat].side
    for option, words in zip(decision.options, prompt.outcomes, strict=True):
        icons = table_of(s).definition_of(option.target).icons_of
        own, other = icons[side], icons[1 - side]
        assert f"Force icons: {own} yours, {other} of your opponent" == words
