/**
 * What is on the six faces of each die, as it is printed: accuracy, damage and surge, or block,
 * evade and dodge. A test holds them against the game's own data.
 */
import type { Colour } from "@protocol/imperial-assault";

type Face = readonly [number, number, number];

export const DIE_FACES: Readonly<Partial<Record<Colour, ReadonlyArray<Face>>>> = {
  red: [
    [0, 1, 0],
    [0, 2, 0],
    [0, 2, 0],
    [0, 2, 1],
    [0, 3, 0],
    [0, 3, 0],
  ],
  blue: [
    [2, 0, 1],
    [2, 1, 0],
    [3, 1, 1],
    [3, 2, 0],
    [4, 2, 0],
    [5, 1, 0],
  ],
  green: [
    [1, 0, 1],
    [1, 1, 1],
    [1, 2, 0],
    [2, 1, 1],
    [2, 2, 0],
    [3, 2, 0],
  ],
  yellow: [
    [0, 0, 1],
    [0, 1, 2],
    [1, 2, 0],
    [1, 1, 1],
    [2, 1, 0],
    [2, 0, 1],
  ],
  black: [
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
    [0, 1, 0],
  ],
  white: [
    [1, 1, 0],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 0],
    [0, 0, 1],
  ],
};
