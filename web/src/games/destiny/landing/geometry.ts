/**
 * The round board of the landing page, as numbers: a disc seen from 35 degrees above, and dice on it.
 */
export const CENTRE = { x: 480, y: 380 };
/** How much of a height is seen. */
export const FLATNESS = 0.577;
export const RIM = 430;
export const RINGS = [120, 250, 400] as const;
const SECTORS = 16;
const TICKS = 96;
const SLANT = 0.866;

export interface Sector {
  readonly path: string;
  readonly filled: boolean;
}

function at(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  const x = CENTRE.x + radius * Math.cos(angle);
  const y = CENTRE.y + radius * FLATNESS * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arc(radius: number, to: string, sweep: 0 | 1): string {
  return `A${radius} ${(radius * FLATNESS).toFixed(1)} 0 0 ${sweep} ${to}`;
}

/** The fields of both rings, every second one filled. */
export function sectors(): ReadonlyArray<Sector> {
  const found: Sector[] = [];
  const pairs = [
    [RINGS[0], RINGS[1], 1],
    [RINGS[1], RINGS[2], 0],
  ] as const;
  for (const [inner, outer, odd] of pairs) {
    for (let nth = 0; nth < SECTORS; nth += 1) {
      const [from, to] = [nth / SECTORS, (nth + 1) / SECTORS];
      const path = [
        `M${at(inner, from)}L${at(outer, from)}`,
        arc(outer, at(outer, to), 1),
        `L${at(inner, to)}`,
        `${arc(inner, at(inner, from), 0)}Z`,
      ].join("");
      found.push({ path, filled: nth % 2 === odd });
    }
  }
  return found;
}

/** The scale around the fields as one path; every sixth mark is longer. */
export function scale(): string {
  const marks: string[] = [];
  for (let nth = 0; nth < TICKS; nth += 1) {
    const length = nth % 6 === 0 ? 14 : 7;
    marks.push(`M${at(408, nth / TICKS)}L${at(408 + length, nth / TICKS)}`);
  }
  return marks.join("");
}

/** Transforms that lay a square of 100 on the three sides of a die that are seen. */
export function faces(x: number, y: number, edge: number): readonly [string, string, string] {
  const wide = (edge * SLANT) / 100;
  const half = edge / 200;
  const tall = edge / 100;
  const [left, top] = [x - edge * SLANT, y - edge];
  return [
    `matrix(${wide} ${-half} ${wide} ${half} ${left} ${top})`,
    `matrix(${wide} ${half} 0 ${tall} ${left} ${top})`,
    `matrix(${wide} ${-half} 0 ${tall} ${x} ${top + edge / 2})`,
  ];
}

/** The outline of a die, drawn under its sides so that nothing shows between them. */
export function outline(x: number, y: number, edge: number): string {
  const inset = edge * 0.94;
  const wide = inset * SLANT;
  const half = inset / 2;
  const corners = [
    [x, y - inset - half],
    [x + wide, y - inset],
    [x + wide, y],
    [x, y + half],
    [x - wide, y],
    [x - wide, y - inset],
  ];
  const shift = (edge - inset) / 2;
  return corners.map(([a = 0, b = 0]) => `${a.toFixed(1)},${(b - shift).toFixed(1)}`).join(" ");
}
