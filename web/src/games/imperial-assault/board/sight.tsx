import type { Corner, SightAnswer } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/board/sight.module.css";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import { outlinePath, type Plan, type Space } from "@/games/imperial-assault/reading/plan";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { figureName, figureOf } from "@/games/imperial-assault/reading/things";
import { classes } from "@/kit/classes";

type Point = readonly [number, number];

interface SightProps {
  readonly seen: Seen;
  readonly plan: Plan;
  readonly answer: SightAnswer;
}

/** Sight from one space to another: the triangle that gives it, or what hides at each corner. */
export function Sight({ seen, plan, answer }: SightProps): ReactElement {
  const { corners, how } = answer;
  const clear = corners.findIndex((corner) => corner.clear === true);
  const hidden = how === "hidden" ? corners : [];
  return (
    <g className={styles["sight"]} data-sight={how}>
      {hidden.map((corner, place) => (
        <Hiding key={CORNER_KEYS[place]} seen={seen} plan={plan} corner={corner} />
      ))}
      {hidden.map((corner, place) => (
        <path key={CORNER_KEYS[place]} className={styles["hidden"]} d={linesTo(corner)} />
      ))}
      <Ends plan={plan} answer={answer} />
      {corners.map((corner, place) =>
        how === "lines" && place === clear ? (
          <polygon
            key={CORNER_KEYS[place]}
            className={styles["clear"]}
            points={[corner.at, ...corner.ends]
              .map(([x, y]) => `${x * UNIT},${y * UNIT}`)
              .join(" ")}
          />
        ) : null,
      )}
      {how === "lines" || how === "hidden"
        ? corners.map((corner, place) => (
            <CornerMark key={CORNER_KEYS[place]} corner={corner} place={place} />
          ))
        : null}
      {how === "hidden" ? <Labels seen={seen} plan={plan} corners={corners} /> : null}
    </g>
  );
}

const CORNER_KEYS = ["upper left", "upper right", "lower right", "lower left"] as const;

function linesTo({ at, ends }: Corner): string {
  return ends.map(([x, y]) => `M${at[0] * UNIT} ${at[1] * UNIT}L${x * UNIT} ${y * UNIT}`).join("");
}

/** The two spaces, and where no lines are needed a line between them. */
function Ends({ plan, answer }: Omit<SightProps, "seen">): ReactElement {
  const found = [answer.origin, answer.aim].flatMap((name) => plan.named.get(name) ?? []);
  const middles = found.map(({ column, row }) => `${(column + 0.5) * UNIT} ${(row + 0.5) * UNIT}`);
  return (
    <g className={styles["ends"]}>
      {found.map((space) => (
        <SpaceBox key={space.id} space={space} />
      ))}
      {answer.how === "adjacent" ? <path d={`M${middles.join("L")}`} /> : null}
    </g>
  );
}

function SpaceBox({ space }: { readonly space: Pick<Space, "column" | "row"> }): ReactElement {
  return (
    <rect
      x={space.column * UNIT + 1}
      y={space.row * UNIT + 1}
      width={UNIT - 2}
      height={UNIT - 2}
      rx="4"
    />
  );
}

/** Every thing that hides at a corner, in red. */
function Hiding({
  seen,
  plan,
  corner,
}: {
  readonly seen: Seen;
  readonly plan: Plan;
  readonly corner: Corner;
}): ReactElement {
  const boxes = [
    ...(corner.spaces ?? []).flatMap((name) => plan.named.get(name) ?? []),
    ...(corner.outside ?? []).map(([column, row]) => ({ column, row })),
    ...(corner.figures ?? []).flatMap((id) => {
      const figure = figureOf(seen.view, id);
      const space = plan.named.get(figure?.space ?? "");
      return space === undefined ? [] : [space];
    }),
  ];
  return (
    <g className={styles["hides"]}>
      {boxes.map(({ column, row }) => (
        <SpaceBox key={`${column} ${row}`} space={{ column, row }} />
      ))}
      <path d={(corner.edges ?? []).map(({ start, end }) => `M${at(start)}L${at(end)}`).join("")} />
    </g>
  );
}

function at([x, y]: Point): string {
  return `${x * UNIT} ${y * UNIT}`;
}

function CornerMark({
  corner,
  place,
}: {
  readonly corner: Corner;
  readonly place: number;
}): ReactElement {
  const [x, y] = [corner.at[0] * UNIT, corner.at[1] * UNIT];
  return (
    <g className={classes(styles["corner"], corner.clear !== true && styles["shut"])}>
      <circle cx={x} cy={y} r="7.5" />
      <text x={x} y={y + 4}>
        {place + 1}
      </text>
    </g>
  );
}

/** How high a line of a label is, and how many spaces one is wide. */
const LABEL_LINE = 14;
const LABEL_SPACES = 3;

function isNear(one: { readonly column: number }, other: { readonly column: number }): boolean {
  return Math.abs(one.column - other.column) < LABEL_SPACES;
}

/** The names of what hides, each once, over it; neighbours stand one above the other. */
function Labels({
  seen,
  plan,
  corners,
}: {
  readonly seen: Seen;
  readonly plan: Plan;
  readonly corners: ReadonlyArray<Corner>;
}): ReactElement {
  const figures = [...new Set(corners.flatMap((corner) => corner.figures ?? []))];
  const spaces = [...new Set(corners.flatMap((corner) => corner.spaces ?? []))];
  const told = [
    ...figures.flatMap((id) => {
      const figure = figureOf(seen.view, id);
      const space = plan.named.get(figure?.space ?? "");
      return figure === undefined || space === undefined
        ? []
        : [{ key: `f${id}`, space, words: figureName(seen.facts, figure) }];
    }),
    ...spaces.flatMap((name) => {
      const space = plan.named.get(name);
      return space === undefined ? [] : [{ key: name, space, words: name }];
    }),
  ];
  return (
    <g className={styles["labels"]}>
      {told.map(({ key, space, words }, nth) => {
        const beside = told
          .slice(0, nth)
          .filter((one) => one.space.row === space.row && isNear(one.space, space));
        const y = space.row * UNIT - 4 - beside.length * LABEL_LINE;
        return (
          <text key={key} x={(space.column + 0.5) * UNIT} y={y}>
            {words}
          </text>
        );
      })}
    </g>
  );
}

/** Everything that is seen stays bright, the rest goes dark. */
export function SeenWash({
  plan,
  spaces,
}: {
  readonly plan: Plan;
  readonly spaces: ReadonlyArray<string>;
}): ReactElement {
  const bright = new Set(spaces);
  const dark = plan.spaces.filter(({ name }) => !bright.has(name));
  const lit = plan.spaces.filter(({ name }) => bright.has(name));
  return (
    <g className={styles["wash"]} data-wash={lit.length}>
      <path className={styles["unseen"]} d={outlinePath(dark, UNIT)} />
      <path className={styles["seen"]} d={outlinePath(lit, UNIT, 1.5)} />
    </g>
  );
}
