/** Cards of a title that tests make up: a few ships, and what they are looked for by. */
import type { CardSearch } from "@/core/cards/search";

export interface Ship {
  readonly code: string;
  readonly name: string;
  readonly size: "large" | "small";
  readonly playable: boolean;
}

export const SHIPS: ReadonlyArray<Ship> = [
  { code: "a", name: "Mon's Calamari cruiser", size: "large", playable: true },
  { code: "b", name: "Café shuttle", size: "small", playable: true },
  { code: "c", name: "Transport", size: "large", playable: false },
];

export const SHIP_SEARCH: CardSearch<Ship> = {
  words: { label: "Words in a name", read: ({ name }) => [name] },
  choices: [
    {
      key: "size",
      label: "Size",
      any: "Any size",
      choices: [
        ["large", "Large"],
        ["small", "Small"],
      ],
      has: ({ size }, wanted) => size === wanted,
    },
  ],
  checks: [{ key: "playable", label: "Can be played here", has: ({ playable }) => playable }],
};
