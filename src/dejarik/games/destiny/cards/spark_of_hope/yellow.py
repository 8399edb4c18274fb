"""Spark of Hope, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

bounty_hunters_guild = d.card(
    "11046",
    d.ongoing(d.downgrade_limit(1, of=d.each(d.an_opponents(d.a_character)))),
    d.after(
        d.you_play(d.subtype("bounty")),
        d.may(d.activate(d.your(d.a_card_in_play, d.subtype("bounty-hunter")))),
    ),
)

armor_plating = d.card(
    "11052",
    d.before(d.attached_character_blocks_damage, d.may(d.pay(d.discard(d.this), d.block(2)))),
)

chopper = d.card(
    "11094",
    d.power_action(
        d.play_for_less(d.such(d.a_card_in_hand_or_discard_pile, d.subtype("mod")), 1, onto=d.this),
    ),
)

dead_or_alive = d.card(
    "11138",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("bounty-hunter")))),
    d.after(d.attached_character_is_activated, d.may(d.gain(1))),
    d.after(d.attached_character_is_defeated, d.may(d.gain(1))),
)

dx_2_disruptor_blaster_pistol = d.card(
    "11153",
    d.ongoing(d.damage_is_unblockable(d.any_of(d.die_of(d.this), d.modified_by_a_die_of(d.this)))),
)
