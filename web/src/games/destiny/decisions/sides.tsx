import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, wordsOf } from "@/core/scene/asked";
import { Die } from "@/games/destiny/drawing/die";
import { dieColour } from "@/games/destiny/reading/faces";
import { BLANK, readSide } from "@/games/destiny/reading/sides";
import { codeOf } from "@/games/destiny/reading/things";
import { useDestiny } from "@/games/destiny/reading/use-destiny";

const FACE = 44;

/** A side of a die: the buttons are the sides themselves. */
export function Sides({ decision, prompt }: Asked): ReactElement {
  const { view, catalogue } = useDestiny();
  return (
    <>
      {decision.options.map((option, place) => {
        const facts = catalogue.get(codeOf(view, option.source ?? 0));
        const written = facts?.sides[option.value ?? 0];
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            key={place}
            place={place}
            label={wordsOf(prompt, place)}
            weight={written === undefined ? "plain" : "face"}
          >
            {written === undefined ? (
              wordsOf(prompt, place)
            ) : (
              <Die
                colour={dieColour(facts)}
                side={written === undefined ? BLANK : readSide(written)}
                size={FACE}
                silent
              />
            )}
          </Choice>
        );
      })}
    </>
  );
}
