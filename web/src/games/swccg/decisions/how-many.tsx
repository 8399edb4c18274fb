import type { ReactElement } from "react";
import { Amount } from "@/core/decisions/amount";
import { type Asked, wordsOf } from "@/core/scene/asked";
import { countWords } from "@/games/swccg/reading/counts";
import type { Seen } from "@/games/swccg/reading/seen";

/** A number, with what so many do. */
export function HowMany(asked: Asked): ReactElement {
  const { scene, decision, prompt } = asked;
  const words = (place: number): string =>
    countWords(scene.board as Seen, decision.options[place]?.value ?? 0, wordsOf(prompt, place));
  return <Amount {...asked} words={words} />;
}
