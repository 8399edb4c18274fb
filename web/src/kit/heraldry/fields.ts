/**
 * Fields: what lies behind the device of an emblem. Frames by side, large quiet shapes and small
 * ornaments by name.
 */
import { arc, around, box, disc, lozenge, type Point, polar, polygon } from "@/kit/heraldry/shapes";

/** The three outlines that cards have, too. */
export type Side = "hero" | "villain" | "neutral";

export const FRAMES: Readonly<Record<Side, string>> = {
  hero: disc(50, 50, 46),
  villain: polygon([31, 5], [95, 5], [95, 69], [69, 95], [5, 95], [5, 31]),
  neutral: box(6, 13, 88, 74),
};

/** The line of the unique within the frame. */
export const INNER: Readonly<Record<Side, string>> = {
  hero: disc(50, 50, 41),
  villain: polygon([33, 10], [90, 10], [90, 67], [67, 90], [10, 90], [10, 33]),
  neutral: box(11, 18, 78, 64),
};

/** Three marks above the device of a leader. */
export const CRESTS: Readonly<Record<Side, string>> = {
  hero: disc(50, 13, 3.4) + disc(40.5, 15.6, 2.6) + disc(59.5, 15.6, 2.6),
  villain:
    polygon([50, 8.5], [54, 17], [46, 17]) +
    polygon([40, 12], [43.5, 18.5], [36.5, 18.5]) +
    polygon([60, 12], [63.5, 18.5], [56.5, 18.5]),
  neutral: disc(50, 20.5, 3.2) + disc(40.5, 22, 2.4) + disc(59.5, 22, 2.4),
};

/** Two marks at the foot of the elite. */
export const RANKS: Readonly<Record<Side, string>> = {
  hero: lozenge(44.5, 89, 3.5, 3.5) + lozenge(55.5, 89, 3.5, 3.5),
  villain: lozenge(44.5, 90.5, 3.5, 3.5) + lozenge(55.5, 90.5, 3.5, 3.5),
  neutral: lozenge(44.5, 82.5, 3.2, 3.2) + lozenge(55.5, 82.5, 3.2, 3.2),
};

type Ordinary = (sinister: boolean) => string;

const SALTIRE: ReadonlyArray<Point> = [
  [0, 0],
  [16, 0],
  [50, 35],
  [84, 0],
  [100, 0],
  [100, 16],
  [65, 50],
  [100, 84],
  [100, 100],
  [84, 100],
  [50, 65],
  [16, 100],
  [0, 100],
  [0, 84],
  [35, 50],
  [0, 16],
];

/** The large quiet shapes: pale, fess, bend, chevron, saltire, halves, pile, rays, lozenge. */
export const ORDINARIES: ReadonlyArray<Ordinary> = [
  () => box(35, 0, 30, 100),
  () => box(0, 36, 100, 28),
  (sinister) => {
    const bend: ReadonlyArray<Point> = [
      [-20, 0],
      [20, 0],
      [120, 100],
      [80, 100],
    ];
    return polygon(...bend.map(([x, y]): Point => [sinister ? 100 - x : x, y]));
  },
  () => polygon([0, 62], [50, 22], [100, 62], [100, 96], [50, 56], [0, 96]),
  () => polygon(...SALTIRE),
  (sinister) => box(sinister ? 50 : 0, 0, 50, 100),
  () => polygon([12, 0], [88, 0], [50, 96]),
  () => box(0, 54, 100, 46),
  () => rays(4, 45),
  () => rays(6, 30),
  () => lozenge(50, 50, 48, 48),
  (sinister) => polygon([0, 0], [100, 0], [sinister ? 100 : 0, 100]),
];

type Ornament = (angle: number, half: number) => string;

const ORNAMENTS: Readonly<Record<Side, ReadonlyArray<Ornament>>> = {
  hero: [
    (angle) => disc(...polar(35.6, angle), 2.6),
    (angle, half) => arc([37.2, 34], [angle - half, angle + half]),
    (angle) => disc(...polar(35.6, angle), 1.9),
  ],
  villain: [
    (angle) => polygon(polar(40.6, angle), polar(35, angle + 5.4), polar(35, angle - 5.4)),
    (angle) =>
      polygon(polar(41, angle), polar(37, angle + 3.4), polar(33, angle), polar(37, angle - 3.4)),
    (angle) => polygon(polar(33.4, angle), polar(39, angle + 5), polar(39, angle - 5)),
  ],
  neutral: [
    (angle) => square(angle, 2.3, 2.3),
    (angle, half) => arc([34.6, 31.4], [angle - half, angle + half]),
    (angle) => square(angle, 1.2, 3.2),
  ],
};

/** How many kinds of ornament every side has, and how many of one may lie around a device. */
export const ORNAMENT_KINDS = 3;
export const ORNAMENT_COUNTS = [6, 8, 10, 12, 16, 20] as const;

/** The small ornaments around the device. */
export function orle(side: Side, kind: number, count: number): string {
  const step = 360 / count;
  const ornament = ORNAMENTS[side][kind];
  return around(count, (angle) => ornament?.(angle + step / 2, step * 0.28) ?? "").join("");
}

function rays(count: number, wide: number): string {
  const one = (angle: number): string =>
    polygon([50, 50], polar(80, angle + wide / 2), polar(80, angle + wide * 1.5));
  return around(count, one).join("");
}

function square(angle: number, wide: number, high: number): string {
  const [x, y] = polar(33, angle);
  return box(x - wide, y - high, 2 * wide, 2 * high);
}
