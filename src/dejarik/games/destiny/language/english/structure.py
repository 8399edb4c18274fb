"""Structure in English: may, then, if, either, later, and for how long."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import damage, dice, hands, naming, status
from dejarik.games.destiny.effects import structure as nodes
from dejarik.games.destiny.effects.selectors import THIS
from dejarik.games.destiny.language.english import acting
from dejarik.games.destiny.language.english.decks import searched
from dejarik.games.destiny.language.english.doors import amount, clauses, condition, noun
from dejarik.games.destiny.language.english.durations import lasting
from dejarik.games.destiny.language.english.resolution import resolved_in_turn
from dejarik.games.destiny.language.english.selectors import again
from dejarik.games.destiny.model import moments
from dejarik.kernel import ops
from dejarik.kernel.program import Op
from dejarik.speech.clause import ORDER, SEQUEL, STATEMENT, Clause, joined, main_part
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice

_MOMENTS: Final = {
    moments.BEFORE_ROUND_ENDS: "just before this round ends",
    moments.OPPONENTS_NEXT_TURN_EVER: "when your opponent’s next turn begins",
    moments.OPPONENTS_NEXT_TURN: "when your opponent’s next turn of this round begins",
    moments.AFTER_ROUND_ENDS: "once this round is over",
    moments.OPPONENTS_NEXT_TURN_ENDS: "when your opponent’s next turn ends",
    moments.AFTER_GRANTED_ACTIONS: "once that action has been taken or declined",
}
# The price of many an action, said in front of what it brings.
_EXHAUST_THIS: Final = status.SetReady(THIS, ready=False)
_ABOUT_IT: Final = {
    "discard": "discard it",
    "exhaust": "exhaust it",
    "set aside": "set it aside",
}
_GIVING_UP: Final = {"defeat": "defeating", "discard": "discarding", "return": "returning"}
_GIVING_UP_WORDS: Final = tuple((order, f"by {verb} ") for order, verb in _GIVING_UP.items())
# Who does this is said: some dice can be removed by their own player only, and a hand is theirs.
_BY_SOMEBODY: Final = (dice.RemoveDice, hands.DiscardFromHand)


def _if_so(rest: list[Clause], voice: Voice) -> list[Clause]:
    """What follows only if the sentence before was obeyed."""
    if not rest or rest[0].kind == SEQUEL:
        return rest
    main, sequels = main_part(rest)
    who = "they " if voice.they == "they" and main[0].kind == ORDER else ""
    return [Clause(f"if {voice.they} do, {who}{joined(main)}", SEQUEL), *sequels]


@clauses.register
def _sequence(node: ops.Sequence, voice: Voice) -> list[Clause]:
    whole = searched(node.parts, voice) or resolved_in_turn(node.parts, voice)
    return whole or [clause for part in node.parts for clause in clauses(part, voice)]


@clauses.register
def _then(node: ops.Then, voice: Voice) -> list[Clause]:
    first = clauses(node.first, voice)
    main, sequels = main_part(clauses(node.second, voice))
    if not main:
        return first + sequels
    comma = "," if main[0].text.startswith("if ") else ""
    if main[0].text.startswith("you may "):
        said = main[0].text.replace("you may ", "you may then ", 1)
    else:
        said = f"then{comma} {main[0].text}"
    # All of it hangs on the then, so it is one sentence.
    whole = [Clause(said, main[0].kind), *main[1:]]
    if first and first[-1].kind == ORDER:
        first = [Clause(_one_after_the_other(first))]
    return [*first, Clause(joined(whole), SEQUEL), *sequels]


def _one_after_the_other(orders: list[Clause]) -> str:
    """Orders as one; where all have one verb it is said that they are not done at one moment."""
    verbs = {order.text.partition(" ")[0] for order in orders}
    if len(orders) == 1 or verbs != {"reroll"}:
        return joined(orders)
    others = [order.text.partition(" ")[2] for order in orders[1:]]
    return ", and after that ".join([orders[0].text, *others])


@clauses.register
def _end(node: ops.End, voice: Voice) -> list[Clause]:
    return []


@clauses.register
def _nothing(node: ops.Nothing, voice: Voice) -> list[Clause]:
    return []


@clauses.register
def _may(node: ops.May, voice: Voice) -> list[Clause]:
    if isinstance(node.effect, ops.If) and node.otherwise == ops.Nothing():
        if node.effect.otherwise != ops.Nothing():
            return [
                Clause(
                    f"if {voice.they} wish, do this: {_both_ways(node.effect, voice)}", STATEMENT
                )
            ]
        return clauses(ops.If(node.effect.condition, ops.May(node.effect.then)), voice)
    if isinstance(node.effect, nodes.SpotToDo) and node.otherwise == ops.Nothing():
        return clauses(nodes.SpotToDo(node.effect.spotted, ops.May(node.effect.effect)), voice)
    if isinstance(node.effect, ops.Pay):
        orders = clauses(node.effect.cost, voice)
        rest = clauses(node.effect.effect, voice)
    elif isinstance(node.effect, ops.As):
        orders, rest = acting.made_to(node.effect, voice)
    else:
        orders, rest = acting.leading_orders(clauses(node.effect, voice))
    if isinstance(node.effect, ops.Pay) and rest and isinstance(node.effect.effect, dice.TurnDice):
        price = joined(orders).replace("spend ", "for ", 1)
        if price.startswith("for "):
            return [Clause(f"{price}, {voice.they} may {joined(rest)}", STATEMENT)]
    if orders and isinstance(node.effect, ops.Sequence) and _is_their_loss(rest):
        both = f"{joined(orders)}, and {joined(rest)}"
        said = [Clause(f"if {voice.they} wish, {both}", STATEMENT)]
    elif orders:
        said = [Clause(f"{voice.they} may {joined(orders)}", STATEMENT), *_if_so(rest, voice)]
    else:
        main, sequels = main_part(rest)
        said = [Clause(_wished(joined(main), voice), STATEMENT), *sequels]
    otherwise = clauses(node.otherwise, voice)
    if otherwise:
        who = "they " if voice.they == "they" and isinstance(node.otherwise, _BY_SOMEBODY) else ""
        said.append(Clause(f"if {voice.they} do not, {who}{joined(otherwise)}", SEQUEL))
    return said


def _wished(said: str, voice: Voice) -> str:
    """A statement that holds only if you wish; a price in front of it is what you may pay."""
    for order, giving in (("exhaust", "by exhausting "), *_GIVING_UP_WORDS):
        price, comma, rest = said.removeprefix(giving).partition(", ")
        if said.startswith(giving) and comma and price == voice.this:
            return f"{voice.they} may {order} {price} to {rest}"
    return f"if {voice.they} wish, {said}"


def _both_ways(node: ops.If, voice: Voice) -> str:
    """One thing or the other in one sentence, where both hang on what was said before."""
    return "; ".join([one.text for one in clauses(node, voice)])


def _is_their_loss(rest: list[Clause]) -> bool:
    """Whether what follows happens to the opponent, whatever came of the first."""
    return bool(rest) and all(one.text.startswith("your opponent loses ") for one in rest)


@clauses.register
def _pay(node: ops.Pay, voice: Voice) -> list[Clause]:
    cost = joined(_said_once(clauses(node.cost, voice), voice))
    orders, rest = acting.leading_orders(clauses(node.effect, voice))
    if isinstance(node.cost, ops.Either):
        return [Clause(cost, STATEMENT), *_if_so([*orders, *rest], voice)]
    if not orders:
        return [Clause(cost), *_if_so(rest, voice)]
    if node.cost == _EXHAUST_THIS:
        done = Clause(f"by exhausting {voice.this}, {joined(orders)}", STATEMENT)
        return [done, *_sequels(rest)]
    verb, _, thing = cost.partition(" ")
    if verb in _GIVING_UP and thing.startswith(voice.this):
        done = Clause(f"by {_GIVING_UP[verb]} {thing}, {joined(orders)}", STATEMENT)
        return [done, *_sequels(rest)]
    several = cost.startswith("discard ") and " cards from " in cost
    if several or isinstance(node.cost, (ops.Sequence, damage.DealDamage)):
        return [Clause(cost), *_if_so([*orders, *rest], voice)]
    if rest and rest[0].kind != SEQUEL and not rest[0].text.startswith("that player "):
        return [Clause(cost), *_if_so([*orders, *rest], voice)]
    return [Clause(f"{cost} to {joined(orders)}"), *_sequels(rest)]


def _said_once(orders: list[Clause], voice: Voice) -> list[Clause]:
    """Orders of which a later one is about the card whose ability it is: just "it" then."""
    found: list[Clause] = []
    for order in orders:
        known = any(voice.this in one.text for one in found)
        text = _ABOUT_IT.get(order.text.removesuffix(f" {voice.this}")) if known else None
        found.append(order if text is None else Clause(text, order.kind))
    return found


def _sequels(rest: list[Clause]) -> list[Clause]:
    return [Clause(clause.text, SEQUEL) for clause in rest]


@clauses.register
def _either(node: ops.Either, voice: Voice) -> list[Clause]:
    choices = [_option(effect, voice) for effect in node.effects]
    if voice.they == "you" and len(choices) == 2 and node.how_many == 1:
        return [Clause(f"either {choices[0]}, or {choices[1]}", STATEMENT)]
    if voice.they == "you" and len(choices) == 2 == node.how_many:
        return [Clause(f"do both in any order: {choices[0]}, and {choices[1]}", STATEMENT)]
    many = "one" if node.how_many == 1 else f"{node.how_many} different ones, in any order"
    head = f"choose {many}: " if voice.they == "you" else f"{voice.they} choose {many}: "
    # A semicolon stands between the choices, so none stands inside one.
    choices = [one.replace("; ", " and ") for one in choices]
    return [Clause(head + "; ".join([*choices[:-1], f"or {choices[-1]}"]), STATEMENT)]


def _option(effect: Op, voice: Voice) -> str:
    """One of several things to choose; what it asks for stands behind it."""
    asked = ""
    if isinstance(effect, ops.If):
        asked = condition(effect.condition, voice)
    elif isinstance(effect, nodes.SpotToDo):
        asked = condition(effect.spotted, voice)
    found = clauses(effect, voice)
    said = joined(found) if found else "do nothing"
    price = f"if {asked}, "
    if asked and len(found) == 1 and said.startswith(price):
        return f"{said.removeprefix(price)} (only if {asked})"
    return said


@clauses.register
def _if(node: ops.If, voice: Voice) -> list[Clause]:
    asked = condition(node.condition, voice)
    before = voice.it, voice.topic
    then, if_not = node.then, "otherwise"
    if isinstance(then, ops.May) and then.otherwise == node.otherwise:
        # Who may not and who does not come to the same: that is said once.
        then, if_not = ops.May(then.effect), f"unless {voice.they} do"
    main, sequels = main_part(_paying(then, voice))
    after = voice.it, voice.topic
    voice.it, voice.topic = before
    otherwise = clauses(node.otherwise, voice)
    voice.it, voice.topic = after
    said = [Clause(f"if {asked}, {joined(main)}", STATEMENT), *sequels] if main else sequels
    if otherwise:
        said.append(Clause(f"{if_not}, {joined(otherwise)}", SEQUEL))
    return said


@clauses.register
def _repeatable(node: nodes.Repeatable, voice: Voice) -> list[Clause]:
    found = clauses(node.effect, voice)
    often = " once" if node.most == 1 else ""
    again_ = f"if {condition(node.condition, voice)}, {voice.they} may do this again{often}"
    otherwise = clauses(node.otherwise, voice)
    sequel = [Clause(f"otherwise, {joined(otherwise)}", SEQUEL)] if otherwise else []
    return [*found, Clause(again_, STATEMENT), *sequel]


@clauses.register
def _spot_to_do(node: nodes.SpotToDo, voice: Voice) -> list[Clause]:
    asked = condition(node.spotted, voice)
    main, sequels = main_part(_paying(node.effect, voice))
    return [Clause(f"if {asked}, {joined(main)}", STATEMENT), *sequels]


@clauses.register
def _unless(node: nodes.Unless, voice: Voice) -> list[Clause]:
    said = clauses(node.effect, voice)
    otherwise = joined(clauses(node.otherwise, voice))
    return [*said, Clause(f"unless that is done in full, {otherwise}", SEQUEL)]


def _paying(effect: Op, voice: Voice) -> list[Clause]:
    """An effect under a condition: what it costs, and then what it brings."""
    if not isinstance(effect, ops.Pay):
        return clauses(effect, voice)
    return [*clauses(effect.cost, voice), *_if_so(clauses(effect.effect, voice), voice)]


@clauses.register
def _for_each(node: ops.ForEach, voice: Voice) -> list[Clause]:
    over = noun(node.over, voice)
    voice.touch(node.over, again(node.over, voice))
    voice.names[node.name] = "it"
    over = over if over.startswith("each") else f"each of {over}"
    main, sequels = main_part(clauses(node.effect, voice))
    return [Clause(f"for {over}, {joined(main)}", STATEMENT), *sequels]


@clauses.register
def _repeat(node: ops.Repeat, voice: Voice) -> list[Clause]:
    times = amount(node.times, voice)
    how_often = count(int(times), "time") if times.isdecimal() else f"as many times as {times}"
    main, sequels = main_part(clauses(node.effect, voice))
    return [Clause(f"do this {how_often}: {joined(main)}", STATEMENT), *sequels]


@clauses.register
def _as(node: ops.As, voice: Voice) -> list[Clause]:
    return acting.told(node, voice)


@clauses.register
def _instead(node: ops.Instead, voice: Voice) -> list[Clause]:
    main, sequels = main_part(clauses(node.effect, voice))
    return [Clause(f"in place of that, {joined(main)}", STATEMENT), *sequels]


@clauses.register
def _later(node: ops.Later, voice: Voice) -> list[Clause]:
    main, sequels = main_part(clauses(node.effect, voice))
    return [Clause(f"{_MOMENTS[node.when]}, {joined(main)}", STATEMENT), *sequels]


@clauses.register
def _until(node: ops.Until, voice: Voice) -> list[Clause]:
    if isinstance(node.modifier, naming.Kept):
        return []
    return [Clause(lasting(node.modifier, node.duration, voice), STATEMENT)]
