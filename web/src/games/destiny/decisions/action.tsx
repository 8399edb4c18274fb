import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { PairsOf } from "@/core/decisions/pairs";
import { type Asked, optionsOf, wordsOf } from "@/core/scene/asked";
import { useDestiny } from "@/games/destiny/reading/use-destiny";

const REROLL = "Discard to reroll";
const CLAIM = "Claim the battlefield";

/**
 * An action: what can be used is lit on the table; the bar has what belongs to no card.
 *
 * Each kind of action has its place and its key for a whole game, whatever else is offered.
 */
export function ActionDecision({ decision, prompt, scene }: Asked): ReactElement {
  const { board } = useDestiny();
  const claim = optionsOf(decision, (option) => option.kind === "claim");
  const reroll = optionsOf(decision, (option) => option.kind === "reroll");
  const pass = optionsOf(decision, (option) => option.kind === "pass_turn");
  const shown = new Set([...reroll, ...claim, ...pass].map(({ place }) => place));
  const rest = scene.placement.bar.filter((place) => !shown.has(place));
  const isEmpty = board.near.pool.length === 0;
  return (
    <>
      {claim.map(({ place }) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)} brief={CLAIM}>
          {CLAIM}
        </Choice>
      ))}
      <PairsOf kind="claim" prompt={prompt} />
      {reroll.map(({ place }) => (
        <Choice
          key={place}
          place={place}
          label={wordsOf(prompt, place)}
          brief={REROLL}
          weight={isEmpty ? "quiet" : "plain"}
        >
          {REROLL}
        </Choice>
      ))}
      {pass.map(({ place }) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)} weight="quiet">
          {wordsOf(prompt, place)}
        </Choice>
      ))}
      {rest.map((place) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)}>
          {wordsOf(prompt, place)}
        </Choice>
      ))}
    </>
  );
}
