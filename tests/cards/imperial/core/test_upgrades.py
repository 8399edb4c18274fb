"""Skirmish upgrades of the core set."""

from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.kernel.chance import seed_from
from dejarik.testing.imperial.games import game_for_tests
from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card


@card("firststrike")
def test_first_strike_gives_both_players_four_points_once() -> None:
    """Before the first round; in the second one nothing more comes."""
    t = Skirmish("hansolo a1, firststrike", "stormtrooper j8", start="round")
    t.state.round = 0
    t.play()
    before = [t.points(YOU), t.points(THEM)]
    t.activate("hansolo")
    t.play("end")
    t.activate("their stormtrooper 1")
    t.play("end")

    assert [4, 4] == before
    assert 2 == t.state.round
    assert [4, 4] == [t.points(YOU), t.points(THEM)]


@card("rebelhighcommand")
def test_rebel_high_command_draws_one_card_more() -> None:
    """Two cards for its owner at the end of a round, one for the opponent."""
    deck = "urgency recovery rally"
    t = Skirmish(
        "hansolo a1, rebelhighcommand",
        "stormtrooper j8",
        deck=deck,
        their_deck=deck,
        start="status",
    )
    t.play()

    assert ["urgency", "recovery"] == t.hand(YOU)
    assert ["urgency"] == t.hand(THEM)


def set_up(mine: list[str], theirs: list[str]) -> Battle:
    """A game at its first question, between armies of the same cost."""
    commands = ["urgency"] * 15
    seats = [{"deployments": one, "commands": commands} for one in (mine, theirs)]
    setup: dict[str, object] = {"seats": seats, "mission": "A"}
    return battle_of(game_for_tests().start(setup, seed_from("upgrades")))


def asked_at_setup(s: Battle) -> tuple[int, str, list[int]]:
    """Who is asked for what, and the values offered."""
    (decision,) = game_for_tests().pending(s)
    reason = {10: "initiative", 11: "zone", 12: "deploy"}[decision.reason]
    return decision.seat, reason, [option.value for option in decision.options]


@card("deviousscheme")
def test_devious_scheme_picks_the_zone_and_gives_initiative_away() -> None:
    """Its owner is asked for a zone at once; the opponent has initiative and deploys first."""
    game = game_for_tests()
    s = set_up(["nexu", "deviousscheme"], ["nexu"])
    zone = asked_at_setup(s)
    game.apply(s, YOU, game.pending(s)[0].id, 1)

    assert (YOU, "zone", [0, 1]) == zone
    assert THEM == s.initiative
    assert [1, 0] == [side.zone for side in s.sides]
    assert (THEM, "deploy") == asked_at_setup(s)[:2]


@card("deviousscheme")
def test_devious_schemes_cancel_each_other() -> None:
    """With one on each side the cheaper army says who has initiative, as usual."""
    s = set_up(["nexu", "deviousscheme"], ["trandoshanhunter", "deviousscheme"])

    assert (YOU, "initiative") == asked_at_setup(s)[:2]


@card("balanceoftheforce", "temporaryallianceimperial", "temporaryalliancemercenary")
def test_an_upgrade_for_army_building_does_nothing_in_play(code: str) -> None:
    """It is implemented without any part."""
    game = game_for_tests()
    definition = game.definitions[game.numbers[code]]

    assert definition.implemented
    assert () == definition.parts
