/** Cards of a title that tests make up: a few ships, and what they are looked for by. */
import { byPlayable, type CardSearch } from "@/core/cards/search";

export interface Ship {
  readonly code: string;
  readonly name: string;
  readonly size: "large" | "small";
  readonly crew?: number;
  readonly guns?: ReadonlyArray<number>;
  readonly playable: boolean;
}

export const SHIPS: ReadonlyArray<Ship> = [
  {
    code: "a",
    name: "Mon's Calamari cruiser",
    size: "large",
    crew: 9,
    guns: [2, 5],
    playable: true,
  },
  { code: "b", name: "Café shuttle", size: "small", crew: 2, guns: [1], playable: true },
  { code: "c", name: "Transport", size: "large", playable: false },
];

export const SHIP_SEARCH: CardSearch<Ship> = {
  nameOf: ({ name }) => name,
  words: { label: "Words in a name", read: ({ name, code }) => [name, code] },
  texts: [{ key: "title", label: "Title", read: ({ name }) => [name] }],
  choices: [
    {
      key: "size",
      also: ["class"],
      label: "Size",
      any: "Any size",
      choices: [
        ["large", "Large ship"],
        ["small", "Small ship"],
      ],
      has: ({ size }, wanted) => size === wanted,
    },
  ],
  numbers: [
    { key: "crew", label: "Crew", of: ({ crew }) => (crew === undefined ? [] : [crew]) },
    { key: "gun", label: "Guns", isTyped: true, of: ({ guns = [] }) => guns },
  ],
  checks: [
    byPlayable(),
    { key: "armed", label: "Has guns", isTyped: true, has: ({ guns = [] }) => guns.length > 0 },
  ],
  examples: [{ query: "size:large crew>=3", finds: "large ships with a crew" }],
};
