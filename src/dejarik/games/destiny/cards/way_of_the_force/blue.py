"""Way of the Force, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

bardottan_sphere = d.card(
    "07014",
    d.special(
        d.choose_a_player,
        d.discard_from_deck(1, d.that_player),
        d.if_(d.is_(d.it, d.costing_an_odd_number), d.deal(1, to=d.a_character)),
    ),
)

plo_koon = d.card(
    "07057",
    d.has_abilities_of(d.each(d.your(d.a_character, d.non(d.unique)))),
)

loth_wolf_bond = d.card(
    "07059",
    d.play(
        d.choose(d.up_to(2, d.your(d.a_character, d.blue)), "two"),
        d.give_shields(1, to=d.named("two")),
        d.may(d.activate_in_turn(d.named("two"))),
    ),
)

a99_aquata_breather = d.card(
    "07066",
    d.before(
        d.attached_character_blocks_damage,
        d.may(d.pay(d.exhaust(d.this), d.block(1))),
        if_=d.damage_is(facts.INDIRECT),
    ),
)

luke_skywalkers_lightning_rod = d.card(
    "07069",
    d.ongoing(
        d.may_be_resolved_as(
            facts.SHIELD,
            d.die_of(d.this),
            d.showing_melee,
            if_=d.is_(d.attached_character, d.titled("Luke Skywalker")),
        )
    ),
)

built_to_last = d.card(
    "07115",
    d.ongoing(
        d.gives_keyword(d.redeploy, to=d.each(d.your(d.a_card_in_play, d.unique, d.upgrade)))
    ),
    d.after(
        d.you_play(d.unique, d.upgrade),
        d.may(d.pay(d.exhaust(d.this), d.gain(1))),
        if_=d.is_(d.this, d.that_is_ready),
    ),
)

dagger_of_mortis = d.card(
    "07117",
    d.redeploy,
    d.before(
        d.you_resolve(d.die_of(d.this), d.showing_melee),
        d.may(d.move_shields(1, from_=d.such(d.a_character, d.blue), to=d.attached_character)),
    ),
)

force_jump = d.card(
    "07118",
    d.only_on(d.blue),
    d.special(
        d.turn(d.such(d.a_die, d.showing_damage), to=d.showing_blank), d.reroll_this_die_instead
    ),
)

way_of_the_force = d.card(
    "07119",
    d.only_if(d.spot(d.such(d.a_character, d.blue))),
    d.ongoing(d.is_elite_meanwhile(d.attached_character)),
)
