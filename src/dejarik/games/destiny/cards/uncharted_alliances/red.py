"""Uncharted Alliances, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

general_veers = d.card(
    "25005",
    d.after(
        d.you_resolve(d.support, d.subtype("trooper", "vehicle")),
        d.deal(1, to=d.a_character),
        if_=d.is_(d.card_of(d.it), d.with_damage(1)),
    ),
    d.power_action(
        d.place_damage(1, on=d.such(d.a_card_in_play, d.support, d.subtype("trooper", "vehicle"))),
    ),
)

surface_attack = d.card(
    "25006",
    d.play(
        d.reroll(d.each(d.a_die)),
        d.each_player(
            d.as_(
                d.that_player,
                d.deal_indirect(
                    d.count_of(d.that_players(d.a_die, d.showing_damage)), to=d.that_player
                ),
            ),
        ),
    ),
)

at_st = d.card(
    "25007",
    d.enters_with(damage=2),
    d.special(
        d.place_damage(1, on=d.such(d.a_card_in_play, d.support)),
        d.deal(d.damage_on(d.this), to=d.each(d.an_opponents(d.a_character))),
    ),
)

wampa = d.card(
    "25008",
    d.after(
        d.you_activate_this,
        d.deal(1, to=d.such(d.a_character, d.with_dice_in_a_pool)),
    ),
)

leia_organa = d.card(
    "25019",
    d.ongoing(d.may_be_resolved_as(facts.FOCUS, d.die_of(d.this), d.worth(1))),
    d.power_action(d.resolve(d.your(d.a_die, d.red, d.worth(1)), stays=True)),
)

one_for_one = d.card(
    "25020",
    d.only_if(d.there_is(d.your(d.a_die, d.red, d.worth(1)))),
    d.play(d.remove(d.such(d.a_die, d.worth(1)))),
)

c_3po = d.card(
    "25021",
    d.after(
        d.you_activate_this,
        d.may(
            d.then(
                d.spot_to(
                    d.such(d.a_card_in_play, d.titled("R2-D2")),
                    d.give_shields(1, to=d.an_opponents(d.a_character)),
                ),
                d.turn(d.such(d.a_die, d.die_of(d.this))),
            ),
        ),
    ),
)

tauntaun = d.card(
    "25022",
    d.after(d.you_activate_this, d.may(d.activate(d.your(d.a_character)))),
    d.after(
        d.you_resolve(d.worth(1), d.die_of(d.this)),
        d.may(d.heal(1, from_=d.a_character)),
    ),
)

bodhi_rook = d.card(
    "25031",
    d.after(
        d.opponent_activates(d.character), d.as_(d.the_opponent, d.roll_in(d.a_die_of(d.this)))
    ),
    d.power_action(
        d.pay(
            d.remove(d.an_opponents(d.a_die, d.die_of(d.this))),
            d.remove(d.such(d.a_die, d.showing_the_symbol_of(d.it))),
        ),
    ),
)

the_zillo_beast = d.card(
    "25032",
    d.power_action(
        d.then(
            d.spend(2),
            d.if_(
                d.not_(d.at_least(d.count_of(d.dice_of(d.this)), 3)),
                d.gain_a_die_of_its_own(d.this),
            ),
        ),
    ),
)
