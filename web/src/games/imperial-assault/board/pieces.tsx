import type { DoorView, TokenView } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import type { Scene } from "@/core/scene/scene";
import { SvgThing } from "@/core/scene/svg-thing";
import styles from "@/games/imperial-assault/board/pieces.module.css";
import { linesOf } from "@/games/imperial-assault/drawing/floor";
import { PlacedSign } from "@/games/imperial-assault/drawing/sign";
import { Token, UNIT } from "@/games/imperial-assault/drawing/token";
import { faceOf, figureWords } from "@/games/imperial-assault/reading/faces";
import type { Plan } from "@/games/imperial-assault/reading/plan";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { tokenSign } from "@/games/imperial-assault/reading/signs";
import { middleOf } from "@/games/imperial-assault/reading/spaces";
import { tokenWords } from "@/games/imperial-assault/reading/tokens";
import { classes } from "@/kit/classes";

interface PiecesProps {
  readonly seen: Seen;
  readonly plan: Plan;
  readonly standing: Scene["standing"];
}

/** Doors, terminals and tokens of the mission. */
export function Objects({ seen, plan, standing }: PiecesProps): ReactElement {
  return (
    <g>
      {seen.view.doors.map((door, place) => (
        <Door key={door.id} door={door} place={place} plan={plan} standing={standing} />
      ))}
      {seen.view.tokens.map((token) => (
        <Lying key={token.id} token={token} seen={seen} plan={plan} standing={standing} />
      ))}
    </g>
  );
}

/** A door in words: open or closed, and its damage where it can be attacked. */
function doorWords({ open = false, damage = 0, health = 0 }: DoorView): string {
  if (open) return "Open door";
  return health > 0 ? `Closed door, ${damage} of ${health} damage` : "Closed door";
}

interface DoorProps {
  readonly door: DoorView;
  readonly place: number;
  readonly plan: Plan;
  readonly standing: Scene["standing"];
}

const HALF = 12;

/** A door is a bar; an open one is two leaves with a gap. */
function Door({ door, place, plan, standing }: DoorProps): ReactElement | null {
  const edges = plan.edges.filter((edge) => edge.kind === "door" && edge.door === place);
  const [first] = edges;
  if (first === undefined) return null;
  const xs = edges.flatMap(({ x1, x2 }) => [x1 * UNIT, x2 * UNIT]);
  const ys = edges.flatMap(({ y1, y2 }) => [y1 * UNIT, y2 * UNIT]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const flat = top === bottom;
  const leaves = flat
    ? `M${left + 2} ${top}h14M${right - 2} ${top}h-14`
    : `M${left} ${top + 2}v14M${left} ${bottom - 2}v-14`;
  const open = door.open === true;
  return (
    <SvgThing
      id={door.id}
      code=""
      label={doorWords(door)}
      className={classes(styles["object"], styles[standing(door.id)])}
    >
      <rect
        className={styles["reach"]}
        x={left - (flat ? 0 : HALF)}
        y={top - (flat ? HALF : 0)}
        width={right - left + (flat ? 0 : 2 * HALF)}
        height={bottom - top + (flat ? 2 * HALF : 0)}
        rx="6"
      />
      <path className={open ? styles["gap"] : styles["bar"]} d={linesOf(edges)} />
      {open ? <path className={styles["bar"]} d={leaves} /> : null}
    </SvgThing>
  );
}

interface LyingProps extends PiecesProps {
  readonly token: TokenView;
}

/** A terminal or token that lies on the map. */
function Lying({ token, seen, plan, standing }: LyingProps): ReactElement | null {
  const space = plan.named.get(token.space ?? "");
  if (space === undefined) return null;
  const [x, y] = [(space.column + 0.5) * UNIT, (space.row + 0.5) * UNIT];
  const { controller = -1, side = 0, health = 0, damage = 0 } = token;
  return (
    <SvgThing
      id={token.id}
      code=""
      label={tokenWords(seen, token)}
      className={classes(styles["object"], styles[standing(token.id)])}
    >
      <rect className={styles["reach"]} x={x - 16} y={y - 16} width="32" height="32" rx="8" />
      {side > 0 ? <circle className={styles["coloured"]} cx={x} cy={y} r="14" /> : null}
      <PlacedSign name={tokenSign(token)} x={x} y={y} size={21} className={styles["sign"]} />
      {controller < 0 ? null : (
        <circle
          className={controller === seen.near.side.seat ? styles["mine"] : styles["theirs"]}
          cx={x + 13}
          cy={y - 13}
          r="5"
        />
      )}
      {health > 0 ? (
        <text data-symbol className={styles["left"]} x={x} y={y + 19}>
          {`${damage}/${health}`}
        </text>
      ) : null}
    </SvgThing>
  );
}

interface FiguresProps extends PiecesProps {
  /** Of these nothing but what is asked of the server is shown when they are pointed at. */
  isBare(id: number): boolean;
}

/** The figures on the map. */
export function Figures({ seen, plan, standing, isBare }: FiguresProps): ReactElement {
  const active = seen.view.activations.at(-1)?.figure ?? 0;
  return (
    <g>
      {seen.view.figures.map((figure) => {
        const at = middleOf(plan, figure);
        return at === null ? null : (
          <SvgThing
            key={figure.id}
            id={figure.id}
            code={isBare(figure.id) ? "" : figure.code}
            label={figureWords(seen, figure)}
            className={styles["figure"]}
          >
            <Token
              face={faceOf(seen, figure)}
              x={at.x * UNIT}
              y={at.y * UNIT}
              standing={standing(figure.id)}
              active={figure.id === active}
            />
          </SvgThing>
        );
      })}
    </g>
  );
}
