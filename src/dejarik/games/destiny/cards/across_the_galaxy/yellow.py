"""Across the Galaxy, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

tobias_beckett = d.card(
    "08036",
    d.special(
        d.take_resources(1), d.if_(d.not_(d.at_least(d.resources_of(d.the_opponent), 1)), d.gain(1))
    ),
    d.power_action(d.each_player(d.gain(1, d.that_player))),
)

act_of_cruelty = d.card(
    "08038",
    d.play(
        d.then(
            d.deal(1, to=d.each(d.an_opponents(d.a_character, d.with_damage(1))), unblockable=True),
            d.discard_from_hand(
                d.random_cards_in_opponents_hand(d.count_of(d.an_opponents(d.a_defeated_character)))
            ),
        ),
    ),
)

shakedown = d.card(
    "08044",
    d.only_if(d.there_is(d.your(d.a_die, d.showing(facts.DISRUPT)))),
    d.play(d.remove(d.such(d.a_die, d.worth_at_most(2)))),
)

l3_37 = d.card(
    "08091",
    d.before(
        d.this_is_defeated,
        d.attach_this_as("mod", to=d.spotted(d.a_card_in_play, d.support, d.subtype("vehicle"))),
        d.if_(d.is_(d.it, d.titled("Millennium Falcon")), d.ready(d.it)),
    ),
    d.would(
        d.this_leaves_play,
        d.set_it_aside_instead,
        if_=d.is_(d.this, d.upgrade),
    ),
)

han_solo = d.card(
    "08134",
    d.special(
        d.deal_indirect(2),
        d.may(
            d.pay(d.reveal(d.such(d.a_card_in_hand, d.villain)), d.lose(1, d.the_opponent)),
        ),
        d.may(d.pay(d.reveal(d.such(d.a_card_in_hand, d.hero)), d.gain(1))),
    ),
)

qira = d.card(
    "08135",
    d.may_include(d.yellow, d.hero, d.event),
    d.may_include(d.yellow, d.villain, d.event),
)

indifferent = d.card(
    "08140",
    d.play(d.if_(d.spot(d.such(d.a_character, d.neutral)), d.remove(d.a_die))),
)

arc_caster = d.card(
    "08146",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(
        d.you_play_this,
        d.then(d.may(d.activate(d.attached_character)), d.may(d.reroll(d.a_die))),
    ),
)

black_sun_blaster_pistol = d.card(
    "08147",
    d.ongoing(
        d.gives_keyword(d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.neutral))
    ),
    d.special(d.then(d.deal_indirect(2), d.deal(1, to=d.a_character))),
)
