import type { DieView, OptionView } from "@protocol";
import type { ReactElement, ReactNode } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, shortWords, wordsOf } from "@/core/scene/asked";
import type { Scene } from "@/core/scene/scene";
import { Die } from "@/games/destiny/drawing/die";
import { useMotion } from "@/games/destiny/motion/motion";
import { dieColour } from "@/games/destiny/reading/faces";
import { readSide } from "@/games/destiny/reading/sides";
import { dieOf } from "@/games/destiny/reading/things";

const FACE = 40;

/**
 * Things to choose from: they are lit on the table and stand in the bar once more, dice as
 * their sides. Ending or declining stands last.
 */
export function Picks({ scene, decision, prompt }: Asked): ReactElement {
  return (
    <>
      {decision.options.map((option, place) => {
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            key={place}
            place={place}
            label={wordsOf(prompt, place)}
            weight={weightOf(scene, option)}
          >
            <Pickable scene={scene} option={option} words={shortWords(prompt, place)} />
          </Choice>
        );
      })}
    </>
  );
}

/** How heavy the button of something is that can be picked. */
export function weightOf(scene: Scene, option: OptionView): "plain" | "quiet" | "face" {
  if (option.kind !== "entity") {
    return "quiet";
  }
  return dieToShow(scene, option) === undefined ? "plain" : "face";
}

interface PickableProps {
  readonly scene: Scene;
  readonly option: OptionView;
  readonly words: string;
}

/** What stands on the button of something that can be picked: its side if it is a die. */
export function Pickable({ scene, option, words }: PickableProps): ReactNode {
  const die = dieToShow(scene, option);
  return die === undefined ? words : <Face scene={scene} die={die} />;
}

function dieToShow(scene: Scene, option: OptionView): DieView | undefined {
  const die = option.kind === "entity" ? dieOf(scene.view, option.target ?? 0) : undefined;
  return die?.side === undefined ? undefined : die;
}

/** The side of a die, which tumbles here, too, while it does in its pool. */
function Face({ scene, die }: { readonly scene: Scene; readonly die: DieView }): ReactElement {
  const { rolledAs, turn } = useMotion(die.id);
  const colour = dieColour(scene.catalogue.get(die.code));
  const side = readSide(die.side ?? "-");
  return <Die key={turn} colour={colour} side={side} size={FACE} rolledAs={rolledAs} silent />;
}
