/**
 * Where the options of a decision are drawn.
 *
 * Each option has one place: things on the board, the tray of things that lie in a stack or
 * on a card, or the decision bar. A title says which (`GameClient.place`).
 */

/** Something that can be chosen but does not lie open on the board. */
export interface TrayItem {
  readonly id: number;
  /** The name of its sheet; empty if it is hidden. */
  readonly code: string;
  readonly options: ReadonlyArray<number>;
}

/**
 * Several answers in a row that one click on a thing stands for.
 *
 * `first` is the place of an option; `keys` (`core/picking/stages`) name what is chosen
 * in the questions after it, as long as that is offered. All are taken back together.
 */
export interface Series {
  readonly first: number;
  readonly keys: ReadonlyArray<string>;
  /** What the click does. */
  readonly words: string;
}

export interface Placement {
  /** For each thing on the board, the places of the options it stands for. */
  readonly things: ReadonlyMap<number, ReadonlyArray<number>>;
  readonly tray: ReadonlyArray<TrayItem>;
  /** The places of options that belong to no thing. */
  readonly bar: ReadonlyArray<number>;
  /** Things that stand for no option, but for several answers in a row. */
  readonly series?: ReadonlyMap<number, Series>;
}

export const NO_OPTIONS: Placement = { things: new Map(), tray: [], bar: [] };

/** The places of the options that a thing stands for, on the board or in the tray. */
export function placesOf(placement: Placement, id: number): ReadonlyArray<number> {
  const inTray = placement.tray.find((item) => item.id === id);
  return placement.things.get(id) ?? inTray?.options ?? [];
}

/** Whether a click on a thing chooses something. */
export function isOpen(placement: Placement, id: number): boolean {
  return placesOf(placement, id).length > 0 || placement.series?.has(id) === true;
}

/** The things that stand for the option at a place. */
export function thingsAt({ things, tray }: Placement, place: number): ReadonlyArray<number> {
  const lying = [...things].filter(([, places]) => places.includes(place)).map(([id]) => id);
  const inTray = tray.filter(({ options }) => options.includes(place)).map(({ id }) => id);
  return [...lying, ...inTray];
}
