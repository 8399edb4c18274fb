"""The queue: after abilities, one after another, in an order of choice."""

from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part7.after.01", "arh.part7.triggered.01")
def test_an_after_ability_follows_what_triggers_it() -> None:
    """The dice are rolled and the activation is over when the resource is gained."""
    t = Tabletop()

    t.answer("activate T01")

    gained = t.events("resources_gained")[0]
    assert t.events("dice_rolled")[0].serial < t.events("activated")[0].serial < gained.serial


@ruling("arh.part7.triggered.01")
def test_a_triggered_ability_waits_for_its_condition_and_no_other() -> None:
    """Other characters are activated, yours and theirs, and nothing follows."""
    t = Tabletop("T01 T03")

    t.answer("activate T03", "activate their T02")
    assert [] == t.events("resources_gained")
    t.answer("activate T01")

    assert [(YOU, 1)] == [(one.seat, one.amount) for one in t.events("resources_gained")]


@ruling("arh.part7.simultaneous.01")
def test_a_player_orders_abilities_that_interrupt_the_same() -> None:
    """Before an event is paid for: a resource and a card, in either order."""
    for first in ("T405", "T412"):
        t = Tabletop(hand="T32", resources=3)
        t.support("T405")
        t.support("T412")

        t.answer("play T32")
        assert (["first T405", "first T412"], "you: order") == (t.options(), t.asked())
        t.answer(f"first {first}", "yes")

        gained, drawn = t.events("resources_gained")[0], t.events("cards_drawn")[0]
        assert (first == "T405") == (gained.serial < drawn.serial)


@ruling("arh.part5.play.07", "arh.part7.queue.03")
@only_in("arh", "ffg")
def test_a_card_played_inside_an_ability_waits_for_its_turn() -> None:
    """It is paid for at once; its effect comes when the ability that plays it is over."""
    t = Tabletop(hand="T450 T33", resources=1)

    t.answer("play T450", "card T33")

    spent, gained = t.events("resources_spent")[0], t.events("resources_gained")[0]
    assert spent.serial < gained.serial < t.events("cards_drawn")[0].serial


@ruling("arh.part7.simultaneous.01")
def test_a_player_orders_their_own_simultaneous_abilities() -> None:
    """The character's and the watcher's, in either order."""
    for first, then in (("T01", "T08"), ("T08", "T01")):
        t = Tabletop("T01 T08")

        t.answer("activate T01")
        assert ["first T01", "first T08"] == t.options()
        t.answer(f"first {first}")

        gained, drawn = t.events("resources_gained")[0], t.events("cards_drawn")[0]
        assert (gained.serial < drawn.serial) == (then == "T08")


@ruling("arh.part7.simultaneous.02", "arh.part7.simultaneous.03")
def test_the_battlefields_controller_says_whose_abilities_go_first() -> None:
    """Whoever controls it is asked, and may give the other the lead."""
    for controller, asked in ((YOU, "you: order"), (THEM, "they: order")):
        t = Tabletop("T01", "T08")
        t.battlefield("T41", controller)

        t.answer("activate T01")
        assert (asked, ["yours", "theirs"]) == (t.asked(), t.options())
        t.answer("theirs")

        gained, drawn = t.events("resources_gained")[0], t.events("cards_drawn")[0]
        assert drawn.serial < gained.serial


@ruling("arh.part7.simultaneous.02")
def test_each_player_orders_their_own_block() -> None:
    """Theirs go first, and they say in which order."""
    t = Tabletop("T01", "T08 T08")

    t.answer("activate T01", "theirs")

    assert "they: order" == t.asked()


@ruling("arh.part7.after.01", "arh.part7.after.03", "arh.faq.21")
@ruling("arh.part7.queue.02", "arh.part7.queue.04")
def test_an_ability_is_finished_before_what_it_triggers() -> None:
    """The event's last resource comes before the card drawn for the defeat inside it."""
    t = Tabletop("T01", "T02 T07", hand="T38")
    t.support("T17")
    t.show("T01", "1MD")

    t.answer("play T38", "their T07")

    gained, drawn = t.events("resources_gained")[0], t.events("cards_drawn")[0]
    assert t.events("defeated")[0].serial < gained.serial < drawn.serial


@ruling("arh.part2.throughcards.04")
def test_abilities_after_a_die_resolved_through_a_card_wait_for_the_card() -> None:
    """The event is in the discard pile before the card is drawn."""
    t = Tabletop("T01", "T02 T07", hand="T38")
    t.support("T17")
    t.show("T01", "1MD")

    t.answer("play T38", "their T07")

    assert t.events("card_discarded")[0].serial < t.events("cards_drawn")[0].serial


@ruling("arh.part7.queue.01", "arh.part7.queue.03", "arh.faq.21")
def test_what_is_triggered_goes_to_the_end_of_the_queue() -> None:
    """The watcher was first; what Rey's damage brings about comes behind it."""
    t = Tabletop("04024 T08", "T02 T07")
    t.support("T17")
    t.copy("04024").shields = 1

    t.answer("activate 04024", "first 04024", "yes", "their T07")

    assert ["T08", "T17"] == [t.label(event.source) for event in t.events("cards_drawn")]


@ruling("arh.part7.queue.01", "arh.part7.queue.03", "arh.faq.21")
def test_the_queue_is_first_in_first_out() -> None:
    """An event fells a character, then gains; drawing brings in more, which comes last."""
    t = Tabletop("T01", "T02 T07", hand="T38", deck="T31 T31")
    for code in ("T518", "T427", "T17"):
        t.support(code)
    t.show("T01", "1MD")

    t.answer("play T38", "their T07")

    followed = [*t.events("cards_drawn"), *t.events("resources_gained")[1:]]
    followed.sort(key=lambda event: event.serial)
    assert ["T17", "T427", "T518", "T518"] == [t.label(event.source) for event in followed]


@ruling("arh.part6.damage.09", "arh.part5.resolve.02")
def test_abilities_after_a_die_resolve_before_the_next_die() -> None:
    """The card is drawn for the first defeat when the second die is chosen."""
    t = Tabletop("T01 T03", "T02 T07 T07")
    t.support("T17")
    t.show("T01", "1MD")
    t.show("T03", "1MD")

    t.answer("resolve melee", "die T01 1MD", "their T07")
    assert (1, ["die T03 1MD", "stop"]) == (len(t.hand()), t.options())
    t.answer("die T03 1MD", "their T07")

    assert 2 == len(t.hand())


@ruling("arh.part7.triggered.02")
def test_a_triggered_ability_resolves_though_its_card_has_left() -> None:
    """The event defeats a character and discards the support that heard of it."""
    t = Tabletop("T01", "T02 T07", hand="T45")
    t.support("T17")
    t.show("T01", "1MD")

    t.answer("play T45", "their T07")

    assert (["T01"], 1) == (t.in_play(), len(t.hand()))
    assert t.events("left_play")[0].serial < t.events("cards_drawn")[0].serial


@ruling("arh.part7.abilities.04", "arh.part7.after.02")
def test_abilities_work_from_the_moment_a_card_is_in_play() -> None:
    """The lightsaber hears that it was played itself."""
    t = Tabletop(hand="04030")

    t.answer("play 04030")

    entered, gained = t.events("entered_play")[0], t.events("shields_gained")[0]
    assert entered.serial < gained.serial
    assert 1 == t.copy("T01").shields


@ruling("arh.part7.abilities.07")
def test_an_ability_without_may_is_carried_out_as_far_as_possible() -> None:
    """Two cards are to be drawn and one is there."""
    t = Tabletop(hand="T32", deck="T31")

    t.answer("play T32")

    assert ["T31"] == t.hand()
