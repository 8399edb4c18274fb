import type { ReactElement } from "react";
import { type Asked, wordsOf } from "@/decisions/asked";
import { Choice } from "@/decisions/choice";
import { Die } from "@/drawing/die";
import { dieColour } from "@/reading/faces";
import { BLANK, readSide } from "@/reading/sides";
import { codeOf } from "@/reading/things";

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
