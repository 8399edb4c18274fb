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

/** What stands in brackets at the end: the table shows that. */
const ASIDE = / \([^()]*\)$/;

/**
 * The words of an option without what stands in brackets at the end, but where others would read
 * the same then: buttons say what differs.
 */
export function shortWords(prompt: Prompt, place: number): string {
  const words = wordsOf(prompt, place);
  const short = words.replace(ASIDE, "");
  const isTwice = prompt.options.some((one) => one !== words && one.replace(ASIDE, "") === short);
  return isTwice ? words : short;
}

/** What comes of an option, as far as the server has foreseen it. */
export function outcomeOf(prompt: Prompt | null, place: number): string {
  return prompt?.outcomes?.[place] ?? "";
}

/** Things with a place in the order in which options are best shown. */
export function inShownOrder<T extends { readonly place: number }>(
  prompt: Prompt,
  offered: ReadonlyArray<T>,
): ReadonlyArray<T> {
  const { order } = prompt;
  if (order === undefined || order.length === 0) {
    return offered;
  }
  return offered.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
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
