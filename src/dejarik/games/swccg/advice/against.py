"""What can be against something a seat would do, in a word each, and the rulings behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.offered import band_now, decision_of, open_events
from dejarik.games.swccg.advice.wire import Against, OptionAnswer
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import state

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    # The moment.
    "another_question": ("swccg.1c.017",),
    "in_response": ("swccg.1c.030", "swccg.1c.055"),
    "unexplained": ("swccg.1c.084",),
    "not_asked": ("swccg.1c.030", "swccg.1c.059"),
    "not_your_activate_phase": ("swccg.3.001",),
    "not_your_control_phase": ("swccg.4.003",),
    "not_your_deploy_phase": ("swccg.5.004", "swccg.5.012"),
    "not_your_battle_phase": ("swccg.6.003",),
    "not_your_move_phase": ("swccg.7.028",),
    "not_your_draw_phase": ("swccg.8.002",),
    "not_weapons_segment": ("swccg.6.038", "swccg.9.715"),
    "not_damage_segment": ("swccg.6.124",),
    "battle_goes_on": ("swccg.6.003", "swccg.1c.030"),
    "not_this_moment": ("swccg.9.295", "swccg.1c.087"),
    # Whose it is, and what it is.
    "not_yours": ("swccg.7.003",),
    "not_your_weapon": ("swccg.9.706",),
    "no_weapon": ("swccg.6.038",),
    "is_interrupt": ("swccg.9.294", "swccg.9.299"),
    "is_no_interrupt": ("swccg.5.004",),
    "nothing_to_use": ("swccg.1c.084",),
    "forbidden": ("swccg.1c.087",),
    "cannot_pay": ("swccg.1a.017", "swccg.1c.084"),
    # Deploying.
    "unique": ("swccg.5.077", "swccg.d.149"),
    "location_there": ("swccg.9.333",),
    "in_its_strip": ("swccg.5.025",),
    "nowhere": ("swccg.5.005", "swccg.5.026"),
    "nothing_to_go_on": ("swccg.5.025", "swccg.1c.088"),
    "too_dear": ("swccg.5.007", "swccg.1a.017"),
    "others_share": ("swccg.5.007", "swccg.1a.017"),
    "not_as_said": ("swccg.5.025", "swccg.1c.088"),
    "no_icon_or_presence": ("swccg.5.005", "swccg.5.026"),
    "not_carried": ("swccg.9.779",),
    "nobody_to_take_it": ("swccg.9.779", "swccg.9.781"),
    "transfer_too_dear": ("swccg.9.780", "swccg.1a.017"),
    "no_planet_outside": ("swccg.c.473",),
    "no_mining_droid": ("swccg.c.472",),
    "empty_hand": ("swccg.c.475",),
    # Texts.
    "own_event": ("swccg.9.297", "swccg.1c.087"),
    "others_event": ("swccg.9.297", "swccg.1c.087"),
    "about_another": ("swccg.9.297", "swccg.1c.055"),
    "protected": ("swccg.1c.286",),
    "terms_not_met": ("swccg.9.297", "swccg.1c.084"),
    "no_target": ("swccg.1c.097",),
    "used_up": ("swccg.1c.323",),
    "used_another": ("swccg.9.704", "swccg.9.198"),
    "no_react_text": ("swccg.c.524",),
    "nothing_to_react_to": ("swccg.c.525", "swccg.c.526"),
    "own_action": ("swccg.c.527",),
    "react_too_far": ("swccg.c.525",),
    "nothing_to_bring": ("swccg.c.525", "swccg.c.529"),
    "no_mine": ("swccg.1c.097",),
    # Drains and battles.
    "not_controlled": ("swccg.4.003",),
    "drained_already": ("swccg.4.004",),
    "card_drained_already": ("swccg.4.017",),
    "you_have_no_presence": ("swccg.6.004",),
    "opponent_has_no_presence": ("swccg.6.004",),
    "all_have_battled": ("swccg.6.016", "swccg.6.263"),
    "battled_already": ("swccg.6.011",),
    # Weapons.
    "bearer_not_in_battle": ("swccg.6.038", "swccg.9.736"),
    "fired_already": ("swccg.6.040",),
    "own_card": ("swccg.9.724",),
    "not_in_battle": ("swccg.6.043",),
    "not_a_target_of_it": ("swccg.6.045",),
    "not_targeted": ("swccg.1c.139",),
    "no_destiny_left": ("swccg.1a.063",),
    "nobody_to_fire_at": ("swccg.6.043", "swccg.6.045"),
    # Debts.
    "not_from_this_battle": ("swccg.6.128",),
    "no_forfeit_value": ("swccg.6.127",),
    "nothing_owed": ("swccg.6.113",),
    "nothing_to_lose": ("swccg.1a.078", "swccg.1a.079"),
    "owes_hits": ("swccg.6.132",),
    "owes_attrition": ("swccg.6.137",),
    "owes_damage": ("swccg.6.170",),
    "must_be_done": ("swccg.1c.033",),
    # Moving.
    "moved_already": ("swccg.7.027",),
    "is_no_traveller": ("swccg.7.065",),
    "may_not_move": ("swccg.7.234",),
    "no_way": ("swccg.7.065",),
    "is_there": ("swccg.7.065",),
    "too_far": ("swccg.7.073",),
    "other_system": ("swccg.7.065",),
    "no_docking_bay": ("swccg.7.038",),
    "only_bay": ("swccg.7.039",),
    "nobody_to_go": ("swccg.7.033", "swccg.7.027"),
    "transit_too_dear": ("swccg.7.041", "swccg.1a.017"),
    # Piles.
    "all_activated": ("swccg.3.009", "swccg.3.034"),
    "empty_reserve": ("swccg.1a.055",),
    "empty_force": ("swccg.8.009",),
    # Choosing.
    "not_losable": ("swccg.1a.078", "swccg.1a.079"),
    "not_start": ("swccg.2.006",),
    "not_found": ("swccg.1b.006", "swccg.1b.009"),
    "not_drawn": ("swccg.1f.001",),
    "not_tripped": ("swccg.c.485",),
    "not_a_target": ("swccg.1c.097", "swccg.1c.273"),
    "not_among": ("swccg.1c.084",),
}
GAP: Final = "unexplained"
"""Nothing is against it, and yet it is not offered: a law of the laboratory looks for this."""
PHASE_KEYS: Final[dict[int, str]] = {
    state.ACTIVATE: "not_your_activate_phase",
    state.CONTROL: "not_your_control_phase",
    state.DEPLOY: "not_your_deploy_phase",
    state.BATTLE: "not_your_battle_phase",
    state.MOVE: "not_your_move_phase",
    state.DRAW: "not_your_draw_phase",
}


def answer_with(keys: list[str]) -> OptionAnswer:
    """What is against something, each thing once; nothing if the list is empty."""
    return OptionAnswer(tuple([Against(key, RULINGS[key]) for key in dict.fromkeys(keys)]))


def answer_with_term(code: str, text: int, term: int) -> OptionAnswer:
    """A condition of a text does not hold: of which card, which text of it, which condition."""
    key = "terms_not_met"
    return OptionAnswer((Against(key, RULINGS[key], code, text, term),))


def outside_phase(t: Table, seat: int, phase: int) -> list[str]:
    """What is against acting by the rules of a phase now: another phase or turn, or a battle."""
    if t.phase != phase or t.turn != seat:
        return [PHASE_KEYS[phase]]
    return ["battle_goes_on"] if t.battle() is not None else []


def or_moment(t: Table, seat: int, found: list[str]) -> list[str]:
    """What no rule of its own is against waits for its moment; the last word would be a gap."""
    if found:
        return found
    if decision_of(t, seat) is None:
        return ["not_asked"]
    if not open_events(t):
        return ["another_question"]
    return ["in_response"] if band_now(t) != ev.TOP else [GAP]
