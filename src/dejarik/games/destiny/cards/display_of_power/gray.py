"""Display of Power, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

the_path = d.card(
    "22082",
    d.include_only_if(d.team_has(d.subtype("jedi"))),
    d.after(
        d.setup_is_over,
        d.may(
            d.choose(d.such(d.a_character, d.non(d.subtype("jedi"))), "chosen"),
            d.for_the_rest_of_the_game(d.gives_keyword(d.guardian, to=d.named("chosen"))),
        ),
    ),
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.heal(1, from_=d.such(d.a_character, d.subtype("apprentice", "jedi"))),
        )
    ),
)

ned_b = d.card(
    "22083",
    d.action(d.pay(d.set_aside(d.this), d.give_shields(2, to=d.a_character))),
)

jedi_temple = d.card(
    "22091",
    d.power_action(
        d.pay(
            d.play_card(d.a_card_in_hand, name="played"),
            d.reroll(d.exactly(d.cost_of(d.named("played")), d.a_die)),
        ),
        d.give_shields(1, to=d.a_character),
    ),
)

hangar_bay = d.card(
    "22099",
    d.after(
        d.you_activate(d.character),
        d.may(d.pay(d.give_battlefield(d.the_opponent), d.deal_indirect(1))),
    ),
)

daiyu_city = d.card(
    "22107",
    d.power_action(
        d.choose(d.a_card_in_hand, "card"),
        d.pay(
            d.reveal(d.named("card")),
            d.turn(d.an_opponents(d.a_die), to=d.worth(d.cost_of(d.named("card")))),
        ),
    ),
)

max_rebo = d.card(
    "22108",
    d.charm,
    d.power_action(
        d.choose(d.such(d.a_character, d.with_a_charm_token), "charmed"),
        d.pay(
            d.remove_charms(1, from_=d.named("charmed")),
            d.resolve(d.such(d.a_die, d.die_of(d.it)), as_symbol=facts.SHIELD, stays=True),
        ),
    ),
)

guarded = d.card(
    "22109",
    d.play(
        d.then(
            d.pay(
                d.activate(d.your(d.a_card_in_play, d.subtype("guard"))),
                d.reroll(d.an_opponents(d.a_die)),
            ),
            d.remove(d.an_opponents(d.a_die, d.showing_damage)),
        ),
    ),
)

mimic = d.card(
    "22110",
    d.ambush,
    d.play(
        d.then(
            d.choose_subtype_of(d.each(d.your(d.a_card_in_play)), "subtype"),
            d.remove(d.an_opponents(d.a_die, d.of_subtype_named("subtype"))),
        ),
    ),
)

outwit = d.card(
    "22111",
    d.play(
        d.then(
            d.activate(d.your(d.a_character)),
            d.pay(
                d.discard(d.such(d.a_card_in_play, d.downgrade, d.attached_to(d.it))),
                d.take_actions(1),
            ),
        ),
    ),
)

base_of_operation = d.card(
    "22112",
    d.after(
        d.you_use_power_action_of(d.yours),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.then(
                    d.reroll(d.a_die),
                    d.if_(d.you_control_the_battlefield, d.give_shields(1, to=d.a_character)),
                ),
            ),
        ),
    ),
)

kalikori = d.card(
    "22113",
    d.after(
        d.you_activate(d.any_of(d.subtype("twilek"), d.titled("Kanan Jarrus"))),
        d.give_shields(1, to=d.this),
    ),
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.move_shields(2, from_=d.this, to=d.a_character, up_to=True),
        ),
    ),
)

wuher = d.card(
    "22114",
    d.charm,
    d.special(
        d.choose_and_do(
            2,
            d.heal(1, from_=d.a_character),
            d.remove(d.such(d.a_die, d.subtype("droid"))),
            d.gain(1),
        ),
    ),
)

jawa_trade_route = d.card(
    "22116",
    d.claim(
        d.roll_set_aside("06004", "Jawa Scavenger"),
        d.if_(
            d.is_(d.it, d.that_can_be_resolved),
            d.resolve(d.it),
            otherwise=d.then(d.remove(d.it), d.take_resources(1)),
        ),
    ),
)
