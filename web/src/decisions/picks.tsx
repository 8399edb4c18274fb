import type { OptionView } from "@protocol";
import type { ReactElement } from "react";
import { type Asked, shortWords, wordsOf } from "@/decisions/asked";
import { Choice } from "@/decisions/choice";
import { Die } from "@/drawing/die";
import { dieColour } from "@/reading/faces";
import { readSide } from "@/reading/sides";
import { dieOf } from "@/reading/things";
import type { Scene } from "@/table/scene";

const FACE = 40;

/**
 * Things to choose from: they are lit on the table and stand in the bar once more, dice as
 * their sides. Ending or declining stands last.
 */
export function Picks({ scene, decision, prompt }: Asked): ReactElement {
  return (
    <>
      {decision.options.map((option, place) => {
        const face = dieFace(scene, option);
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            key={place}
            place={place}
            label={wordsOf(prompt, place)}
            weight={weightOf(option, face !== null)}
          >
            {face ?? shortWords(prompt, place)}
          </Choice>
        );
      })}
    </>
  );
}

function weightOf(option: OptionView, face: boolean): "plain" | "quiet" | "face" {
  if (option.kind !== "entity") {
    return "quiet";
  }
  return face ? "face" : "plain";
}

function dieFace(scene: Scene, option: OptionView): ReactElement | null {
  const die = option.kind === "entity" ? dieOf(scene.view, option.target ?? 0) : undefined;
  if (die?.side === undefined) {
    return null;
  }
  const colour = dieColour(scene.catalogue.get(die.code));
  return <Die colour={colour} side={readSide(die.side)} size={FACE} silent />;
}
