import type { DecisionView, OptionView, Prompt } from "@protocol";
import type { ReactElement } from "react";
import type { Scene } from "@/core/scene/scene";

/**
 * What the component of a decision is given.
 *
 * What belongs here: shapes and small readings that several components share.
 */

export interface Asked {
  readonly scene: Scene;
  readonly decision: DecisionView;
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
  decision: DecisionView,
  wanted: (option: OptionView) => boolean,
): ReadonlyArray<{ readonly option: OptionView; readonly place: number }> {
  return decision.options
    .map((option, place) => ({ option, place }))
    .filter(({ option }) => wanted(option));
}
