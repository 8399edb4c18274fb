"""
The editions of the rules as parameters, and what a committee may overrule as switches.

Each is read in one place. The values of the class are those of the current edition, below
it stands what the older ones want otherwise. docs/rules/destiny/editions.md lists them, and
docs/rules/destiny/open-questions.md says why a switch is set as it is.
"""

from __future__ import annotations

from typing import Final

ARH: Final = "arh"
"""A Renewed Hope, 1.07.01."""
FFG: Final = "ffg"
"""The publisher's last rules reference, 1.7."""
LAUNCH: Final = "launch"
"""The publisher's first rules reference."""

CURRENT: Final = ARH
EDITIONS: Final = (ARH, FFG, LAUNCH)
"""From the newest to the oldest."""

BATTLEFIELD_DECIDES: Final = 0
NOBODY_WINS: Final = 1


class Edition:
    """Numbers first, then teams and decks, then the switches by topic."""

    hand_size: int = 5
    """Cards drawn up to."""
    income: int = 2
    """Resources gained at setup and in every upkeep."""
    shield_limit: int = 3
    """Shields on a character."""
    upgrade_limit: int = 3
    """Upgrades on a card."""
    downgrade_limit: int = 3
    """Downgrades on a card."""
    loser_shields: int = 2
    """Shields for the player whose battlefield is not used."""
    reroll_min: int = 0
    """Dice that a card discarded to reroll must at least be for."""

    team_points: int = 30
    """What a team may cost."""
    deck_size: int = 30
    """Cards in a deck."""
    most_copies: int = 2
    """Copies of a card in a deck."""
    most_plots: int = 1
    """Plots on a team; none means that there are no plots."""
    most_restricted: int = 1
    """Different cards of a format's restricted list in one team and deck."""
    neutral_characters: bool = True
    """Whether neutral characters may be on a team."""
    downgrades_in_decks: bool = True
    """Whether downgrades are deck cards."""
    one_of_its_side_is_enough: bool = True
    """Whether a hero card needs a hero and no more, or is barred by any villain too."""
    character_subtypes: bool = True
    """Whether characters have subtypes, or only supports and upgrades."""
    copies_share_title: bool = True
    """Whether different cards of one title count together."""
    reprints_share_formats: bool = True
    """Whether a format means every printing of a card, or just the one it names."""
    cards_are_set_aside: bool = True
    """Whether cards may be set aside before the game, or only dice."""
    only_fronts_have_titles: bool = True
    """Whether a unique title on a back meets only the fronts of other cards, or backs too."""
    team_up_lowers_itself: bool = True
    """Whether Team Up also lowers the card that has it."""

    ambush_from_start: bool = True
    """Whether Ambush creates its action when its card starts to resolve, or at the end."""
    one_replacement: bool = True
    """Whether a player may replace one upgrade a round, or as many as they like."""
    permanents_wait: bool = True
    """Whether any card played by an ability waits in the queue, or only events."""
    events_wait: bool = True
    """Whether an event played by an ability waits in the queue, or takes effect at once."""
    full_cards_take_upgrades: bool = True
    """Whether a card with all the upgrades it may have can be played on, and sheds one then."""
    free_is_zero: bool = True
    """Whether what is played for free costs 0, or what it costs is only not paid."""
    spot_is_for_its_effect: bool = True
    """Whether spotting nothing cancels the effect that asked for it, or the whole card."""
    modify_is_kept: bool = True
    """Whether what ignores play restrictions still keeps to Modify."""

    control_before_claim: bool = True
    """Whether the battlefield is taken before its claim ability is used, or behind it."""
    granted_actions_end: bool = True
    """Whether additional actions still waiting are lost when the action phase ends."""
    declining_is_passing: bool = False
    """Whether an additional action that is not taken is a pass."""
    actions_on_any_card: bool = True
    """Whether any card in play may have an action, or only characters, supports, upgrades."""
    each_orders_own: bool = True
    """Whether players order their own abilities, or the battlefield's controller all of them."""
    secret_discards: bool = True
    """Whether upkeep discards are chosen by all at once, or one player after the other."""
    delayed_before_count: bool = True
    """Whether what waits for the end of the round comes before hands and decks are counted."""
    lost_without_defeat: bool = True
    """Whether who has no character has lost, or only whose characters were all defeated."""
    aside_is_hidden: bool = True
    """Whether cards set aside before the game are hidden from opponents."""
    last_characters_together: int = BATTLEFIELD_DECIDES
    """Who wins when both players lose their last character at once."""

    rolled_for_controller: bool = True
    """Whether an activated card rolls into its controller's pool, or its activator's."""
    taken_dice_return: bool = True
    """Whether the dice of a card go back to it when it changes control."""
    plus_in_roll_off: bool = True
    """Whether plus sides count in the roll-off."""
    focus_self: bool = True
    """Whether a focus may turn itself."""
    die_serves_once: bool = True
    """Whether a die that is rolled in anew stays resolved for this action."""
    each_value_ends_at_zero: bool = True
    """Whether every die's value ends at zero, or only that of all dice together."""
    anyones_dice_resolve: bool = True
    """Whether an effect that resolves a die, and does not say whose, may take an opponent's."""
    treated_blank_is_zero: bool = True
    """Whether a blank resolved as something else is worth nothing with any modifier."""
    lost_die_is_lost: bool = True
    """Whether a die that its own cost took out of the pool is not resolved."""

    spreading_is_inherent: bool = False
    """Whether shields that a card lets its die distribute can be without that card in play."""
    resolver_matches: bool = True
    """Whether who resolves an ability says which die is a twin upgrade's, or who loses it."""

    shields_take_unblockable: bool = True
    """Whether shields make room for unblockable damage when it is distributed."""
    indirect_by_dealer: bool = True
    """Whether indirect damage is dealt by the player who dealt it, or by who assigns it."""
    moved_shields_overflow: bool = True
    """Whether shields moved beyond the limit are gained first, and lost then."""
    moves_in_part: bool = True
    """Whether tokens are moved as far as they go, or only all that is said."""
    part_is_full: bool = True
    """Whether giving and removing shields and healing are fully done if anything came of it."""

    guardian_after_activation: bool = True
    """Whether Guardian comes after the activation, damage first, or before, the die first."""
    guardian_needs_damage: bool = True
    """Whether Guardian leaves a die worth nothing where it is."""
    redeploys_before_defeat: bool = True
    """Whether Redeploy comes before its character falls, or once it has fallen."""
    exhausted_piloted: bool = True
    """Whether an exhausted vehicle can be piloted."""
    detect_ends_with_phase: bool = True
    """Whether detected cards are revealed for the action phase, or for the round."""

    downgrades_stay: bool = True
    """Whether downgrades stay on what becomes a character or support, or always go."""
    kept_dice_stay: bool = False
    """Whether a die that another card keeps stays there when its own card changes type."""
    what_fell_is_set_aside: bool = True
    """Whether defeated characters are set aside, or out of the game."""
    double_is_defeated: bool = True
    """Whether the second copy of a unique character is defeated, or discarded."""
    mentions_follow: bool = True
    """Whether all that a card says of its type follows when another card changes it."""
    owner_lends_die: bool = True
    """Whether the owner of a card makes it elite, or its controller."""

    def __init__(self, name: str) -> None:
        self.name: str = name


FFG_VALUES: Final[dict[str, object]] = {
    "downgrades_in_decks": False,
    "one_of_its_side_is_enough": False,
    "permanents_wait": False,
    "control_before_claim": False,
    "actions_on_any_card": False,
    "delayed_before_count": False,
    "indirect_by_dealer": False,
    "moved_shields_overflow": False,
    "double_is_defeated": False,
    "guardian_after_activation": False,
    "lost_without_defeat": False,
    "aside_is_hidden": False,
    "free_is_zero": False,
    "spot_is_for_its_effect": False,
    "spreading_is_inherent": True,
}
"""What the publisher's last edition wants otherwise than the current one."""

LAUNCH_VALUES: Final[dict[str, object]] = {
    "reroll_min": 1,
    "most_plots": 0,
    "neutral_characters": False,
    "character_subtypes": False,
    "one_replacement": False,
    "each_orders_own": False,
    "focus_self": False,
    "cards_are_set_aside": False,
    "events_wait": False,
    "full_cards_take_upgrades": False,
    "declining_is_passing": True,
    "resolver_matches": False,
    "anyones_dice_resolve": False,
    "redeploys_before_defeat": False,
    "what_fell_is_set_aside": False,
    "spreading_is_inherent": False,
}
"""What the first edition wants otherwise than the publisher's last one."""


def edition_named(name: str) -> Edition:
    """
    The edition with this name, as new.

    Raises ValueError when there is none.
    """
    if name not in EDITIONS:
        message = f"there is no edition {name}; there are {', '.join(EDITIONS)}"
        raise ValueError(message)
    values: dict[str, object] = {}
    if name != ARH:
        values.update(FFG_VALUES)
    if name == LAUNCH:
        values.update(LAUNCH_VALUES)
    edition = Edition(name)
    for parameter, value in values.items():
        setattr(edition, parameter, value)
    return edition
