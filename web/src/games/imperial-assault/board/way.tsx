import type { ReachAnswer } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/board/way.module.css";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import type { Plan } from "@/games/imperial-assault/reading/plan";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { middleOf } from "@/games/imperial-assault/reading/spaces";
import { figureOf } from "@/games/imperial-assault/reading/things";

interface WayProps {
  readonly seen: Seen;
  readonly plan: Plan;
}

/** The way a figure would go, with the points that are spent at each step. */
export function Way({
  seen,
  plan,
  answer,
}: WayProps & { readonly answer: ReachAnswer }): ReactElement | null {
  const figure = figureOf(seen.view, answer.figure);
  const start = figure === undefined ? null : middleOf(plan, figure);
  const { steps = [] } = answer;
  if (start === null || steps.length === 0 || answer.kind !== "in_reach") return null;
  const places = steps.map(({ column, row }) => ({ x: column / 2, y: row / 2 }));
  return (
    <g className={styles["way"]} data-way={steps.length}>
      <path d={lineOf([start, ...places])} />
      {steps.map((step, place) => {
        const at = places[place] ?? start;
        return (
          <g key={`${step.space} ${step.spent}`}>
            <circle cx={at.x * UNIT} cy={at.y * UNIT} r={place === steps.length - 1 ? 12 : 9} />
            <text x={at.x * UNIT} y={at.y * UNIT + 4.5}>
              {step.spent}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A way that is drawn by hand, space by space. */
export function DraggedWay({
  seen,
  plan,
  figure,
  spaces,
}: WayProps & {
  readonly figure: number;
  readonly spaces: ReadonlyArray<number>;
}): ReactElement | null {
  const mover = figureOf(seen.view, figure);
  const start = mover === undefined ? null : middleOf(plan, mover);
  if (start === null || spaces.length === 0) return null;
  const places = spaces.flatMap((id) => {
    const space = plan.spaces.find((one) => one.id === id);
    return space === undefined ? [] : [{ x: space.column + 0.5, y: space.row + 0.5 }];
  });
  return (
    <g className={styles["way"]} data-dragged={spaces.length}>
      <path d={lineOf([start, ...places])} />
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x * UNIT} cy={y * UNIT} r="6" />
      ))}
    </g>
  );
}

function lineOf(places: ReadonlyArray<{ readonly x: number; readonly y: number }>): string {
  return `M${places.map(({ x, y }) => `${x * UNIT} ${y * UNIT}`).join("L")}`;
}
