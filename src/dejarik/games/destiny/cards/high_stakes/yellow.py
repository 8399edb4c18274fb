"""High Stakes, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

darksaber = d.card(
    "16103",
    d.redeploy,
    d.ongoing(d.can_be_discarded_as_double_only()),
    d.before(
        d.opponents_effect_defeats_attached_character,
        d.as_(d.the_opponent, d.may(d.attach_this(to=d.their_own(d.a_character)))),
    ),
    d.before(
        d.opponent_discards_support_carrying_this,
        d.as_(d.the_opponent, d.may(d.attach_this(to=d.their_own(d.a_character)))),
    ),
)
