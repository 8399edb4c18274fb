"""What lasts is shown to everybody, and hidden cards only to whoever knows them."""

import msgspec

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.seen.determinize import determinize
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import LastingView, NamedView
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Lasting, Scope
from dejarik.kernel.ops import Until
from dejarik.testing.destiny.table import THEM, YOU, Tabletop

ALL = (YOU, THEM, -1)


def lasting(t: Tabletop, seat: int = YOU) -> tuple[LastingView, ...]:
    """What a seat sees to last."""
    return view_of(t.state, seat).lasting


def set_up(t: Tabletop) -> None:
    """Let what follows setup happen."""
    emit(t.state, Event(ev.SETUP_DONE))


def test_mostly_nothing_lasts() -> None:
    """And then nothing is told."""
    t = Tabletop()
    t.decision()

    assert [(), (), ()] == [lasting(t, seat) for seat in ALL]


def test_an_effect_of_a_played_card_lasts_for_the_turn() -> None:
    """Everybody is told the card, whose it is and until when, wherever the card is by now."""
    t = Tabletop("T03", "T02", hand="18078")
    t.answer("play 18078")

    assert {(LastingView("effect", "18078", YOU, "turn"),)} == {lasting(t, seat) for seat in ALL}


def test_what_lasted_ends_with_its_turn() -> None:
    """It is told no longer than it lasts."""
    t = Tabletop("T03", "T02", hand="18078")
    t.answer("play 18078", "pass", "pass")

    assert "they: action" == t.asked()
    assert () == lasting(t)


def test_a_chosen_colour_is_kept_for_all_to_see() -> None:
    """With the card that keeps it."""
    t = Tabletop("21017 T02", "T01")
    set_up(t)
    t.answer("yellow")

    kept = LastingView(
        "kept",
        "21017",
        YOU,
        "game",
        source=t.copy("21017").ref,
        about=(t.copy("21017").ref,),
        names=(NamedView("colour", "colour", words=("yellow",)),),
    )
    assert {(kept,)} == {lasting(t, seat) for seat in ALL}


def test_a_named_title_is_kept_until_its_card_leaves() -> None:
    """Then nothing comes of it any more."""
    t = Tabletop(hand="11033")
    t.answer("play 11033")
    while t.asked() == "you: title":
        t.choose(0)
    title = t.game.titles[0]

    (kept,) = lasting(t, THEM)
    assert (NamedView("named", "title", words=(title,)),) == kept.names
    assert t.copy("11033").ref == kept.source
    emit(t.state, Event(ev.LEFT_PLAY, YOU, t.copy("11033").ref, 0, 1, ev.TO_DISCARD))
    t.state.decisions = None
    t.decision()

    assert () == lasting(t, THEM)


def test_a_chosen_character_is_kept_until_it_leaves() -> None:
    """The thing is told by its number; without it nothing is left to say."""
    t = Tabletop("22003 T04", "T02 T06")
    set_up(t)
    t.answer("their T06")
    prey = t.copy("their T06")

    (kept,) = lasting(t)
    assert ("kept", "22003", 0) == (kept.kind, kept.code, kept.part)
    assert (NamedView("prey", "things", (prey.ref,)),) == kept.names
    assert (t.copy("22003").ref, prey.ref) == kept.about
    emit(t.state, Event(ev.DEFEATED, YOU, prey.ref))

    assert () == lasting(t)


def test_each_lasting_effect_of_a_card_is_told_apart() -> None:
    """Counted in the order of its text: the chosen character, and that she must be activated."""
    t = Tabletop("22003 T04", "T02 T06")
    set_up(t)
    t.answer("their T06", "pass", "activate their T06")

    kept, bound = lasting(t)
    assert ("kept", 0, "game") == (kept.kind, kept.part, kept.until)
    assert ("effect", 1, "next_action") == (bound.kind, bound.part, bound.until)
    assert (t.copy("22003").ref,) == bound.about


def test_what_happens_once_only_is_marked_when_it_has() -> None:
    """Before that nothing is told."""
    t = Tabletop("03026 T03", "T02", hand="01054", resources=9)
    t.copy("03026").ready = False
    t.decision()
    assert () == lasting(t)

    t.answer("play 01054", "03026")

    ref = t.copy("03026").ref
    done = LastingView("done", "03026", YOU, "game", source=ref, about=(ref,))
    assert {(done,)} == {lasting(t, seat) for seat in ALL}


def test_what_is_for_the_next_round_is_told_before_it_begins() -> None:
    """About a die, which everybody sees; then it is for that round."""
    t = Tabletop("T01", "T02*2")
    t.battlefield("02151")
    t.answer("claim", "yes")
    die = t.decision().options[1].target
    t.choose(1)

    (frozen,) = lasting(t)
    assert ("02151", "next_round", (die,)) == (frozen.code, frozen.until, frozen.about)
    t.answer("pass")
    t.keep_hands()
    (frozen,) = lasting(t)
    assert "round" == frozen.until


def test_what_is_for_the_opponents_turn_is_for_this_turn_once_it_has_come() -> None:
    """Before that it is to come; the kind of action is told."""
    t = Tabletop("T06 03115", "T02 T06", hand="T31", resources=0)
    t.answer("use T06", "yes")

    (now,) = lasting(t)
    assert (NamedView("that", "action", words=("card_action",)),) == now.names
    assert ("they: action", "turn", ()) == (t.asked(), now.until, now.about)
    t.state.turn = YOU
    assert ["opponents_turn"] == [one.until for one in lasting(t)]
    t.state.turn = THEM
    t.answer("pass")

    assert () == lasting(t)


def test_what_is_named_again_is_told_once() -> None:
    """Of two colours that one card keeps by one name the last counts."""
    t = Tabletop("21017 T02", "T01")
    set_up(t)
    t.answer("yellow")
    kept = t.state.lasting[0]
    scope = kept.scope.clone()
    scope.names["colour"] = [0]
    t.state.lasting.append(kept.becoming(kept.until, scope))

    (told,) = lasting(t)
    assert ("red",) == told.names[0].words


def about_a_card(t: Tabletop, card: int) -> None:
    """Let an effect last that is about this card and nothing else."""
    op = next(one for one in t.game.programs.ops["22082"] if isinstance(one, Until))
    scope = Scope(THEM, 0)
    scope.names["chosen"] = [card]
    t.state.lasting.append(Lasting(op, scope, op.duration, THEM, 0))


def test_what_is_about_a_hidden_card_is_told_to_whoever_knows_it() -> None:
    """By its handle; to others even that there is such an effect would tell something."""
    t = Tabletop(their_hand="T32")
    t.decision()
    card = t.state.players[THEM].hand[0]
    about_a_card(t, card)

    handle = view_of(t.state, THEM).players[THEM].hand[0].handle
    assert [(), ()] == [lasting(t, seat) for seat in (YOU, -1)]
    (told,) = lasting(t, THEM)
    assert (-handle,) == told.about


def test_what_is_imagined_lasts_as_what_is_real() -> None:
    """A seat is told the same of every game that it imagines."""
    t = Tabletop("21017 T02", "T01", their_hand="T32 T33")
    set_up(t)
    t.answer("gray")
    about_a_card(t, t.state.players[THEM].hand[0])

    for seat in ALL:
        other = determinize(t.state, seat, b"imagined")
        assert lasting(t, seat) == view_of(other, seat).lasting


def test_an_empty_name_is_not_sent() -> None:
    """What is as usual takes no room."""
    sent = msgspec.json.encode(LastingView("effect", "18078", 1, "turn"))

    assert b'{"kind":"effect","code":"18078","seat":1,"until":"turn"}' == sent
