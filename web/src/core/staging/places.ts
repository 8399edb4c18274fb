/**
 * Where things stand on stage: plain geometry in the pixels of the stage.
 *
 * What belongs here: boxes, where a card finds room between them, and the lines that join them.
 * What does not: what is joined (`act`), and drawing it (`stage-view`).
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box of a rectangle of the page, seen from another. */
export function boxIn(room: DOMRect, { left, top, width, height }: DOMRect): Box {
  return { left: left - room.left, top: top - room.top, width, height };
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

export function centre({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** How much of one box lies on another, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const GAP = 12;
/** Where a card may stand, as parts of the room that is left; the first are liked best. */
const COLUMNS = [0.62, 0.42, 0.8, 0.22, 1, 0];
const ROWS = [0.4, 0.2, 0.7, 0, 1];

/** Where something finds room that covers as little as possible of what must be seen. */
export function placeFor(room: Size, size: Size, seen: ReadonlyArray<Box>): Box {
  const wide = Math.max(0, room.width - size.width - 2 * GAP);
  const high = Math.max(0, room.height - size.height - 2 * GAP);
  const found = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column }))).map(
    ({ row, column }, liked) => {
      const box = { left: GAP + column * wide, top: GAP + row * high, ...size };
      const covered = seen.reduce((sum, one) => sum + overlap(grown(box, GAP), one), 0);
      return { box, cost: covered * 100 + liked };
    },
  );
  return found.reduce((best, one) => (one.cost < best.cost ? one : best)).box;
}

/** Where a tag stands beside a thing: inside the room, and on as little else as possible. */
export function tagFor(room: Size, size: Size, thing: Box, seen: ReadonlyArray<Box>): Box {
  const { x, y } = centre(thing);
  const places = [
    { left: thing.left + thing.width + GAP, top: y - size.height / 2 },
    { left: x - size.width / 2, top: thing.top - size.height - GAP },
    { left: thing.left - size.width - GAP, top: y - size.height / 2 },
    { left: x - size.width / 2, top: thing.top + thing.height + GAP },
  ].map((place, liked) => {
    const box = inside(room, { ...place, ...size });
    const moved = Math.abs(box.left - place.left) + Math.abs(box.top - place.top);
    const covered = seen.reduce((sum, one) => sum + overlap(box, one), 0);
    return { box, cost: covered + overlap(box, thing) + moved * 4 + liked };
  });
  return places.reduce((best, one) => (one.cost < best.cost ? one : best)).box;
}

function inside(room: Size, box: Box): Box {
  const within = (at: number, size: number, most: number): number =>
    Math.max(GAP, Math.min(at, most - size - GAP));
  return {
    ...box,
    left: within(box.left, box.width, room.width),
    top: within(box.top, box.height, room.height),
  };
}

/** The point of a box's edge that lies towards another point. */
export function edgeTowards(box: Box, to: Point): Point {
  const from = centre(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return from;
  const part = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * Math.min(1, part), y: from.y + dy * Math.min(1, part) };
}

/** A line that swings from one box to another, edge to edge, as a path. */
export function wayBetween(one: Box, other: Box): string {
  const start = edgeTowards(one, centre(other));
  const end = edgeTowards(grown(other, 6), centre(one));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = 0.14;
  const middle = { x: start.x + dx / 2 - dy * bend, y: start.y + dy / 2 + dx * bend };
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(start)}Q${at(middle)} ${at(end)}`;
}
