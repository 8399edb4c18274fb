"""Two-Player Game, blue cards, in collector order."""

from dejarik.games.destiny import language as d

kylo_ren = d.card(
    "04001",
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.choose_colour("guess")),
            d.reveal(d.a_random_card_in_opponents_hand),
            d.if_(d.is_(d.it, d.of_colour_named("guess")), d.deal(2, to=d.a_character)),
        ),
    ),
)

intimidate = d.card("04018", d.play(d.remove_all_shields(from_=d.a_character)))

rey = d.card(
    "04024",
    d.after(
        d.you_activate_this,
        d.may(d.deal(1, to=d.a_character)),
        if_=d.is_(d.this, d.with_shields),
    ),
)

reys_lightsaber = d.card(
    "04030",
    d.redeploy,
    d.after(
        d.you_play_this,
        d.give_shields(
            d.or_instead(1, 2, if_=d.is_(d.attached_character, d.titled("Rey"))),
            to=d.attached_character,
        ),
    ),
)

defensive_stance = d.card("04039", d.play(d.give_shields(2, to=d.a_character)))
