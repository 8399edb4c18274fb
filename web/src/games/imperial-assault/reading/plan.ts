/**
 * A map as it is drawn: where spaces, edges and doors lie, and what goes around a set of spaces.
 *
 * One space is one unit. What belongs here: geometry of the page. What does not: rules: which
 * spaces can be reached or seen is the server's to say.
 */
import type { EdgeFacts, MapFacts, SpaceFacts } from "@protocol/imperial-assault";
import { FIRST_SPACE } from "@/games/imperial-assault/reading/things";

/** A space with the number that options name it by. */
export interface Space extends SpaceFacts {
  readonly id: number;
}

/** A straight line from corner to corner. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Edge extends Segment {
  readonly kind: EdgeFacts["kind"];
  /** The place of its door among the doors. */
  readonly door: number;
}

export interface Plan {
  readonly map: MapFacts;
  readonly spaces: ReadonlyArray<Space>;
  readonly named: ReadonlyMap<string, Space>;
  readonly edges: ReadonlyArray<Edge>;
  /** The letters of the columns and the numbers of the rows. */
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<string>;
  at(column: number, row: number): Space | undefined;
}

const plans = new WeakMap<MapFacts, Plan>();

/** The plan of a map; the same object for the same map. */
export function planOf(map: MapFacts): Plan {
  const known = plans.get(map);
  if (known !== undefined) return known;
  const made = madePlan(map);
  plans.set(map, made);
  return made;
}

function madePlan(map: MapFacts): Plan {
  const spaces = map.spaces.map((space, place) => ({ ...space, id: FIRST_SPACE + place }));
  const named = new Map(spaces.map((space) => [space.name, space]));
  const placed = new Map(spaces.map((space) => [key(space.column, space.row), space]));
  const columns = Array.from({ length: map.width }, () => "");
  const rows = Array.from({ length: map.height }, () => "");
  for (const { name, column, row } of spaces) {
    columns[column] = name.replace(/\d+$/, "");
    rows[row] = name.replace(/^\D+/, "");
  }
  const edges = map.edges.flatMap((edge): ReadonlyArray<Edge> => {
    const [one, other] = [named.get(edge.one), named.get(edge.other)];
    if (one === undefined || other === undefined) return [];
    return [{ ...between(one, other), kind: edge.kind, door: edge.door ?? 0 }];
  });
  const at = (column: number, row: number): Space | undefined => placed.get(key(column, row));
  return { map, spaces, named, edges, columns, rows, at };
}

function key(column: number, row: number): number {
  return row * 1000 + column;
}

/** The edge that two neighbours share. */
function between(one: Space, other: Space): Segment {
  const x = Math.max(one.column, other.column);
  const y = Math.max(one.row, other.row);
  return one.row === other.row
    ? { x1: x, y1: y, x2: x, y2: y + 1 }
    : { x1: x, y1: y, x2: x + 1, y2: y };
}

/** A corner of spaces. */
type Corner = readonly [x: number, y: number];

/** What goes around spaces, clockwise, as closed loops of their corners. */
export function loopsAround(
  spaces: ReadonlyArray<SpaceFacts>,
): ReadonlyArray<ReadonlyArray<Corner>> {
  const held = new Set(spaces.map(({ column, row }) => key(column, row)));
  const has = (column: number, row: number): boolean => held.has(key(column, row));
  const ways = new Map<number, Corner[]>();
  const add = (from: Corner, to: Corner): void => {
    const known = ways.get(key(...from)) ?? [];
    ways.set(key(...from), [...known, to]);
  };
  for (const { column: x, row: y } of spaces) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const loops: Corner[][] = [];
  for (const first of ways.keys()) {
    while ((ways.get(first)?.length ?? 0) > 0) loops.push(loopFrom(ways, first));
  }
  return loops.map(withoutStraight);
}

/** Walk from a corner until it comes again, taking each way once and turning right first. */
function loopFrom(ways: Map<number, Corner[]>, first: number): Corner[] {
  const start: Corner = [first % 1000, Math.floor(first / 1000)];
  const loop: Corner[] = [];
  let [at, before]: [Corner, Corner | null] = [start, null];
  do {
    const open: ReadonlyArray<Corner> = ways.get(key(...at)) ?? [];
    const next = turned(at, before, open);
    if (next === undefined) break;
    ways.set(
      key(...at),
      open.filter((one) => one !== next),
    );
    loop.push(at);
    [before, at] = [at, next];
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return loop;
}

function turned(
  at: Corner,
  before: Corner | null,
  open: ReadonlyArray<Corner>,
): Corner | undefined {
  if (before === null) return open[0];
  const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
  return open.find(([x, y]) => x === at[0] - dy && y === at[1] + dx) ?? open[0];
}

function withoutStraight(loop: ReadonlyArray<Corner>): ReadonlyArray<Corner> {
  return loop.filter((corner, place) => {
    const [px, py] = loop.at(place - 1) ?? corner;
    const [nx, ny] = loop[(place + 1) % loop.length] ?? corner;
    return (corner[0] - px) * (ny - corner[1]) !== (corner[1] - py) * (nx - corner[0]);
  });
}

/** The path around spaces, a unit being `unit` long, and drawn `inset` inside of them. */
export function outlinePath(spaces: ReadonlyArray<SpaceFacts>, unit: number, inset = 0): string {
  return loopsAround(spaces)
    .map((loop) => {
      const corners = loop.map(([x, y], place) => {
        const [px, py] = loop.at(place - 1) ?? [x, y];
        const [nx, ny] = loop[(place + 1) % loop.length] ?? [x, y];
        const into = [Math.sign(x - px), Math.sign(y - py)] as const;
        const out = [Math.sign(nx - x), Math.sign(ny - y)] as const;
        const dx = (-into[1] - out[1]) * inset;
        const dy = (into[0] + out[0]) * inset;
        return `${x * unit + dx} ${y * unit + dy}`;
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}
