import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, wordsOf } from "@/core/scene/asked";
import { Die } from "@/games/destiny/drawing/die";
import { dieColour } from "@/games/destiny/reading/faces";
import { BLANK, readSide } from "@/games/destiny/reading/sides";
import { codeOf } from "@/games/destiny/reading/things";

const FACE = 44;

/** A side of a die: the buttons are the sides themselves. */
export function Sides({ scene, decision, prompt }: Asked): ReactElement {
  return (
    <>
      {decision.options.map((option, place) => {
        const facts = scene.catalogue.get(codeOf(scene.view, option.source ?? 0));
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
