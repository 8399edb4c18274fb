import "@/games/imperial-assault/drawing/imperial-tokens.css";
import { memo, type ReactElement } from "react";
import styles from "@/games/imperial-assault/drawing/floor.module.css";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import {
  type Edge,
  outlinePath,
  type Plan,
  type Segment,
  type Space,
} from "@/games/imperial-assault/reading/plan";
import { capital } from "@/kit/wording";

/** The plan of a map without anything that moves: floor, walls, terrain, zones, letters at the rim. */
export const Floor = memo(function Floor({ plan }: { readonly plan: Plan }): ReactElement {
  const { spaces, edges } = plan;
  const whole = outlinePath(spaces, UNIT);
  const of = (kind: Edge["kind"]): string => linesOf(edges.filter((edge) => edge.kind === kind));
  const blocking = spaces.filter(({ terrain }) => terrain === "blocking");
  return (
    <g data-floor>
      <path className={styles["slab"]} transform="translate(0 7)" d={whole} />
      <path className={styles["floor"]} d={whole} />
      <path
        className={styles["outside"]}
        d={outlinePath(
          spaces.filter(({ exterior }) => exterior === true),
          UNIT,
        )}
      />
      <path className={styles["grid"]} d={gridOf(plan)} />
      <Dots plan={plan} />
      {plan.map.zones.map((zone) => (
        <Zone key={zone} zone={zone} plan={plan} />
      ))}
      {blocking.map((space) => (
        <Block key={space.id} space={space} />
      ))}
      <path
        className={styles["crossed"]}
        d={spaces
          .filter(({ terrain }) => terrain === "impassable")
          .map(({ column, row }) => crossAt(column, row))
          .join("")}
      />
      <path
        className={styles["waves"]}
        d={spaces
          .filter(({ terrain }) => terrain === "difficult")
          .map(({ column, row }) => wavesAt(column, row))
          .join("")}
      />
      <path className={styles["rim"]} d={whole} />
      <path className={styles["case"]} d={of("wall") + of("impassable") + of("blocking")} />
      <path className={styles["wall"]} d={of("wall")} />
      <path className={styles["impassable"]} d={of("impassable")} />
      <path className={styles["fence"]} d={of("blocking")} />
      <path
        className={styles["ticks"]}
        d={ticksOf(edges.filter(({ kind }) => kind === "blocking"))}
      />
      {plan.columns.map((letter, column) => (
        <text key={letter || column} className={styles["name"]} x={(column + 0.5) * UNIT} y={-10}>
          {letter}
        </text>
      ))}
      {plan.rows.map((number, row) => (
        <text key={number || row} className={styles["name"]} x={-16} y={(row + 0.5) * UNIT + 5}>
          {number}
        </text>
      ))}
    </g>
  );
});

export function linesOf(segments: ReadonlyArray<Segment>): string {
  return segments
    .map(({ x1, y1, x2, y2 }) => `M${x1 * UNIT} ${y1 * UNIT}L${x2 * UNIT} ${y2 * UNIT}`)
    .join("");
}

/** Indoors has lines. */
function gridOf({ spaces, at }: Plan): string {
  const lines = spaces.flatMap((space): ReadonlyArray<Segment> => {
    const { column, row } = space;
    const inside = (other: Space | undefined): boolean =>
      other !== undefined && !(space.exterior === true && other.exterior === true);
    return [
      ...(inside(at(column + 1, row))
        ? [{ x1: column + 1, y1: row, x2: column + 1, y2: row + 1 }]
        : []),
      ...(inside(at(column, row + 1))
        ? [{ x1: column, y1: row + 1, x2: column + 1, y2: row + 1 }]
        : []),
    ];
  });
  return linesOf(lines);
}

/** Outdoors has dots where four spaces meet. */
function Dots({ plan }: { readonly plan: Plan }): ReactElement {
  const met = plan.spaces.filter(({ column, row }) =>
    [
      plan.at(column, row),
      plan.at(column + 1, row),
      plan.at(column, row + 1),
      plan.at(column + 1, row + 1),
    ].every((space) => space?.exterior === true),
  );
  const d = met
    .map(
      ({ column, row }) =>
        `M${(column + 1) * UNIT - 1.5} ${(row + 1) * UNIT}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`,
    )
    .join("");
  return <path className={styles["dots"]} d={d} />;
}

/** A deployment zone: a thin line inside of it, and its letter. */
function Zone({ zone, plan }: { readonly zone: string; readonly plan: Plan }): ReactElement | null {
  const spaces = plan.spaces.filter((space) => space.zone === zone);
  const [first] = spaces;
  if (first === undefined) return null;
  return (
    <g className={styles["zone"]} style={{ "--zone": `var(--zone-${zone}, var(--line-3))` }}>
      <path d={outlinePath(spaces, UNIT, 4.5)} />
      <text x={first.column * UNIT + 11} y={first.row * UNIT + 16}>
        {capital(zone).charAt(0)}
      </text>
    </g>
  );
}

/** A space that blocks: raised and hatched. */
function Block({ space }: { readonly space: Space }): ReactElement {
  const [x, y, side] = [space.column * UNIT + 3, space.row * UNIT + 3, UNIT - 6];
  const lines = [8, 16, 24, 32, 40, 48].map((at) => {
    const [low, high] = [Math.max(0, at - side + 7), Math.min(side, at)];
    return `M${x + low} ${y + at - low}L${x + high} ${y + at - high}`;
  });
  return (
    <>
      <rect className={styles["front"]} x={x} y={y + 7} width={side} height={side - 5} rx="3" />
      <rect className={styles["top"]} x={x} y={y} width={side} height={side - 6} rx="3" />
      <path className={styles["hatch"]} d={lines.join("")} />
    </>
  );
}

function crossAt(column: number, row: number): string {
  const [x, y] = [column * UNIT, row * UNIT];
  return `M${x + 8} ${y + 8}L${x + 32} ${y + 32}M${x + 32} ${y + 8}L${x + 8} ${y + 32}`;
}

function wavesAt(column: number, row: number): string {
  const [x, y] = [column * UNIT + 6, row * UNIT + 14];
  const wave = "q3.5-5 7 0t7 0t7 0t7 0";
  return `M${x} ${y}${wave}M${x} ${y + 14}${wave}`;
}

function ticksOf(edges: ReadonlyArray<Edge>): string {
  return edges
    .flatMap(({ x1, y1, x2, y2 }) =>
      [0.25, 0.5, 0.75].map((part) => {
        const [x, y] = [(x1 + (x2 - x1) * part) * UNIT, (y1 + (y2 - y1) * part) * UNIT];
        return y1 === y2 ? `M${x} ${y - 4}V${y + 4}` : `M${x - 4} ${y}H${x + 4}`;
      }),
    )
    .join("");
}
