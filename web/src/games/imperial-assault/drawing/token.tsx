import "@/games/imperial-assault/drawing/imperial-tokens.css";
import type { ReactElement } from "react";
import type { Standing } from "@/core/scene/standing";
import { PlacedSign } from "@/games/imperial-assault/drawing/sign";
import styles from "@/games/imperial-assault/drawing/token.module.css";
import type { FigureFace, Outline } from "@/games/imperial-assault/reading/faces";
import type { OwnSign } from "@/games/imperial-assault/reading/signs";
import { classes } from "@/kit/classes";
import { devicePath } from "@/kit/heraldry/emblem";

/** How long a space is in drawings. */
export const UNIT = 40;

/** How wide a device is drawn, beside half the token. */
const DEVICE = 1.3;

interface TokenProps {
  readonly face: FigureFace;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly standing?: Standing;
  /** Whether it is active now. */
  readonly active?: boolean;
  /** Without the numbers and signs at its rim. */
  readonly bare?: boolean;
}

/** A figure: a disc or slab with the device of its emblem; the rim is its health, one part for each point. */
export function Token(props: TokenProps): ReactElement {
  const { face, x, y, standing = "idle", active = false, bare = false } = props;
  const wide = (face.width * UNIT) / 2 - 3;
  const high = (face.height * UNIT) / 2 - 3;
  const path = (less: number): string => outlinePath(face.outline, x, y, wide - less, high - less);
  const left = Math.max(0, face.health - face.damage);
  return (
    <g
      className={classes(
        styles["token"],
        face.mine ? styles["mine"] : styles["theirs"],
        face.spent && styles["spent"],
        styles[standing],
      )}
    >
      {active ? <path className={styles["active"]} d={path(-4)} /> : null}
      <path className={styles["light"]} d={path(-4)} />
      <path className={styles["base"]} d={path(-2)} />
      <Rim d={path(0)} className={styles["health"]} health={face.health} from={0} to={left} />
      <Rim
        d={path(0)}
        className={styles["hurt"]}
        health={face.health}
        from={left}
        to={face.health}
      />
      <path className={styles["body"]} d={path(3.4)} />
      <path
        className={styles["device"]}
        d={devicePath(face.emblem)}
        transform={`translate(${x} ${y - (face.elite ? 1.5 : 0)}) scale(${(Math.min(wide, high) * DEVICE) / 100}) translate(-50 -50)`}
      />
      {face.elite ? <path className={styles["elite"]} d={`M${x - 6} ${y + 9.5}H${x + 6}`} /> : null}
      {bare ? null : <Badges face={face} x={x} y={y} wide={wide} high={high} />}
    </g>
  );
}

interface RimProps {
  readonly d: string;
  readonly className: string | undefined;
  readonly health: number;
  readonly from: number;
  readonly to: number;
}

const PART = 10;
const GAP = 2.4;

/** Parts of the rim, clockwise from the top. */
function Rim({ d, className, health, from, to }: RimProps): ReactElement | null {
  if (to <= from) return null;
  const parts = Array.from({ length: to - from }, () => `${PART - GAP} ${GAP}`);
  const dashes = `0 ${from * PART + GAP / 2} ${parts.join(" ")} 0 ${health * PART * 2}`;
  return <path className={className} d={d} pathLength={health * PART} strokeDasharray={dashes} />;
}

interface BadgesProps {
  readonly face: FigureFace;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/**
 * Damage below on the left, the number below on the right, conditions and what is carried above.
 *
 * Where both sides have the card, a wedge above on the left is on the opponent's.
 */
function Badges({ face, x, y, wide, high }: BadgesProps): ReactElement {
  const [dx, dy] = [wide - 3.5, high - 3.5];
  const signs: ReadonlyArray<OwnSign> = [
    ...face.conditions,
    ...(face.carries ? ["crate" as const] : []),
  ];
  return (
    <>
      {face.damage === 0 ? null : (
        <g className={styles["damage"]}>
          <circle cx={x - dx} cy={y + dy} r="7.4" />
          <text data-symbol x={x - dx} y={y + dy + 4.5}>
            {face.damage}
          </text>
        </g>
      )}
      {face.number === 0 ? null : (
        <g className={styles["number"]}>
          <circle cx={x + dx} cy={y + dy} r="7.4" />
          <text data-symbol x={x + dx} y={y + dy + 4.5}>
            {face.number}
          </text>
        </g>
      )}
      {face.mirrored && !face.mine ? (
        <path className={styles["foe"]} d={`M${x - dx - 7} ${y - dy - 6}h14l-7 12Z`} />
      ) : null}
      {signs.map((name, place) => {
        const at = x + dx - place * 12;
        return (
          <g key={name} className={styles["sign"]}>
            {name === "crate" ? (
              <rect x={at - 7} y={y - dy - 7} width="14" height="14" rx="3" />
            ) : (
              <circle cx={at} cy={y - dy} r="7.4" />
            )}
            <PlacedSign name={name} x={at} y={y - dy} size={10} />
          </g>
        );
      })}
    </>
  );
}

/** The outline of a token, clockwise from the middle of its upper edge. */
function outlinePath(outline: Outline, x: number, y: number, wide: number, high: number): string {
  const least = Math.min(wide, high);
  const [left, right, top, bottom] = [x - wide, x + wide, y - high, y + high];
  if (outline === "cut") {
    const cut = least * 0.56;
    return `M${x} ${top}H${right}V${bottom - cut}L${right - cut} ${bottom}H${left}V${top + cut}L${left + cut} ${top}Z`;
  }
  const r = outline === "round" ? least : least * 0.2;
  return [
    `M${x} ${top}H${right - r}A${r} ${r} 0 0 1 ${right} ${top + r}`,
    `V${bottom - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}`,
    `H${left + r}A${r} ${r} 0 0 1 ${left} ${bottom - r}`,
    `V${top + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`,
  ].join("");
}

/** A token that stands alone, as large as its text. */
export function LoneToken({
  face,
  size,
}: {
  readonly face: FigureFace;
  readonly size: number;
}): ReactElement {
  const plain = { ...face, width: 1, height: 1 };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      <Token face={plain} x={20} y={20} bare />
    </svg>
  );
}
