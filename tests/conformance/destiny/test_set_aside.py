"""What players set aside before the game: dice, spare dice, and cards for later."""

from dejarik.games.destiny.model.state import Table, table_of
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import SeatView, encode_view
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def started(**brought: object) -> Table:
    """A game in which you bring something more."""
    team = [{"code": "T600", "dice": 2}, {"code": "T603"}]
    seat: dict[str, object] = {"team": team, "battlefield": "T41", "deck": ["T11"] * 10}
    game = current_game()
    setup: dict[str, object] = {"seats": [{**seat, **brought}, seat], "edition": game.edition.name}
    return table_of(game.start(setup, seed_from("aside")))


def seen(t: Table, seat: int) -> SeatView:
    """The table as a seat sees it."""
    view = view_of(t, seat)
    assert isinstance(view, SeatView)
    return view


@ruling("arh.part3.setaside.02")
def test_spare_dice_are_hidden_from_the_opponent() -> None:
    """The owner sees them; to others the table is the same with and without."""
    plain, spare = started(), started(extra_dice=["T600", "T11", "T11"])

    assert (("T11", 2), ("T600", 1)) == seen(spare, YOU).players[YOU].spares
    for seat in (THEM, NOBODY):
        assert encode_view(seen(plain, seat)) == encode_view(seen(spare, seat))


@ruling("arh.part3.setaside.03")
def test_cards_set_aside_at_the_start_are_hidden_from_the_opponent() -> None:
    """The owner knows them; others see only that there are some."""
    one, other = started(aside=["T602", "T12"]), started(aside=["T31", "T605"])

    assert ["T41", "T602", "T12"] == [card.code for card in seen(one, YOU).players[YOU].aside]
    for seat in (THEM, NOBODY):
        assert ["T41", "", ""] == [card.code for card in seen(one, seat).players[YOU].aside]
        assert encode_view(seen(one, seat)) == encode_view(seen(other, seat))


@ruling("arh.part3.setaside.03")
def test_who_imagines_the_game_does_not_know_them_either() -> None:
    """A copy for the opponent is the same whatever was set aside; for the owner it is not."""
    game = current_game()
    one, other = started(aside=["T602"]), started(aside=["T31"])
    for seat in (THEM, NOBODY):
        drawn = [game.dump(game.determinize(s, seat, seed_from("dream"))) for s in (one, other)]
        assert drawn[0] == drawn[1]
    mine = table_of(game.determinize(one, YOU, seed_from("dream")))
    assert ["T41", "T602"] == [card.code for card in seen(mine, YOU).players[YOU].aside]


@ruling("arh.part3.setaside.04")
def test_every_character_and_every_die_card_has_its_dice() -> None:
    """Two for who is elite, one for the other, and one for each card that is played."""
    t = started()
    dice = {
        t.definition_of(copy).facts.code: len(copy.dice)
        for copy in t.copies.values()
        if copy.controller == YOU
    }
    assert {"T600": 2, "T603": 1} == {code: dice[code] for code in ("T600", "T603")}
    game = Tabletop(hand="T11 T11 T12")
    for code in ("T11", "T11", "T12"):
        game.answer(f"play {code}")
        game.pass_turn()
    played = [copy for copy in game.state.copies.values() if copy.type == 2]
    assert [1, 1, 0] == [len(copy.dice) for copy in played]


@ruling("arh.part3.setaside.05")
def test_a_spare_die_is_there_for_a_card_that_becomes_elite() -> None:
    """As many as a player likes; each waits until something asks for it."""
    t = started(extra_dice=["T603", "T603", "T603"])
    numbers = {t.rules.definitions[kind].facts.code: n for kind, n in t.players[YOU].spares.items()}
    assert {"T603": 3} == numbers


@ruling("arh.part3.setaside.06")
def test_cards_set_aside_wait_outside_play() -> None:
    """Neither in play nor in the deck, and no fewer cards to draw."""
    t = started(aside=["T602", "T602", "T602", "T12"])
    codes = [t.definition(card).facts.code for card in t.players[YOU].aside]
    assert ["T41", "T602", "T602", "T602", "T12"] == codes
    assert "T602" not in [t.definition_of(copy).facts.code for copy in t.copies.values()]
    assert 10 == len(t.players[YOU].deck) + len(t.players[YOU].hand)


@ruling("arh.part3.deck.01")
def test_the_deck_is_what_has_not_been_drawn() -> None:
    """Thirty cards are brought; after the opening hand the face-down stack has twenty-five."""
    t = started(deck=[f"T{640 + place // 2}" for place in range(30)])
    mine = seen(t, THEM).players[YOU]
    assert (25, 5) == (mine.deck, len(mine.hand))
    assert [] == [card.code for card in (*mine.known_deck, *mine.hand) if card.code]


@ruling("arh.faq.01")
def test_both_players_may_bring_the_same_team_and_deck() -> None:
    """Even unique characters: each player has one."""
    deck = [f"T{640 + place // 2}" for place in range(30)]
    seat = {"team": [{"code": "T600", "dice": 2}], "battlefield": "T41", "deck": deck}
    game = current_game()
    edition = game.edition.name
    setup: dict[str, object] = {"seats": [seat, seat], "format": "open", "edition": edition}
    t = table_of(game.start(setup, seed_from("alike")))
    names = [(copy.controller, t.definition_of(copy).facts.code) for copy in t.copies.values()]
    assert {(YOU, "T600"), (THEM, "T600")} == set(names)
