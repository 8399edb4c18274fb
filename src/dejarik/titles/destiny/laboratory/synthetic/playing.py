"""Synthetic cards for playing cards, costs, actions and hidden zones: codes T400 to T499."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.triggers import BY_OPPONENT, BY_YOU, Happening
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model import events as ev
from dejarik.titles.destiny.laboratory.synthetic.record import record

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T400", "event", "gray", cost=2),
    record("T401", "upgrade", "gray", cost=2),
    record("T402", "event", "gray", cost=0),
    record("T403", "event", "gray", cost=1),
    record("T404", "support", "gray"),
    record("T405", "support", "gray"),
    record("T406", "support", "gray"),
    record("T407", "support", "gray"),
    record("T408", "event", "gray", cost=0),
    record("T409", "event", "gray", cost=0),
    record("T410", "event", "gray", cost=0),
    record("T411", "event", "gray", cost=0),
    record("T412", "support", "gray"),
    record("T413", "support", "gray"),
    record("T414", "event", "gray", cost=0),
    record("T415", "upgrade", "gray"),
    record("T416", "support", "gray"),
    record("T417", "event", "gray", cost=0),
    record("T418", "event", "gray", cost=0),
    record("T419", "event", "gray", cost=0),
    record("T420", "event", "gray", cost=0),
    record("T421", "event", "gray", cost=0),
    record("T422", "event", "gray", cost=0),
    record("T423", "event", "gray", cost=0),
    record("T424", "event", "gray", cost=0),
    record("T425", "event", "gray", cost=0),
    record("T426", "event", "gray", cost=0),
    record("T427", "support", "gray"),
    record("T428", "support", "gray", title="Test Twin", subtitle="First"),
    record("T429", "support", "gray", title="Test Twin", subtitle="Second"),
    record("T430", "support", "gray", title="Test Twin", subtitle="First", reprint_of="T428"),
    record("T431", "upgrade", "gray", title="Test Twin"),
    record("T432", "event", "gray", cost=0),
    record("T433", "event", "gray", cost=0),
    record("T434", "event", "gray", cost=0),
    record("T435", "event", "gray", cost=0),
    record("T437", "event", "gray", cost=0),
    record("T438", "event", "gray", cost=0),
    record("T439", "event", "gray", cost=0),
    record("T440", "event", "gray", cost=0),
    record("T441", "event", "gray", cost=0),
    record("T442", "event", "gray", cost=0),
    record("T443", "event", "gray", cost=0),
    record("T444", "support", "gray", cost=0),
    record("T445", "event", "gray", cost=0),
    record("T446", "event", "gray", cost=0),
    record("T447", "event", "gray", cost=0),
    record("T448", "event", "gray", cost=1),
    record("T449", "support", "gray"),
    record("T450", "event", "gray", cost=0),
    record("T451", "event", "gray", cost=0),
    record("T452", "support", "gray", cost="X"),
    record("T453", "character", "gray", sides=["1MD", "2RD", "1Sh", "1R", "-", "-"]),
    record("T454", "upgrade", "gray"),
    record("T455", "event", "gray", cost=0),
    record("T456", "event", "gray", cost=0),
    record("T457", "upgrade", "gray"),
    record("T458", "plot", "gray"),
    record("T459", "battlefield", "gray"),
    record("T460", "support", "gray"),
    record("T461", "support", "gray"),
    record("T462", "support", "gray"),
    record("T470", "support", "gray", title="Test Twin Brother"),
    record("T471", "upgrade", "gray", cost=1, subtypes=["weapon"]),
    record("T479", "support", "gray"),
    record("T480", "support", "blue", cost=1, subtypes=["ability"]),
    record("T473", "event", "gray", cost=0),
    record("T474", "event", "gray", cost=0),
    record("T472", "upgrade", "gray", cost=1, subtypes=["equipment"]),
)

A_RESOURCE_IS_LOST: Final = Happening(ev.RESOURCES_LOST, (), BY_OPPONENT)
AN_UPGRADE_IS_PLAYED: Final = Happening(ev.CARD_PLAYED, (d.upgrade,), BY_YOU)
RESOURCES_ARE_GAINED: Final = Happening(ev.RESOURCES_GAINED, (), BY_YOU)
MORE_READY_CHARACTERS: Final = d.more_than(
    d.count_of(d.your(d.a_character, d.that_is_ready)),
    d.count_of(d.an_opponents(d.a_character, d.that_is_ready)),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card("T480"),
    d.card(
        "T400",
        d.costs_less(1, if_=d.at_least(d.resources_of(d.the_opponent), 3)),
        d.play(d.draw(1)),
    ),
    d.card("T401", d.costs_less(1, if_=d.played_on(d.blue))),
    d.card("T402", d.only_if(MORE_READY_CHARACTERS), d.play(d.draw(1))),
    d.card(
        "T403", d.costs_less(d.count_of(d.your(d.a_card_in_play, d.support))), d.play(d.draw(1))
    ),
    # Before you play an upgrade, exhaust it for one off; the next one brings a resource.
    d.card(
        "T404",
        d.before(
            d.before_paying_for(d.upgrade),
            d.may(d.pay(d.exhaust(d.this), d.lower_its_cost(1))),
        ),
    ),
    d.card("T405", d.before(d.before_paying_for(d.event), d.may(d.gain(1)))),
    d.card("T406", d.ongoing(d.your_cards_cost_less(1, d.upgrade))),
    d.card("T407", d.ongoing(d.opponents_cards_cost_more(1, d.event))),
    d.card("T408", d.play(d.play_for_free(d.such(d.a_card_in_hand, d.playable_for_free)))),
    d.card("T409", d.play(d.play_for_less(d.a_card_in_hand, 1))),
    d.card(
        "T410",
        d.play(
            d.play_for_free(
                d.such(d.a_card_in_hand, d.upgrade, d.costing_at_most(2), d.playable_for_free)
            )
        ),
    ),
    d.card("T411", d.play(d.play_unrestricted(d.a_card_in_hand))),
    d.card(
        "T412",
        d.before(d.before_paying_for(d.event), d.draw(1), if_=d.at_least(d.cost_of(d.that), 3)),
    ),
    d.card(
        "T413",
        d.before(
            d.before_paying_for(d.event),
            d.may(d.pay(d.exhaust(d.your(d.a_character, d.that_is_ready)), d.lower_its_cost(2))),
        ),
    ),
    d.card("T415", d.only_on(d.that_is_ready)),
    d.card(
        "T416",
        d.before(Happening(ev.PAYMENT_DUE, (), BY_OPPONENT), d.lose(1, d.the_opponent)),
    ),
    d.card("T414", d.play(d.discard(d.cheapest(d.such(d.a_card_in_play, d.upgrade))))),
    # Decks.
    d.card(
        "T417",
        d.play(
            d.search_your_deck(d.upgrade, name="found"),
            d.reveal(d.named("found")),
            d.add_to_hand(d.named("found")),
            d.shuffle_your_deck,
        ),
    ),
    d.card("T418", d.play(d.look_at(d.top_cards(2)))),
    d.card(
        "T419",
        d.play(
            d.look_at(d.top_cards(3), "looked"),
            d.pick_from("looked", name="one"),
            d.add_to_hand(d.named("one")),
            d.put_back_in_any_order("looked"),
        ),
    ),
    d.card("T420", d.play(d.then(d.discard_from_deck(3), d.add_to_hand(d.a_card_in_discard_pile)))),
    d.card("T421", d.play(d.draw(d.cards_up_to_hand_size))),
    d.card("T422", d.play(d.put_on_top(d.a_card_in_hand))),
    d.card("T423", d.play(d.put_on_the_bottom(d.a_card_in_hand))),
    d.card("T424", d.play(d.take_resources(2))),
    d.card("T425", d.play(d.as_(d.the_opponent, d.either(d.lose(1, d.the_opponent), d.draw(1))))),
    d.card("T426", d.play(d.then(d.remove(d.any_number_of(d.a_die)), d.gain(1)))),
    d.card(
        "T427", d.after(A_RESOURCE_IS_LOST, d.draw(1)), d.after(RESOURCES_ARE_GAINED, d.draw(1))
    ),
    # Titles.
    d.card("T428", d.action(d.discard(d.each(d.such(d.a_card_in_play, d.other, d.copy_of_this))))),
    d.card("T429"),
    d.card("T430"),
    d.card("T431"),
    d.card("T432", d.play(d.discard(d.each(d.such(d.a_card_in_play, d.printing("T428")))))),
    d.card("T433", d.play(d.discard(d.each(d.such(d.a_card_in_play, d.titled("Test Twin")))))),
    # Delayed and lasting.
    d.card("T434", d.play(d.before_this_round_ends(d.gain(2)))),
    d.card("T435", d.play(d.reveal(d.top_cards(1)))),
    d.card("T437", d.play(d.then(d.choose(d.a_die, "one"), d.remove(d.named("one")), d.gain(1)))),
    d.card("T438", d.play(d.deal(1, to=d.exactly(2, d.a_character)))),
    d.card("T439", d.play(d.add_to_hand(d.a_card_in_discard_pile))),
    d.card("T440", d.play(d.shuffle_your_deck, d.may(d.deal(1, to=d.a_character)))),
    d.card(
        "T441",
        d.play(d.put_on_top(d.each(d.a_card_in_discard_pile)), d.may(d.deal(1, to=d.a_character))),
    ),
    d.card("T442", d.play(d.reveal(d.top_cards(1)), d.may(d.deal(1, to=d.a_character)))),
    d.card("T443", d.play(d.draw(1), d.may(d.deal(1, to=d.a_character)))),
    d.card("T444", d.after(d.you_play_this, d.gain(1)), d.after(d.you_play_this, d.draw(1))),
    d.card("T445", d.play(d.give_shields(3, to=d.a_character), d.deal(2, to=d.a_character))),
    d.card(
        "T446",
        d.ambush,
        d.play(d.for_the_rest_of_the_turn(d.your_cards_cost_less(1, d.upgrade))),
    ),
    d.card("T447", d.play(d.put_on_the_bottom(d.cheapest(d.a_card_in_hand)))),
    d.card(
        "T448", d.play(d.heal(1, from_=d.a_character), d.remove_shields(1, from_=d.a_character))
    ),
    d.card(
        "T449",
        d.from_discard_pile(
            d.after(d.is_defeated(d.character), d.may(d.add_to_hand(d.this_in_discard_pile)))
        ),
        d.after(d.is_defeated(d.character), d.gain(1)),
    ),
    d.card("T450", d.play(d.play_for_less(d.a_card_in_hand, 0), d.gain(1))),
    d.card("T451", d.play(d.either(d.draw(2), d.gain(2)))),
    d.card("T452", d.costs_x(d.count_of(d.your(d.a_card_in_play, d.support)))),
    d.card("T453", d.after(AN_UPGRADE_IS_PLAYED, d.take_actions(1))),
    d.card("T454", d.ambush),
    d.card(
        "T455",
        d.play(d.if_(d.spot(d.such(d.a_character, d.blue)), d.turn(d.a_die)), d.gain(1)),
    ),
    d.card("T470"),
    d.card("T471", d.only_on(d.red), d.only_if(d.spot(d.such(d.a_character, d.blue)))),
    # A card of the hand pays for an event.
    d.card(
        "T479",
        d.before(
            d.before_paying_for(d.event),
            d.may(d.pay(d.discard_from_hand(d.a_card_in_hand), d.lower_its_cost(1))),
        ),
    ),
    d.card("T472", d.only_on(d.red)),
    d.card("T456", d.play(d.draw(2), d.then(d.gain(1), d.gain(2)))),
    # Spotting in front of a then, also where it may be left.
    d.card(
        "T473",
        d.play(d.gain(1), d.then(d.spot_to(d.such(d.a_character, d.blue), d.draw(1)), d.gain(2))),
    ),
    d.card(
        "T474",
        d.play(
            d.then(
                d.may(d.spot_to(d.such(d.a_character, d.blue), d.pay(d.spend(1), d.draw(1)))),
                d.draw(1),
            ),
        ),
    ),
    # Actions of other types of card.
    d.card("T457", d.action(d.gain(1))),
    d.card("T458", d.action(d.gain(1))),
    d.card("T459", d.action(d.gain(1))),
    d.card("T460", d.after(Happening(ev.TURN_BEGAN, (), BY_YOU), d.gain(1))),
    d.card("T461", d.action(d.reroll(d.your(d.a_die)))),
    d.card("T462", d.after(Happening(ev.CARD_PLAYED, (d.event,), BY_YOU), d.draw(1))),
)
