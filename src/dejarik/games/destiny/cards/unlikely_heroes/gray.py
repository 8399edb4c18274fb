"""Unlikely Heroes, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

vicious_tactics = d.card(
    "18044",
    d.play(
        d.resolve(
            d.your(d.a_die, d.showing_a_cost),
            plus=d.cost_shown_by(d.named("target")),
        ),
    ),
)

elite_mercenary = d.card("18045", d.x_is(d.at_most(d.resources_of(d.you), 3)))

unlikely_heroes = d.card("18085", d.include_only_if(d.each_on_team(d.non(d.unique))))

bb_8 = d.card(
    "18086",
    d.after(d.you_play_this, d.may(d.pay(d.spend(1), d.make_elite(d.this)))),
    d.special(d.draw(1)),
)

chirruts_staff = d.card(
    "18087",
    d.after(
        d.you_play_this,
        d.if_(
            d.is_(d.attached_character, d.titled("Chirrut Îmwe")),
            d.may(d.turn(d.such(d.a_die, d.showing_blank))),
            otherwise=d.may(d.reroll(d.such(d.a_die, d.showing_blank))),
        ),
    ),
)

palace_of_the_jedi = d.card(
    "18095",
    d.after(d.you_take_this_battlefield, d.remove(d.each(d.such(d.a_die, d.die_of(d.this))))),
    d.power_action(d.roll_in(d.a_die_of(d.this))),
    d.special(d.move_damage(1, from_=d.a_character, to=d.a_character)),
)

tipoca_city = d.card(
    "18102",
    d.power_action(d.then(d.reroll(d.your(d.a_die)), d.may(d.resolve(d.it)))),
    d.claim(
        d.then(
            d.reroll(d.an_opponents(d.a_die)),
            d.may(d.as_(d.the_opponent, d.resolve(d.it))),
        ),
    ),
)

hold_fast = d.card(
    "18110",
    d.play(
        d.pay(d.remove(d.your(d.a_die, d.non(d.unique), d.character)), d.remove(d.a_die)),
    ),
)

unique_perspectives = d.card(
    "18111",
    d.play(
        d.if_(
            d.spot_two(d.sharing_a_subtype, d.of_different_colours),
            d.deal(2, to=d.a_character),
        ),
        d.if_(
            d.spot_two(d.sharing_a_colour_together, d.sharing_no_subtype),
            d.heal(2, from_=d.a_character),
        ),
    ),
)

gozanti_cruiser = d.card(
    "18112",
    d.power_action(
        d.pay(
            d.remove(d.your(d.a_die, d.showing(facts.SHIELD))),
            d.discard_from_hand(d.a_random_card_in_opponents_hand),
        ),
    ),
)

z_95 = d.card(
    "18113",
    d.before(d.you_activate_this, d.deal_indirect(1, d.you)),
    d.action_of_any_player(
        d.pay(d.discard_from_hand(d.exactly(2, d.a_card_in_hand)), d.take_control(d.this))
    ),
)

ee_3_carbine_rifle = d.card(
    "18114",
    d.ongoing(
        d.gives_keyword(
            d.redeploy,
            to=d.this,
            while_=d.is_(d.this, d.on_such_a_card(d.subtype("bounty-hunter", "trooper"))),
        ),
    ),
    d.power_action(
        d.pay(
            d.remove(d.such(d.a_die, d.showing_damage, d.die_of(d.this))),
            d.deal_indirect(3),
        ),
    ),
)

high_valley = d.card(
    "18115",
    d.power_action(d.resolve(d.your(d.a_die, d.non(d.unique), d.character), plus=1)),
)
