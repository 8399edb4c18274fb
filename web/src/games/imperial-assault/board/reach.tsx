import type { ReactElement } from "react";
import { isOpen } from "@/core/scene/placement";
import { SvgThing } from "@/core/scene/svg-thing";
import styles from "@/games/imperial-assault/board/reach.module.css";
import { PlacedSign } from "@/games/imperial-assault/drawing/sign";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import { outlinePath, type Plan, type Space } from "@/games/imperial-assault/reading/plan";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import {
  figuresAt,
  middleOf,
  neededAt,
  numberOf,
  rangeWords,
  spaceWords,
  tokensAt,
} from "@/games/imperial-assault/reading/spaces";
import { leavesAction, wayTo } from "@/games/imperial-assault/reading/ways";
import { classes } from "@/kit/classes";

interface ReachProps {
  readonly seen: Seen;
  readonly plan: Plan;
}

/** The spaces that can be chosen, with what each costs, and one line around them all. */
export function Reach({ seen, plan }: ReachProps): ReactElement {
  const lit = useLit(plan);
  return (
    <g data-reach>
      {lit
        .filter((space) => !isCovered(seen, space))
        .map((space) => (
          <LitSpace key={space.id} space={space} seen={seen} />
        ))}
      {lit.length === 0 ? null : (
        <path className={styles["line"]} d={outlinePath(lit, UNIT, 1.5)} />
      )}
    </g>
  );
}

/** What lies over the figures: spaces under them that can be chosen, and how far targets are. */
export function Covered({ seen, plan }: ReachProps): ReactElement {
  const lit = useLit(plan);
  return (
    <g>
      {lit
        .filter((space) => isCovered(seen, space))
        .map((space) => (
          <LitSpace key={space.id} space={space} seen={seen} covers />
        ))}
      <Distances seen={seen} plan={plan} />
    </g>
  );
}

/** Whether something lies on a space that would take the click. */
function isCovered(seen: Seen, space: Space): boolean {
  return figuresAt(seen, space).length + tokensAt(seen, space).length > 0;
}

function useLit(plan: Plan): ReadonlyArray<Space> {
  const { placement } = useImperial();
  return plan.spaces.filter(({ id }) => isOpen(placement, id));
}

interface LitSpaceProps {
  readonly space: Space;
  readonly seen: Seen;
  /** Whether a figure stands under it. */
  readonly covers?: boolean;
}

function LitSpace({ space, seen, covers = false }: LitSpaceProps): ReactElement {
  const { placement, decision, standing } = useImperial();
  const { id, column, row } = space;
  const [first] = placement.things.get(id) ?? [];
  const way = first === undefined ? wayTo(seen, id) : undefined;
  const cost = first === undefined ? (way?.cost ?? null) : numberOf(seen, decision, first);
  const isLast = way !== undefined && (way.moves ?? 0) > 0 && !leavesAction(seen, way);
  const near = `cost${Math.min(4, Math.max(1, cost ?? 0))}`;
  const band = cost === null ? "free" : isLast ? "last" : near;
  const [x, y] = [column * UNIT, row * UNIT];
  return (
    <SvgThing
      id={id}
      code=""
      label={spaceWords(seen, space)}
      className={classes(styles["space"], styles[standing(id)], covers && styles["covers"])}
    >
      <rect
        className={classes(styles["wash"], styles[band])}
        x={x + 1}
        y={y + 1}
        width={UNIT - 2}
        height={UNIT - 2}
        rx="4"
      />
      {cost === null || covers ? null : (
        <text data-symbol className={styles["cost"]} x={x + UNIT / 2} y={y + UNIT / 2 + 5}>
          {cost}
        </text>
      )}
    </SvgThing>
  );
}

/** How many spaces away each target is, beside it. */
function Distances({ seen, plan }: ReachProps): ReactElement {
  const { placement, decision } = useImperial();
  const told = seen.view.figures.flatMap((figure) => {
    const [first] = placement.things.get(figure.id) ?? [];
    const at = middleOf(plan, figure);
    const away = first === undefined ? null : numberOf(seen, decision, first);
    const needed = first === undefined ? 0 : neededAt(seen, first);
    return at === null || away === null ? [] : [{ id: figure.id, at, away, needed, figure }];
  });
  return (
    <g className={styles["away"]}>
      {told.map(({ id, at, away, needed, figure: { width = 1, height = 1 } }) => {
        const [x, y] = [at.x * UNIT + width * 20, at.y * UNIT - 9];
        return (
          <g key={id} data-needed={needed}>
            <title>{rangeWords(away, needed)}</title>
            <ellipse
              cx={at.x * UNIT}
              cy={at.y * UNIT}
              rx={(width * UNIT) / 2 + 2.5}
              ry={(height * UNIT) / 2 + 2.5}
            />
            <rect x={x} y={y - 9} width="38" height="18" rx="9" />
            {needed > 0 ? <PlacedSign name="accuracy" x={x + 11} y={y} size={12} /> : null}
            <text x={needed > 0 ? x + 26 : x + 19} y={y + 4.7}>
              {needed > 0 ? needed : away}
            </text>
          </g>
        );
      })}
    </g>
  );
}
