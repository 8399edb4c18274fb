"""Two-Player Game, gray cards, in collector order."""

from dejarik.games.destiny import language as d

parry = d.card("04021", d.play(d.remove(d.such(d.a_die, d.showing_melee))))

subjugate = d.card("04022", d.play(d.remove(d.a_die)))

hangar_bay = d.card(
    "04023",
    d.claim(
        d.reveal(d.top_card_of_opponents_deck),
        d.if_(d.is_(d.it, d.event_or_support), d.deal(1, to=d.a_character)),
    ),
)

evade = d.card("04043", d.play(d.remove(d.such(d.a_die, d.showing_ranged))))


sound_the_alarm = d.card(
    "04045",
    d.play(d.reroll(d.any_number_of(d.an_opponents(d.a_die, d.showing_damage)))),
)


obi_wans_hut = d.card(
    "04046",
    d.claim(
        d.either(
            d.give_shields(1, to=d.such(d.a_character, d.blue)),
            d.pay(d.spend(1), d.give_shields(1, to=d.such(d.a_character, d.non(d.blue)))),
        ),
    ),
)
