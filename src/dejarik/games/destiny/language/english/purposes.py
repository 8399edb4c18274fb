"""What a choice is for, in English: a question for every verb that chooses."""

from typing import Final

from dejarik.speech.plurals import count

PURPOSES: Final[dict[str, str]] = {
    "Choose": "what do you choose?",
    "PlayStacked": "which card do you play from below it?",
    "PlayChosen": "which card do you play?",
    "PlayForFree": "which card do you play for free?",
    "PlayForLess": "which card do you play for less?",
    "PlayUnrestricted": "which card do you play?",
    "Discard": "which card is discarded?",
    "SetAside": "which card is set aside?",
    "ReturnToHand": "which card goes to its owner's hand?",
    "PutOnTop": "which card goes on top of the deck?",
    "PutOnTheBottom": "which card goes on the bottom of the deck?",
    "DiscardFromHand": "which card is discarded from hand?",
    "StackUnderThis": "which card do you put face down under it?",
    "DealDamage": "who is dealt {damage}?",
    "PlaceDamage": "what is the damage placed on?",
    "Heal": "who heals {damage}?",
    "RemoveDamage": "what is {damage} taken off?",
    "RemoveAnyDamage": "what is damage taken off?",
    "GiveShields": "who gets {shields}?",
    "RemoveShields": "who loses {shields}?",
    "RemoveAnyShields": "who loses shields?",
    "PlaceResources": "what are the resources placed on?",
    "RemoveResources": "what are resources taken off?",
    "RemoveAnyResources": "what are resources taken off?",
    "Defeat": "who is defeated?",
    "Ready": "what is readied?",
    "Exhaust": "what is exhausted?",
    "PlaceDie": "which die is placed on it?",
    "PutInPool": "which die goes into the pool?",
    "RemoveDice": "which die is removed?",
    "PlaceCharms": "who gets charm tokens?",
    "RemoveCharms": "who loses charm tokens?",
    "Pilot": "which vehicle does it pilot?",
    "MakeElite": "what becomes elite?",
    "StopElite": "what is elite no more?",
    "Flip": "what is flipped?",
    "ChangeType": "what changes its type?",
    "PickOut": "which cards do you pick out of the deck?",
    "AttachThis": "what is it attached to?",
    "UseSpecial": "whose special ability do you use?",
    "ExchangeBattlefield": "which battlefield is used from now on?",
    "Reveal": "which card is revealed?",
    "LookAtHand": "which card do you look at?",
    "TurnDice": "which die is turned?",
    "TurnDiceTo": "which die is turned?",
    "SwapValues": "which dice are turned?",
    "RerollNoted": "which die is rerolled?",
    "ChooseSymbol": "which symbol?",
    "Reroll": "which dice are rerolled?",
    "RollIn": "which dice are rolled into the pool?",
    "ResolveChosen": "which die do you resolve?",
    "ActivateCards": "what is activated?",
    "ActivateInTurn": "what is activated next?",
    "MoveDamage": "whose damage is moved?",
    "MoveDamage.to": "who gets the damage?",
    "MoveShields": "whose shields are moved?",
    "MoveShields.to": "who gets the shields?",
    "MoveAttached": "what is moved?",
    "MoveAttached.to": "where does it go?",
    "SwitchThis": "which card comes in its place?",
    "TakeControl": "what do you take control of?",
    "TakeControl.to": "where does it go?",
    "PutIntoPlay": "what is put into play?",
    "PutIntoPlay.to": "where does it go?",
}


def purpose_words(purpose: str, amount: int) -> str:
    """The question of a choice, with how much it is about where that is sure."""
    damage = f"{amount} damage" if amount else "damage"
    shields = count(amount, "shield") if amount else "shields"
    return PURPOSES.get(purpose, "choose").format(damage=damage, shields=shields)


PURPOSE_PICKS: Final[dict[str, str]] = {
    "PlayStacked": "Play {}",
    "PlayChosen": "Play {}",
    "PlayForFree": "Play {} for free",
    "PlayForLess": "Play {} for less",
    "PlayUnrestricted": "Play {}",
    "Discard": "Discard {}",
    "SetAside": "Set {} aside",
    "ReturnToHand": "Return {} to its owner's hand",
    "PutOnTop": "Put {} on top of the deck",
    "PutOnTheBottom": "Put {} on the bottom of the deck",
    "DiscardFromHand": "Discard {}",
    "StackUnderThis": "Put {} face down under it",
    "DealDamage": "Deal {damage} to {}",
    "PlaceDamage": "Place the damage on {}",
    "Heal": "Heal {damage} from {}",
    "RemoveDamage": "Take {damage} off {}",
    "RemoveAnyDamage": "Take damage off {}",
    "GiveShields": "Give {shields} to {}",
    "RemoveShields": "Take {shields} from {}",
    "RemoveAnyShields": "Take shields from {}",
    "PlaceResources": "Place resources on {}",
    "RemoveResources": "Take resources off {}",
    "RemoveAnyResources": "Take resources off {}",
    "Defeat": "Defeat {}",
    "Ready": "Ready {}",
    "Exhaust": "Exhaust {}",
    "RemoveDice": "Remove {}",
    "Flip": "Flip {}",
    "Reveal": "Reveal {}",
    "TurnDice": "Turn {}",
    "TurnDiceTo": "Turn {}",
    "Reroll": "Reroll {}",
    "RollIn": "Roll {} into the pool",
    "ResolveChosen": "Resolve {}",
    "ActivateCards": "Activate {}",
    "ActivateInTurn": "Activate {}",
    "MoveDamage": "Move damage from {}",
    "MoveDamage.to": "Move the damage to {}",
    "MoveShields": "Move shields from {}",
    "MoveShields.to": "Move the shields to {}",
    "MoveAttached": "Move {}",
    "MoveAttached.to": "Move it to {}",
    "AttachThis": "Attach it to {}",
    "TakeControl": "Take control of {}",
    "PutIntoPlay": "Put {} into play",
}
"""What choosing a thing does to it; other choices only name the thing."""


def purpose_pick(purpose: str, amount: int, symbol: str, thing: str) -> str:
    """A choice as what it does: how much, of which symbol if a die asks, and to whom."""
    damage = f"{amount} {symbol or 'damage'}" if amount else "damage"
    shields = count(amount, "shield") if amount else "shields"
    return PURPOSE_PICKS.get(purpose, "{}").format(thing, damage=damage, shields=shields)
