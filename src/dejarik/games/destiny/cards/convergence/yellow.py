"""Convergence, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

wanted = d.card(
    "09143",
    d.after(d.attached_character_is_defeated, d.may(d.gain(2))),
)

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
