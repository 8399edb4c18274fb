import type { Prompt } from "@protocol";
import { createContext, useContext } from "react";
import type { Plan } from "@/core/picking/stages";
import type { Picking } from "@/core/picking/use-picks";
import type { Placement } from "@/core/scene/placement";
import type { Standing } from "@/core/scene/standing";
import type { TableStore } from "@/core/store/store";
import type { Decision, Head } from "@/core/view/view";

/**
 * What every part of a table is drawn from, and what a person can do with a thing.
 *
 * What belongs here: the shape, and the way to it. What does not: making it (`core/table/use-scene`).
 */

/** Stands for everything that is picked where one option would stand by its place. */
export const SEVERAL = -2;

/** Pairs of answers stand behind this: the first one by this number, the next by one less. */
export const PAIRS = -100;

/** Something that a note, a chooser or a sheet is shown beside. */
export interface Beside {
  readonly id: number;
  readonly at: DOMRect;
}

/** A question that was answered beside the thing it was asked about. */
export interface Note extends Beside {
  readonly lines: ReadonlyArray<string>;
  readonly rulings: ReadonlyArray<string>;
}

/** A thing that answers a question of some reason, if it has these details. */
export interface Answering {
  readonly reason: string;
  readonly target: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The scene of a table whose title reads its views as `B`. */
export interface Scene<B = unknown> {
  readonly store: TableStore;
  readonly head: Head;
  /** What the title made of its part of the view. */
  readonly board: B;
  /** What is asked, with everything that was offered at some stage of it. */
  readonly decision: Decision | null;
  readonly prompt: Prompt | null;
  readonly placement: Placement;
  /** The place of the option that is on its way; -1 steps back, SEVERAL all picks, null is none. */
  readonly sent: number | null;
  /** The option that waits to be confirmed; null is none. */
  readonly armed: number | null;
  /** How often things are picked, or were chosen in the stages before this one. */
  readonly chosen: ReadonlyMap<number, number>;
  /** A choice of several things while it is made. */
  readonly picking: Picking;
  /** How a thing stands in the decision. */
  standing(id: number): Standing;
  /** What a click on a thing does and what comes of it, in words; empty if it does nothing. */
  does(id: number): string;
  /** Click a thing: choose it, offer what it stands for, or say why it cannot be chosen. */
  click(id: number, at: DOMRect): void;
  /** Choose an option by its place, or a pair of answers by its number; `meant` was clicked for it. */
  choose(place: number, meant?: number): void;
  /** Choose an option, and more of the kind after it. */
  repeat(place: number, next: ReadonlyArray<Answering>): void;
  /** The kind of option that one's own action is, as long as it asks; empty where none does. */
  readonly began: string;
  back(): void;
  /** Send an arranged order, stage by stage. */
  follow(plan: Plan): void;
  /** Show a sheet beside a thing, or take it away. */
  inspect(beside: Inspected | null): void;
}

/** A thing whose sheet is looked at. */
export interface Inspected extends Beside {
  readonly code: string;
}

export const SceneContext = createContext<Scene | null>(null);

/**
 * The scene of the table around a component.
 *
 * A title's own parts name the type of its board: they are drawn at no other title's tables.
 */
export function useScene<B = unknown>(): Scene<B> {
  const scene = useContext(SceneContext);
  if (scene === null) {
    throw new Error("This part belongs on a table: draw it inside a TableView.");
  }
  return scene as Scene<B>;
}
