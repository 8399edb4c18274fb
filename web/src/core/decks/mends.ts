import type { Mends } from "@/core/decks/deck-report";

/** A deck that is built card by card, as far as mending it goes. */
export interface Mended {
  copiesOf(code: string): number;
  nameOf(code: string): string;
  /** Take one of a card out. */
  readonly takeOut: (code: string) => void;
  /** Put one of a card in; nothing happens for a code that nobody knows. */
  readonly add: (code: string) => void;
}

/** What can be done about what the check says, where no lines are typed. */
export function mendsFor({ copiesOf, nameOf, takeOut, add }: Mended): Mends {
  return {
    mean: () => undefined,
    dropLine: () => undefined,
    takeOut: (code) =>
      copiesOf(code) === 0
        ? null
        : {
            words: `Take ${copiesOf(code) > 1 ? "one " : ""}${nameOf(code)} out`,
            act: () => takeOut(code),
          },
    // Names end with the code in brackets.
    add: (name) => add(/\(([^()]+)\)$/.exec(name)?.[1] ?? ""),
  };
}
