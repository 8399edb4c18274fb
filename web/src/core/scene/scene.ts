import type { DecisionView, Prompt, SeatView } from "@protocol";
import { createContext, useContext } from "react";
import type { Plan } from "@/core/picking/stages";
import type { Picking } from "@/core/picking/use-picks";
import type { Standing } from "@/core/scene/standing";
import type { TableStore } from "@/core/store/store";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import type { Board } from "@/games/destiny/reading/board";
import type { Placement } from "@/games/destiny/reading/options";

/**
 * What every part of a table is drawn from, and what a person can do with a thing.
 *
 * What belongs here: the shape, and the way to it. What does not: making it (`use-scene`).
 */

/** Stands for everything that is picked where one option would stand by its place. */
export const SEVERAL = -2;

/** Something that a note, a chooser or a card's sheet is shown beside. */
export interface Beside {
  readonly id: number;
  readonly at: DOMRect;
}

/** A question that was answered beside the thing it was asked about. */
export interface Note extends Beside {
  readonly lines: ReadonlyArray<string>;
  readonly rulings: ReadonlyArray<string>;
}

export interface Scene {
  readonly store: TableStore;
  readonly view: SeatView;
  readonly board: Board;
  readonly catalogue: Catalogue;
  readonly decision: DecisionView | null;
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
  /** What a click on a thing does, in the prompt's words; empty if it does nothing. */
  does(id: number): string;
  /** Click a thing: choose it, offer what it stands for, or say why it cannot be chosen. */
  click(id: number, at: DOMRect): void;
  /** Choose an option by its place. */
  choose(place: number): void;
  back(): void;
  /** Send an arranged order, stage by stage. */
  follow(plan: Plan): void;
  /** Show a card's sheet beside a thing, or take it away. */
  inspect(beside: Inspected | null): void;
}

/** A thing whose card is looked at. */
export interface Inspected extends Beside {
  readonly code: string;
}

export const SceneContext = createContext<Scene | null>(null);

/** The scene of the table around a component. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) {
    throw new Error("This part belongs on a table: draw it inside a TableView.");
  }
  return scene;
}
