import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, wordsOf } from "@/core/scene/asked";

/** A question that is answered with yes or no: yes stands first. */
export function YesOrNo({ decision, prompt }: Asked): ReactElement {
  const places = decision.options.map((option, place) => ({ option, place }));
  const ordered = places.toSorted((a, b) => rank(a.option.kind) - rank(b.option.kind));
  return (
    <>
      {ordered.map(({ option, place }) => (
        <Choice
          key={option.kind}
          place={place}
          brief={wordsOf(prompt, place)}
          label={prompt.text}
          weight={option.kind === "yes" ? "main" : "quiet"}
        >
          {wordsOf(prompt, place)}
        </Choice>
      ))}
    </>
  );
}

function rank(kind: string): number {
  return kind === "yes" ? 0 : 1;
}
