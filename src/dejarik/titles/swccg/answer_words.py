"""What the game answers when it is asked why, in English."""

from typing import Final

from dejarik.games.swccg.advice.wire import Against, Answer, NumberAnswer, OptionAnswer, Part
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.language.english.render import render_node
from dejarik.games.swccg.language.english.speaker import Speaker, capital
from dejarik.games.swccg.language.english.voices import card_voice
from dejarik.games.swccg.model.rulebook import Rulebook

POSSIBLE: Final = "Nothing is against it."

AGAINST: Final = {
    "not_asked": "It is not your turn to act just now.",
    "another_question": "First the question that is asked has to be answered.",
    "in_response": "Just now actions are answered; new ones are begun afterwards.",
    "unexplained": "It cannot be done now.",
    "not_your_activate_phase": "Force is activated in your own activate phase.",
    "not_your_control_phase": "Force drains are made in your own control phase.",
    "not_your_deploy_phase": "This is done in your own deploy phase.",
    "not_your_battle_phase": "Battles are begun in your own battle phase.",
    "not_your_move_phase": "Cards move in your own move phase.",
    "not_your_draw_phase": "Cards are drawn in your own draw phase.",
    "not_weapons_segment": "Weapons are fired in the weapons segment of a battle.",
    "not_damage_segment": "Nothing is forfeited or lost for a battle before its damage segment.",
    "battle_goes_on": "First the battle that goes on has to end.",
    "not_this_moment": "Its text answers other moments than this one.",
    "not_yours": "It is not your card.",
    "not_your_weapon": "It is your opponent's weapon.",
    "no_weapon": "It is no weapon that can be fired.",
    "is_interrupt": "Interrupts are played, not deployed.",
    "is_no_interrupt": "It has no text that is played from hand.",
    "nothing_to_use": "It has no text of yours that could be used.",
    "forbidden": "Something on table forbids it.",
    "cannot_pay": "You do not have enough Force.",
    "unique": "Its dots do not let another one come now.",
    "location_there": "Your card of this location is on table already.",
    "in_its_strip": "A location goes to its place in the row of its system.",
    "nowhere": "There is no place for it: it needs your Force icon or presence, or what it says.",
    "nothing_to_go_on": "There is nothing on table that its text lets it be deployed on.",
    "too_dear": "There is not enough Force to deploy it.",
    "others_share": "You have the Force, but your opponent has too little for their half of it.",
    "not_as_said": "Its text does not let it go there.",
    "no_icon_or_presence": "You have neither a Force icon nor presence there.",
    "not_carried": "Nobody carries it.",
    "nobody_to_take_it": "None of your characters with its bearer may take it.",
    "transfer_too_dear": "A transfer costs as much Force as deploying it, which you do not have.",
    "no_planet_outside": "Cards are buried under exterior sites of planets only.",
    "no_mining_droid": "You have no mining droid for it.",
    "empty_hand": "You have no card in hand.",
    "own_event": "It answers only what your opponent does.",
    "others_event": "It answers only what you do yourself.",
    "about_another": "It answers this only if it is about something else.",
    "protected": "What it would cancel cannot be cancelled.",
    "terms_not_met": "What its text asks for does not hold now.",
    "no_target": "There is nothing that it could target.",
    "used_up": "It has been used as often as it may be.",
    "used_another": "Its bearer has used another one this turn.",
    "no_react_text": "It has no text that speaks of a react.",
    "nothing_to_react_to": "One reacts to a battle or Force drain just begun by the opponent.",
    "own_action": "One does not react to one's own battle or Force drain.",
    "react_too_far": "It is neither there nor at an adjacent site.",
    "nothing_to_bring": "There is nothing that could be brought there and paid for.",
    "no_mine": "There is no mine where it is.",
    "not_controlled": "You do not control the location.",
    "drained_already": "There has been a drain there this turn.",
    "card_drained_already": "One of your cards there has taken part in a drain this turn.",
    "you_have_no_presence": "You have no presence there.",
    "opponent_has_no_presence": "Your opponent has no presence there.",
    "all_have_battled": "Those who are there may not battle again this turn.",
    "battled_already": "There has been a battle there this turn.",
    "bearer_not_in_battle": "Whoever carries it does not take part in the battle.",
    "fired_already": "It has been fired in this battle.",
    "own_card": "Weapons are not fired at one's own cards.",
    "not_in_battle": "It does not take part in the battle.",
    "not_a_target_of_it": "The weapon cannot target such a card.",
    "not_targeted": "Something on table keeps it from being targeted.",
    "no_destiny_left": "Your Reserve Deck is empty: there is no destiny to draw.",
    "nobody_to_fire_at": "There is nobody in the battle whom it could be fired at.",
    "not_from_this_battle": "It has not taken part in this battle.",
    "no_forfeit_value": "It has no forfeit value.",
    "nothing_owed": "It is not hit, and you owe nothing.",
    "nothing_to_lose": "You have nothing left to lose.",
    "owes_hits": "Your cards that are hit must be forfeited first.",
    "owes_attrition": "There is attrition left that you can satisfy.",
    "owes_damage": "There is battle damage left that you can satisfy.",
    "must_be_done": "This has to be answered.",
    "moved_already": "It has made its regular move this turn.",
    "is_no_traveller": "It does not move by itself.",
    "may_not_move": "It may not move now.",
    "no_way": "There is no site that it reaches.",
    "is_there": "It is there already.",
    "too_far": "Its landspeed does not reach as far.",
    "other_system": "Landspeed leads only along the sites of one system.",
    "no_docking_bay": "Transit begins at a docking bay.",
    "only_bay": "There is no other docking bay on table.",
    "nobody_to_go": "You have nobody there who may still move.",
    "transit_too_dear": "You do not have enough Force for the transit.",
    "all_activated": "You have activated all the Force you generate.",
    "empty_reserve": "Your Reserve Deck is empty.",
    "empty_force": "Your Force Pile is empty.",
    "not_losable": "Force is lost from your hand or from the top of a pile.",
    "not_start": "It cannot be your starting location.",
    "not_found": "It is not among the cards to choose from.",
    "not_drawn": "It is none of the destinies just drawn.",
    "not_tripped": "It is no mine that has just been tripped.",
    "not_a_target": "It is no target for what is being done.",
    "not_among": "Nothing can be done with it at this moment.",
}
NUMBERS: Final = {
    "generation": "Force generation",
    "drain_amount": "Force drain",
    "total_power": "total power",
    "cost": "deploy cost",
    "damage": "battle damage left",
    "attrition": "attrition left",
}
WHERE_FROM: Final = {
    "icons": "from icons",
    "power": "power",
    "destiny": "drawn",
    "satisfied": "satisfied",
}
_SIGNS: Final = {"added": "+", "factor": "x", "set": "= ", "most": "at most "}


def answer_lines(n: Speaker, found: Answer, rules: Rulebook) -> tuple[str, ...]:
    """An answer as lines for a person."""
    if isinstance(found, OptionAnswer):
        return tuple(_against(one, rules) for one in found.against) or (POSSIBLE,)
    return _number_lines(n, found)


def _against(one: Against, rules: Rulebook) -> str:
    """What is against something; of a text the condition that does not hold, if that is known."""
    if one.term < 0:
        return AGAINST[one.key]
    text = rules.programs.abilities[one.code][one.text]
    assert isinstance(text, Text)
    definition = rules.definitions[rules.numbers[one.code]]
    voice = card_voice(definition.kind, definition.side)
    return f"It can be used only if {render_node(text.provided[one.term], voice)}."


def _number_lines(n: Speaker, found: NumberAnswer) -> tuple[str, ...]:
    name = capital(NUMBERS.get(found.name, found.name))
    return (f"{name} {found.total}:", *[_part(n, part) for part in found.parts])


def _part(n: Speaker, part: Part) -> str:
    source = "" if part.source is None else f" ({n.thing(part.source)})"
    if part.kind == "rule":
        return f"{part.amount} by the rules"
    if part.kind == "printed":
        return f"{part.amount} printed"
    if part.kind in WHERE_FROM:
        return f"{part.amount} {WHERE_FROM[part.kind]}{source}"
    sign = "" if part.amount < 0 and part.kind == "added" else _SIGNS[part.kind]
    return f"{sign}{part.amount}{source}"
