"""What a player reads on each card, word for word."""

import pytest

from dejarik.catalog import facts, rendered_texts
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.language.english import render_card

# Our own words, read aloud and held against what each card does.
TEXTS: dict[str, tuple[str, ...]] = {
    "01023": (  # Crime Lord
        "Only on a yellow character.",
        (
            "Special: Spend 5 resources to choose any character. Just before this round ends, "
            "defeat that character."
        ),
    ),
    "01049": (  # Millennium Falcon
        "Special: Play a yellow event from your hand or discard pile for free.",
    ),
    "01065": (  # Cunning
        "Only on a yellow character.",
        "Special: Use the special of another card in play as if that card were yours.",
    ),
    "01102": (  # Prized Possession
        (
            "After playing this upgrade, you may remove one of your opponent’s character dice and"
            " place it on this upgrade, where it stays unrolled until this upgrade leaves play."
        ),
    ),
    "01110": (  # Retreat
        (
            "Your opponent may take 1 additional action. Once that action has been taken or "
            "declined, the action phase ends."
        ),
    ),
    "01147": (  # Mind Trick
        (
            "If you can spot a blue character, your opponent splits their dice pool into two "
            "groups; choose one of them and remove every die in it."
        ),
    ),
    "02131": (  # Premonitions
        (
            "Either set aside this event and put a card from your hand face down under it, or "
            "play the card under any set-aside copy of Premonitions for free (discard it if it "
            "cannot be played) and discard that copy."
        ),
    ),
    "03115": (  # Running Interference
        (
            "After taking an action, you may set aside this support. If you do, your opponent "
            "cannot take the same kind of action on their next turn."
        ),
    ),
    "04001": (  # Kylo Ren
        (
            "After activating this character, you may choose a colour. Then reveal a random card "
            "from your opponent’s hand. If the revealed card has that colour, deal 2 damage to "
            "any character."
        ),
    ),
    "04002": (  # Captain Phasma
        "Special: Deal 2 damage to any character, or 3 instead if it has 6 or more damage.",
    ),
    "04003": (  # Droid Commandos
        "Special: Deal 1 damage to each of any number of characters.",
    ),
    "04004": (  # Captain Phasma's Blaster
        "This upgrade has redeploy while the attached character is Captain Phasma.",
    ),
    "04005": (  # Praetorian Guard
        "The attached character has guardian.",
    ),
    "04006": (  # Dark Counsel
        ("Special: Draw 1 card. Reroll this die in its pool instead of returning it to its card."),
    ),
    "04007": (  # Crossguard Lightsaber
        (
            "After playing this upgrade, if the attached character is Kylo Ren, deal 1 damage "
            "to any character."
        ),
        "Special: Deal 2 damage to any character, or 3 instead if it has any shields.",
    ),
    "04008": (  # Force Stasis
        "Only on a blue character.",
        "Special: Remove any die showing ranged damage. Then deal 1 damage to any character.",
    ),
    "04009": (  # Jedi Rival
        "After activating the attached character, you may remove 1 shield of any character.",
    ),
    "04010": (  # Armored Support
        (
            "Action: Exhaust this support to reroll a red die of yours. If that red die shows "
            "damage, deal 1 damage to any character."
        ),
    ),
    "04011": (  # First Strike
        (
            "Choose one of your opponent’s dice showing damage. Then deal damage equal to the "
            "value of that die to any character."
        ),
    ),
    "04012": (  # I Have You Now
        "Turn any die to a side showing damage.",
    ),
    "04013": (  # Imperial Envoy
        (
            "Reveal 2 random cards from your opponent’s hand. Then deal damage equal to the "
            "number of events and supports among them to any character."
        ),
    ),
    "04014": (  # Mobilize
        "Gain 4 resources.",
    ),
    "04015": (  # Tactical Mastery
        "If you can spot a red character, you may take up to 2 additional actions.",
    ),
    "04016": (  # As I Have Foreseen
        "Ambush: After playing this event, you may take 1 additional action.",
        "Look at your opponent’s hand.",
    ),
    "04017": (  # Clash
        (
            "Turn a die of yours to a side showing melee damage. Turn one of your opponent’s "
            "dice showing melee damage to a blank side."
        ),
    ),
    "04018": (  # Intimidate
        "Remove all shields from any character.",
    ),
    "04019": (  # Your Skills Are Complete
        "Turn any upgrade die to a blank side.",
    ),
    "04020": (  # Doubt
        (
            "Reroll one of your opponent’s dice. Then your opponent either resolves it or "
            "removes it."
        ),
    ),
    "04021": (  # Parry
        "Remove any die showing melee damage.",
    ),
    "04022": (  # Subjugate
        "Remove any die.",
    ),
    "04023": (  # Hangar Bay
        (
            "Claim: Reveal the top card of your opponent’s deck. If the revealed card is an event"
            " or a support, deal 1 damage to any character."
        ),
    ),
    "04024": (  # Rey
        (
            "After activating this character, if it has any shields, you may deal 1 damage to any"
            " character."
        ),
    ),
    "04025": (  # Poe Dameron
        ("Special: Give 1 shield to any character. You may turn another die to a different side."),
    ),
    "04026": (  # Medical Droid
        "Special: Heal 1 damage from any character.",
    ),
    "04027": (  # Strike Team
        "Ambush: After playing this support, you may take 1 additional action.",
        "Playing this support costs you 1 less while your opponent has 3 or more resources.",
    ),
    "04028": (  # Teamwork
        (
            "Special: Give 1 shield to the attached character. You may give 1 shield to "
            "another character."
        ),
    ),
    "04029": (  # Poe Dameron's Blaster
        (
            "Special: Deal 2 damage to any character, or 3 instead if the attached character "
            "is Poe Dameron."
        ),
    ),
    "04030": (  # Rey's Lightsaber
        (
            "Redeploy: Before the attached character is defeated, you may move this upgrade to "
            "another of your characters not about to be defeated."
        ),
        (
            "After playing this upgrade, give 1 shield to the attached character, or 2 instead if"
            " it is Rey."
        ),
    ),
    "04031": (  # Inner Strength
        (
            "Special: Move 1 damage from the attached character to one of your opponent’s "
            "characters without shields."
        ),
    ),
    "04032": (  # Luke's Protection
        (
            "Action: Put this support on top of its owner’s deck to give 1 shield to any blue "
            "character."
        ),
    ),
    "04033": (  # Honor Guard
        "Action: Discard this support to remove any die showing damage.",
    ),
    "04034": (  # Direct Hit
        "Resolve a die of yours showing damage, with its value increased by 2.",
    ),
    "04035": (  # Logistics
        (
            "If you can spot a red character, resolve any die showing resources, with its "
            "value increased by 1."
        ),
    ),
    "04036": (  # Recon
        "Choose a symbol showing on any die. Then turn another die to show that symbol.",
    ),
    "04037": (  # Strategic Planning
        "Either ready any support with no mods on it, or exhaust any support.",
    ),
    "04038": (  # Concentrate
        (
            "Turn a die of yours to a different side. You may spend 1 resource. If you do, "
            "turn another of your dice to a different side."
        ),
    ),
    "04039": (  # Defensive Stance
        "Give 2 shields to any character.",
    ),
    "04040": (  # Distraction
        "Choose 2 dice. Then your opponent removes one of those dice.",
    ),
    "04041": (  # Do Or Do Not
        (
            "Reroll a die of yours. Then you may resolve it, with its value increased by 1. "
            "If you do not, remove it."
        ),
    ),
    "04042": (  # Fierce Resolve
        "Reroll a die of yours. Then deal damage equal to its value to any character.",
    ),
    "04043": (  # Evade
        "Remove any die showing ranged damage.",
    ),
    "04044": (  # Flank
        "Only if your ready characters outnumber your opponent’s.",
        "Remove one of your opponent’s dice.",
    ),
    "04045": (  # Sound The Alarm
        "Reroll any number of your opponent’s dice showing damage.",
    ),
    "04046": (  # Obi-Wan's Hut
        (
            "Claim: Either give 1 shield to any blue character, or spend 1 resource to give 1 "
            "shield to any non-blue character."
        ),
    ),
    "07057": (  # Plo Koon
        "This character also has the abilities of each of your non-unique characters.",
    ),
    "08091": (  # L3-37
        (
            "Before this character is defeated, attach it to a vehicle support of yours as a "
            "mod upgrade with a cost of 0. If that vehicle support is Millennium Falcon, "
            "ready it."
        ),
        "Whenever this card would leave play while it is an upgrade, set it aside instead.",
    ),
    "12081": (  # Destroy the Death Star
        "After setup, give 20 shields to this plot.",
        (
            "Your pilot or vehicle dice showing ranged damage can be resolved against this "
            "plot as well."
        ),
        (
            "Action: If this plot has no shields on it, spend 1 resource to choose a pilot "
            "die of yours, choose another of your vehicle dice and reroll that pilot die and "
            "that vehicle die. Then, if that pilot die and that vehicle die both show damage, "
            "you win the game."
        ),
    ),
    "15001": (  # Darth Zannah
        (
            "After activating this character, deal 1 damage to another of your Sith characters to"
            " roll one of its character dice into your pool."
        ),
        (
            "After one of your Sith characters is defeated, this character gains the character "
            "dice of the defeated character. This character is also a Sith for the rest of the "
            "game."
        ),
    ),
}


@pytest.mark.parametrize("code", sorted(TEXTS))
def test_each_card_reads_as_expected(code: str) -> None:
    """Word for word, a line for each part."""
    assert "\n".join(TEXTS[code]) == render_card(card_texts()[code], facts()[code])


def test_every_implemented_card_is_expected_here() -> None:
    """A new card brings its text along."""
    assert [] == sorted(card_texts().keys() ^ TEXTS.keys()), "add what `just card` shows to TEXTS"
    assert sorted(TEXTS) == sorted(rendered_texts())
