/**
 * Shapes: paths on a field of 100 by 100, for emblems.
 *
 * Angles are in degrees, clockwise, from the top.
 */
export type Point = readonly [number, number];

const CENTRE = 50;

/** A point by its distance and angle from a centre. */
export function polar(radius: number, angle: number, x = CENTRE, y = CENTRE): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
}

export function polygon(...points: ReadonlyArray<Point>): string {
  return `M${points.map(pair).join("L")}Z`;
}

/** A polygon and its mirror image. */
export function mirrored(...points: ReadonlyArray<Point>): string {
  const other = points.map(([x, y]): Point => [100 - x, y]).toReversed();
  return polygon(...points) + polygon(...other);
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  const wide = short(2 * radius);
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${wide} 0a${r} ${r} 0 1 1 -${wide} 0Z`;
}

/** A part of a ring around a centre. */
export function arc(
  [outer, inner]: Point,
  [from, to]: Point,
  [x, y]: Point = [CENTRE, CENTRE],
): string {
  const far = to - from > 180 ? 1 : 0;
  const corner = (radius: number, angle: number): string => pair(polar(radius, angle, x, y));
  return (
    `M${corner(outer, from)}A${outer} ${outer} 0 ${far} 1 ${corner(outer, to)}` +
    `L${corner(inner, to)}A${inner} ${inner} 0 ${far} 0 ${corner(inner, from)}Z`
  );
}

/** A star, or with a shallow inner radius a cog. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, place) =>
    polar(place % 2 === 0 ? outer : inner, turn + (place * 180) / points),
  );
  return polygon(...corners);
}

export function regular(corners: number, radius: number, turn = 0): string {
  return polygon(...around(corners, (angle) => polar(radius, angle + turn)));
}

export function lozenge(x: number, y: number, wide: number, high: number): string {
  return polygon([x, y - high], [x + wide, y], [x, y + high], [x - wide, y]);
}

/** What is made for each of so many equal angles. */
export function around<Made>(count: number, make: (angle: number) => Made): Array<Made> {
  return Array.from({ length: count }, (_, place) => make((place * 360) / count));
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(number: number): number {
  return Math.round(number * 100) / 100;
}
