"""Control of cards and of the battlefield, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import control as nodes
from dejarik.games.destiny.language.english.doors import amount, clauses, condition, noun
from dejarik.games.destiny.language.english.orders import done_to, order_about
from dejarik.speech.clause import Clause
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


@clauses.register
def _put_into_play(node: nodes.PutIntoPlay, voice: Voice) -> list[Clause]:
    found = order_about(node.what, "put {} into play", voice)
    host = "" if node.to is None else f" on {noun(node.to, voice)}"
    dice = "" if node.dice == 1 else f" with {count(node.dice, 'die')}"
    how = " exhausted" if node.exhausted else ""
    where = " under your opponent’s control" if node.theirs else ""
    side = ", its other side up" if node.flipped else ""
    return [Clause(found[0].text + host + dice + how + where + side)]


@noun.register
def _as_in_play(node: nodes.AsInPlay, voice: Voice) -> str:
    return noun(node.cards, voice)


@clauses.register
def _take_control(node: nodes.TakeControl, voice: Voice) -> list[Clause]:
    found = order_about(node.what, "take control of {}", voice)
    host = "" if node.to is None else f" and move it to {noun(node.to, voice)}"
    return [Clause(found[0].text + host)]


@clauses.register
def _use_claim(_node: nodes.UseClaim, voice: Voice) -> list[Clause]:
    return [Clause("use the battlefield’s claim ability (which is not claiming it)")]


@clauses.register
def _claim_battlefield(_node: nodes.ClaimBattlefield, voice: Voice) -> list[Clause]:
    return [Clause("claim the battlefield, even if it is claimed already")]


@clauses.register
def _use_battlefield_action(_node: nodes.UseBattlefieldAction, voice: Voice) -> list[Clause]:
    return [Clause("use the battlefield’s power action, whether it was used before or not")]


@clauses.register
def _give_battlefield(node: nodes.GiveBattlefield, voice: Voice) -> list[Clause]:
    who = amount(node.who, voice)
    if who == "you":
        return [Clause("take control of the battlefield")]
    return [Clause(f"give {who} control of the battlefield")]


@clauses.register
def _exchange_battlefield(node: nodes.ExchangeBattlefield, voice: Voice) -> list[Clause]:
    return [Clause(f"exchange the battlefield for {noun(node.other, voice)}")]


@condition.register
def _you_control_battlefield(node: nodes.YouControlBattlefield, voice: Voice) -> str:
    return "the battlefield is under your control"


@clauses.register
def _use_action_of(node: nodes.UseActionOf, voice: Voice) -> list[Clause]:
    return done_to(node.of, "use an action of", " (no power action a second time)", voice)
