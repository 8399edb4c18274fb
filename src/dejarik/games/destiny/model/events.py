"""
What can happen in a game of Destiny: the kinds of event, their names and their rulings.

How each changes the state is in `rules`; which windows it opens is in `rules.timing`.
For each kind the comment says what subject, source, amount and detail mean.
"""

from typing import Final, Literal, get_args

ROUND_BEGAN: Final = 1  # amount: its number
PHASE_BEGAN: Final = 2  # detail: the phase
TURN_BEGAN: Final = 3  # seat
ACTION_TAKEN: Final = 4  # seat; amount: 1 if additional; detail: which of the six
PASSED: Final = 5  # seat
CARD_PLAYED: Final = 6  # seat; subject: card; source: copy it became, or 0; detail: FROM_DISCARD
ENTERED_PLAY: Final = 7  # subject: copy, once it is there; source: card; detail: host
LEFT_PLAY: Final = 8  # subject: copy; detail: zone it goes to
CARDS_DRAWN: Final = 9  # seat; amount: how many; items: cards
CARD_DISCARDED: Final = 10  # subject: card; seat: whose; detail: zone it left
CARDS_REVEALED: Final = 11  # seat: whose; items: cards; detail: DETECTED if they stay so
HAND_SEEN: Final = 12  # seat: who looks; subject: whose seat; items: cards; detail: 1 if not all
DECK_SHUFFLED: Final = 13  # seat
EXHAUSTED: Final = 14  # subject: copy
READIED: Final = 15  # subject: copy
ACTIVATED: Final = 16  # seat: who; subject: copy; items: dice rolled; detail: BY_PILOTING
DICE_ROLLED: Final = 17  # seat: into whose pool; items: dice; detail: 1 for a reroll
DIE_TURNED: Final = 18  # subject: die; detail: new side; seat: by whom
DIE_REMOVED: Final = 19  # subject: die; source: card; seat: by whom; detail: BY_GUARDIAN
DIE_RESOLVED: Final = 20  # subject: die; seat: by whom; amount: value; items: modifiers
DIE_RETURNED: Final = 21  # subject: die: from pool to card, not by a removal
DAMAGE_DEALT: Final = 22  # subject: copy; source: copy; amount; detail: symbol; seat: by whom
DAMAGE_TAKEN: Final = 23  # subject: copy; source: copy; amount; seat: by whom
DAMAGE_HEALED: Final = 24  # subject: copy; amount
SHIELDS_GAINED: Final = 25  # subject: copy; amount
SHIELDS_LOST: Final = 26  # subject: copy; amount
RESOURCES_GAINED: Final = 27  # seat; amount
RESOURCES_SPENT: Final = 28  # seat; amount
RESOURCES_LOST: Final = 29  # seat; amount
DEFEATED: Final = 30  # subject: copy; source: copy; detail: BY_DAMAGE or 0
BATTLEFIELD_CLAIMED: Final = 31  # seat; subject: copy
BATTLEFIELD_TAKEN: Final = 32  # seat; subject: copy
ATTACHED: Final = 33  # subject: copy; source: new host
TYPE_CHANGED: Final = 34  # subject: copy; detail: new type; amount: cost; items: subtypes
ABILITY_USED: Final = 35  # seat; subject: copy; amount: 1 if power; detail: same; flags: its place
ACTIONS_GRANTED: Final = 36  # seat; amount
PHASE_ENDING: Final = 37  # the action phase is to end
DIE_TAKEN: Final = 38  # subject: die; source: copy it is placed on
DICE_GAINED: Final = 39  # subject: copy that gains; items: dice
CARD_STACKED: Final = 40  # seat; subject: card stacked; source: card it lies on
CARD_SET_ASIDE: Final = 41  # subject: card; detail: zone it left
GAME_WON: Final = 42  # seat; detail: why
SETUP_DONE: Final = 43  # setup is over
BATTLEFIELD_CHOSEN: Final = 44  # seat: chooser; subject: card; amount: owner
CARDS_PUT_BACK: Final = 45  # seat; items: cards shuffled back in a mulligan
ROUND_ENDED: Final = 46  # amount: its number
VALUE_CHOSEN: Final = 47  # seat; detail: what kind of value; amount: which
POOL_SPLIT: Final = 48  # seat: who splits; items: the first group
PLAY_STARTED: Final = 49  # seat; subject: card; detail: zone it left
DIE_BROUGHT: Final = 50  # seat; subject: die, which is new; source: its card; detail: if SPARE
UPGRADE_GIVEN_UP: Final = 51  # seat; subject: copy; source: card played for it
GAME_DRAWN: Final = 52  # nobody wins
DAMAGE_MOVED: Final = 53  # subject: copy it leaves; detail: copy it goes to; amount
SHIELDS_MOVED: Final = 54  # subject: copy they leave; detail: copy they go to; amount
DAMAGE_BLOCKING: Final = 55  # subject: copy; source: copy; amount: left so far; seat: by whom
CONTROL_TAKEN: Final = 56  # seat: new controller; subject: copy; detail: new host
FLIPPED: Final = 57  # subject: copy
BECAME_ELITE: Final = 58  # subject: copy; flags: LENT if only meanwhile
STOPPED_ELITE: Final = 59  # subject: copy; detail: die set aside; flags: LENT
CHARMS_PLACED: Final = 60  # subject: copy; amount; seat: by whom
CHARMS_REMOVED: Final = 61  # subject: copy; amount; seat: by whom
PILOTING_BEGAN: Final = 62  # subject: copy that pilots; source: vehicle
COST_SET: Final = 63  # seat; subject: card being played; amount: what it costs now
PAYMENT_DUE: Final = 64  # seat; subject: card being played; source: its host, or 0
PLAY_UNDONE: Final = 65  # seat; subject: card; amount: 1 if as an action; detail: back to
DIE_RESOLVING: Final = 66  # seat: by whom; subject: die; detail: symbol; items: modifiers
DECK_SEEN: Final = 67  # seat: who looks; subject: whose seat; items: cards
CARDS_PICKED: Final = 68  # seat; subject: whose seat; items: cards; detail: out of how many
DECK_ARRANGED: Final = 69  # seat; subject: whose; items: from the top; detail: to the bottom
CARD_MOVED: Final = 70  # seat: whose; subject: card; flags: zone it left; detail: new zone
DIE_MATCHED: Final = 71  # seat: by whom; subject: die; source: the upgrade it is said to match
DAMAGE_PLACED: Final = 72  # subject: copy; amount
ACTIVATION_DUE: Final = 73  # seat: who; subject: copy about to be activated; detail: BY_PILOTING
RESOURCES_PLACED: Final = 74  # subject: copy; amount; seat: by whom
RESOURCES_REMOVED: Final = 75  # subject: copy; amount; seat: by whom
DAMAGE_REMOVED: Final = 76  # subject: copy that is no character; amount; seat: by whom
DIE_PUT_IN: Final = 77  # seat: whose pool; subject: die; detail: the side it shows
DICE_HANDLED: Final = 78  # seat: by whom; items: dice; detail: what was done to them together
HANDS_DUE: Final = 79  # the starting hands are to be drawn
ACTION_DUE: Final = 80  # seat: who is about to take one; amount: 1 if additional
DIE_PAYMENT_DUE: Final = 81  # seat: by whom; subject: die, alone or a modifier; source: its copy
KINDS: Final = 82

TO_COPIES: Final = frozenset(
    {
        *(LEFT_PLAY, DEFEATED, EXHAUSTED, READIED, ATTACHED, TYPE_CHANGED, CONTROL_TAKEN),
        *(DAMAGE_DEALT, DAMAGE_BLOCKING, DAMAGE_TAKEN, DAMAGE_HEALED, DAMAGE_MOVED, DAMAGE_PLACED),
        *(SHIELDS_GAINED, SHIELDS_LOST, SHIELDS_MOVED, CHARMS_PLACED, CHARMS_REMOVED),
        *(RESOURCES_PLACED, RESOURCES_REMOVED, DAMAGE_REMOVED),
        *(DICE_GAINED, FLIPPED, BECAME_ELITE, STOPPED_ELITE, PILOTING_BEGAN),
    }
)
"""What happens to a copy, and only as long as it is in play."""

EventName = Literal[
    "round_began",
    "phase_began",
    "turn_began",
    "action_taken",
    "passed",
    "card_played",
    "entered_play",
    "left_play",
    "cards_drawn",
    "card_discarded",
    "cards_revealed",
    "hand_seen",
    "deck_shuffled",
    "exhausted",
    "readied",
    "activated",
    "dice_rolled",
    "die_turned",
    "die_removed",
    "die_resolved",
    "die_returned",
    "damage_dealt",
    "damage_taken",
    "damage_healed",
    "shields_gained",
    "shields_lost",
    "resources_gained",
    "resources_spent",
    "resources_lost",
    "defeated",
    "battlefield_claimed",
    "battlefield_taken",
    "attached",
    "type_changed",
    "ability_used",
    "actions_granted",
    "phase_ending",
    "die_taken",
    "dice_gained",
    "card_stacked",
    "card_set_aside",
    "game_won",
    "setup_done",
    "battlefield_chosen",
    "cards_put_back",
    "round_ended",
    "value_chosen",
    "pool_split",
    "play_started",
    "die_brought",
    "upgrade_given_up",
    "game_drawn",
    "damage_moved",
    "shields_moved",
    "damage_blocking",
    "control_taken",
    "flipped",
    "became_elite",
    "stopped_elite",
    "charms_placed",
    "charms_removed",
    "piloting_began",
    "cost_set",
    "payment_due",
    "play_undone",
    "die_resolving",
    "deck_seen",
    "cards_picked",
    "deck_arranged",
    "card_moved",
    "die_matched",
    "damage_placed",
    "activation_due",
    "resources_placed",
    "resources_removed",
    "damage_removed",
    "die_put_in",
    "dice_handled",
    "hands_due",
    "action_due",
    "die_payment_due",
]

NAMES: Final[tuple[EventName, ...]] = get_args(EventName)

EVENT_NAMES: Final[tuple[str, ...]] = ("", *NAMES)


def event_name(kind: int) -> EventName:
    """The name of a kind of event."""
    return NAMES[kind - 1]


EVENT_RULINGS: Final = (
    "",
    "arh.part5.rounds.01",
    "arh.part5.rounds.01",
    "arh.part5.actionphase.01",
    "arh.part5.actions.03",
    "arh.part5.passing.01",
    "arh.part5.play.07",
    "arh.part5.play.08",
    "arh.part3.inplay.01",
    "arh.part6.draw.01",
    "arh.part3.discard.01",
    "arh.part8.reveal.01",
    "arh.part8.lookat.01",
    "arh.part5.setup.05",
    "arh.part6.exhausted.01",
    "arh.part6.ready.01",
    "arh.part5.activate.01",
    "arh.part8.rolling.01",
    "arh.part8.turn.01",
    "arh.part8.removing.01",
    "arh.part5.resolve.03",
    "arh.part5.upkeep.02",
    "arh.part6.damage.01",
    "arh.part6.shields.02",
    "arh.part8.heal.01",
    "arh.part2.shield.01",
    "arh.part6.shields.01",
    "arh.part6.resources.02",
    "arh.part6.resources.01",
    "arh.part2.disrupt.01",
    "arh.part6.damage.02",
    "arh.part5.claim.01",
    "arh.part5.claim.02",
    "arh.part8.move.01",
    "arh.part5.changetype.01",
    "arh.part5.cardaction.01",
    "arh.part5.extra.01",
    "arh.clar.aw.20",
    "arh.golden.01",
    "arh.clar.rm.04",
    "arh.golden.01",
    "arh.part3.setaside.01",
    "arh.part5.winning.01",
    "arh.part5.setup.18",
    "arh.part5.setup.12",
    "arh.part5.setup.06",
    "arh.part5.winning.02",
    "arh.golden.01",
    "arh.golden.01",
    "arh.part5.play.01",
    "arh.part7.inherent.01",
    "arh.part1.upgrades.05",
    "arh.part5.winning.01",
    "arh.part8.move.07",
    "arh.part8.move.10",
    "arh.part6.shields.04",
    "arh.part8.controller.01",
    "arh.part1.doublesided.06",
    "arh.part8.elite.03",
    "arh.part1.supports.08",
    "arh.part7.charm.01",
    "arh.part7.charm.03",
    "arh.part7.piloting.01",
    "arh.part5.play.04",
    "arh.part5.play.05",
    "arh.part5.illegal.01",
    "arh.part5.resolve.03",
    "arh.part8.lookat.01",
    "arh.part8.search.02",
    "arh.part3.deck.02",
    "arh.part3.deck.02",
    "arh.part2.leaving.04",
    "arh.part1.supports.04",
    "ffg17.part7.guardian.01",
    "arh.part6.resources.02",
    "arh.part6.resources.02",
    "arh.part3.supply.02",
    "arh.part3.pool.01",
    "arh.clar.uh.03",
    "arh.part5.setup.05",
    "arh.clar.eaw.12",
    "arh.part2.costs.01",
)

FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_DECK: Final = 3
FROM_PLAY: Final = 4
FROM_ASIDE: Final = 5
FROM_UNDER: Final = 6
BY_RENEW: Final = 7

TO_DISCARD: Final = 1
TO_ASIDE: Final = 2
TO_HAND: Final = 3
TO_DECK: Final = 4
TO_BOTTOM: Final = 5

PLAY: Final = 1
ACTIVATE: Final = 2
RESOLVE: Final = 3
REROLL: Final = 4
CARD_ACTION: Final = 5
CLAIM: Final = 6
NO_ACTION: Final = 0
UNDONE: Final = -1  # what was begun could not be completed

DETECTED: Final = 1

BY_DAMAGE: Final = 1
"""The sort of a defeat that comes from damage on the character."""

POWER: Final = 1
"""The sort of an action that can be used once a round."""

FROM_CARDS: Final = 0
AGAIN: Final = 1
"""Dice are rolled from their cards, or again in their pool."""

UNBLOCKABLE: Final = 1
STAYS: Final = 2
"""Flag of a resolved die that does not go back to its card."""
MOVED: Final = 4
"""Flag of shields that come from another card: the limit does not keep them away."""
SHIELDS_MET: Final = 8
"""The shields have blocked what they could."""
SHIELDED: Final = 16
"""Flag of damage of which shields have blocked some."""
BLOCKED: Final = 32
"""Flag of damage of which anything has blocked some, shields or a card."""
LAST_OF_HAND: Final = 16
"""Flag of a played or discarded card that left an empty hand behind."""
BY_DIE: Final = 32
"""Flag of a card that the effect of a die discarded."""
BY_OPPONENT: Final = 64
"""Flag of a defeat by the effect of an opponent, and of cards that not their owner reveals."""
ANOTHERS_EFFECT: Final = 128
"""Flag of damage that a player deals, and of what one loses, because the other's effect says so."""

AS_DOUBLE: Final = 1
"""Flag of a card that leaves play as one unique card too many."""

SPOTS_THEIRS: Final = 1
"""Flag of a card that spots an opponent's cards too while it is played."""

LENT: Final = 64
"""Flag of a second die that a card has as long as another card makes it elite."""

SPARE: Final = 1
"""Flag of a die that is brought without a card: the detail is its kind."""

JUST_ROLLED: Final = "just rolled"
"""Names the dice that an activation by an effect has rolled."""

BY_PILOTING: Final = 1
"""The sort of an activation that Piloting brings about."""

BY_GUARDIAN: Final = 1
"""The sort of a removal that Guardian brings about, on the card that is its source."""

ENTERS_EXHAUSTED: Final = 1
"""Flag of a card that is exhausted when it enters play."""
OUT_OF_HAND: Final = 2
"""Flag of a card that enters play out of a hand without being played."""
ENTERS_FLIPPED: Final = 4
"""Flag of a card that shows its other side when it enters play."""

WON_BY_CHARACTERS: Final = "no_characters"
WON_BY_CARDS: Final = "no_cards"
WON_BY_CARD: Final = "card_effect"
WON_BY_CONCESSION: Final = "concession"
WIN_REASONS: Final = (WON_BY_CHARACTERS, WON_BY_CARDS, WON_BY_CARD)
DRAWN_WITHOUT_PROGRESS: Final = "no_progress"
