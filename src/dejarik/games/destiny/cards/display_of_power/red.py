"""Display of Power, red cards, in collector order."""

from dejarik.games.destiny import language as d

gar_saxon = d.card(
    "22015",
    d.after(
        d.you_play(d.red, d.event, d.non(d.costing_at_most(0))),
        d.deal_indirect(1, unblockable=True),
    ),
)

imperial_checkpoint = d.card(
    "22024",
    d.after(d.opponent_activates(d.character), d.may(d.activate(d.this))),
)

tala_durith = d.card(
    "22060",
    d.after(d.this_is_defeated, d.deal(1, to=d.each(d.an_opponents(d.a_character)))),
    d.special(
        d.reveal(d.random_cards_in_opponents_hand(2)),
        d.discard_from_hand(d.those_of(d.it, d.event)),
    ),
)

vision_of_hope = d.card(
    "22063",
    d.only_if(d.you_control_the_battlefield),
    d.play(
        d.then(
            d.remove(d.an_opponents(d.a_die)),
            d.if_(
                d.there_is(d.such(d.a_card_in_discard_pile, d.copy_of_this)),
                d.heal(2, from_=d.a_character),
            ),
        ),
    ),
)

echo_base = d.card(
    "22064",
    d.action(
        d.then(
            d.pay(d.exhaust(d.this), d.reroll(d.such(d.a_die, d.subtype("vehicle")))),
            d.give_shields(d.value_of(d.it), to=d.a_character),
        ),
    ),
)

phoenix_nest = d.card("22066", d.action(d.pay(d.set_aside(d.this), d.deal_indirect(3))))

lo_la59 = d.card(
    "22068",
    d.after(
        d.you_play_this,
        d.may(d.give_shields(2, to=d.a_character)),
        if_=d.is_(d.attached_character, d.titled("Leia Organa")),
    ),
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.look_at(d.top_cards(1, of=d.the_opponent), "looked"),
            d.may(d.put_on_the_bottom(d.named("looked"))),
        ),
    ),
)

surprise_tactics = d.card(
    "22095",
    d.after(d.upkeep_begins, d.may(d.pay(d.set_aside(d.this), d.take_the_battlefield))),
)

se_14r_light_blaster = d.card(
    "22098",
    d.redeploy,
    d.action(
        d.pay(
            d.in_order(
                d.exhaust(d.this),
                d.remove(d.such(d.a_die, d.die_of(d.this), d.showing_damage)),
            ),
            d.deal(1, to=d.a_character, unblockable=True),
        ),
    ),
)
