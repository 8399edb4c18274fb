"""Convergence, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards.awakenings import yellow
from dejarik.games.destiny.model import facts

conveyex_robbery = d.card(
    "09042",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("scoundrel")), d.resolve(d.an_opponents(d.a_die))
        ),
    ),
)

hunt_them_down = d.card(
    "09046",
    d.play(
        d.choose(d.a_character, "prey"),
        d.resolve(
            d.your(d.a_die, d.showing(facts.RANGED, facts.MELEE)),
            plus=d.count_of(
                d.such(d.a_card_in_play, d.subtype("bounty"), d.attached_to(d.named("prey"))),
            ),
            against=d.named("prey"),
        ),
    ),
)

punishing_one = d.card(
    "09048",
    d.after(
        d.is_defeated(d.non(d.yours), d.carrying(d.subtype("bounty"))),
        d.may(d.ready(d.this)),
        d.if_(d.spot(d.such(d.a_card_in_play, d.titled("Dengar"))), d.may(d.activate(d.this))),
    ),
)

crime_lord = d.reprint("09049", of=yellow.crime_lord)

convergence = d.card(
    "09093",
    d.play(
        d.choose(
            d.that_go_together(d.any_number_of(d.spotted(d.a_character)), d.sharing_a_subtype),
            "spotted",
        ),
        d.discard(
            d.such(
                d.a_card_in_play,
                d.any_of(d.upgrade_or_support, d.downgrade),
                d.costing(d.count_of(d.named("spotted"))),
            ),
        ),
    ),
)

chewbaccas_blaster_rifle = d.card(
    "09102",
    d.after(
        d.you_play_this,
        d.may(
            d.then(
                d.pay(d.deal(1, to=d.attached_character), d.roll_in(d.a_die_on(d.this))),
                d.if_(
                    d.is_(d.attached_character, d.titled("Chewbacca")),
                    d.may(d.resolve(d.such(d.a_die, d.die_of(d.this)))),
                ),
            ),
        ),
    ),
)

custom_bandolier = d.card(
    "09103",
    d.ongoing(
        d.does_not_count(
            d.each(
                d.such(
                    d.a_card_in_play,
                    d.upgrade,
                    d.subtype("equipment"),
                    d.attached_to(d.attached_character),
                )
            )
        )
    ),
    d.action(
        d.pay(d.exhaust(d.this), d.reroll(d.your(d.a_die, d.subtype("equipment", "weapon")))),
    ),
)

enfys_nest = d.card(
    "09141",
    d.may_include(d.villain, most=2, fitting_colour=True),
    d.may_include(d.hero, most=2, fitting_colour=True),
    d.power_action(
        d.choose_symbol(d.your(d.a_die, d.subtype("scoundrel")), "symbol"),
        d.resolve_several(
            d.up_to(3, d.your(d.a_die, d.subtype("scoundrel"), d.showing_symbol_of("symbol"))),
            free=True,
        ),
    ),
)

enfys_nests_marauder = d.card(
    "09142",
    d.may_include(d.villain, most=1, fitting_colour=True),
    d.may_include(d.hero, most=1, fitting_colour=True),
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.may(d.deal_indirect(1)),
        if_=d.is_(d.it, d.showing_a_cost),
    ),
)

wanted = d.card(
    "09143",
    d.after(d.attached_character_is_defeated, d.may(d.gain(2))),
)

electroshock = d.reprint("09144", of=yellow.electroshock)

enfys_nests_electroripper = d.card(
    "09156",
    d.special(
        d.deal(1, to=d.each(d.such(d.a_character, d.non(d.yours))), unblockable=True),
        d.if_(
            d.is_(d.attached_character, d.titled("Enfys Nest")),
            d.remove(d.an_opponents(d.a_die, d.character)),
        ),
    ),
)
