import type { Prompt } from "@protocol";
import type { ReactElement } from "react";
import type { Scene } from "@/core/scene/scene";
import type { Decision, Option } from "@/core/view/view";

/**
 * What the component of a decision is given.
 *
 * What belongs here: shapes and small readings that several components share.
 */

export interface Asked {
  readonly scene: Scene;
  readonly decision: Decision;
  readonly prompt: Prompt;
}

export type DecisionComponent = (asked: Asked) => ReactElement;

/** The words of an option. */
export function wordsOf(prompt: Prompt, place: number): string {
  return prompt.options[place] ?? "";
}

/** The words of an option without what stands in brackets at the end: the table shows that. */
export function shortWords(prompt: Prompt, place: number): string {
  return wordsOf(prompt, place).replace(/ \([^()]*\)$/, "");
}

/** The options of some kinds with their places. */
export function optionsOf(
  decision: Decision,
  wanted: (option: Option) => boolean,
): ReadonlyArray<{ readonly option: Option; readonly place: number }> {
  return decision.options
    .map((option, place) => ({ option, place }))
    .filter(({ option }) => wanted(option));
}
