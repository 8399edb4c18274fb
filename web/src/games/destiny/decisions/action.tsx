import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, optionsOf, wordsOf } from "@/core/scene/asked";

const REROLL = "Discard to reroll";
const CLAIM = "Claim the battlefield";

/** An action: what can be used is lit on the table; the bar has what belongs to no card. */
export function ActionDecision({ decision, prompt, scene }: Asked): ReactElement {
  const reroll = optionsOf(decision, (option) => option.kind === "reroll");
  const claim = optionsOf(decision, (option) => option.kind === "claim");
  const pass = optionsOf(decision, (option) => option.kind === "pass_turn");
  const shown = new Set([...reroll, ...claim, ...pass].map(({ place }) => place));
  const rest = scene.placement.bar.filter((place) => !shown.has(place));
  return (
    <>
      {rest.map((place) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)}>
          {wordsOf(prompt, place)}
        </Choice>
      ))}
      {reroll.map(({ place }) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)} brief={REROLL}>
          {REROLL}
        </Choice>
      ))}
      {claim.map(({ place }) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)} brief={CLAIM}>
          {CLAIM}
        </Choice>
      ))}
      {pass.map(({ place }) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)} weight="quiet">
          {wordsOf(prompt, place)}
        </Choice>
      ))}
    </>
  );
}
