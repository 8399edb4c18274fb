import "@/kit/heraldry/heraldry-tokens.css";
import { type ReactElement, useId } from "react";
import { classes } from "@/kit/classes";
import { type Blazon, blazonOf, type EmblemFacts, type Tone } from "@/kit/heraldry/blazon";
import { DEVICES } from "@/kit/heraldry/devices";
import styles from "@/kit/heraldry/emblem.module.css";
import { CRESTS, FRAMES, INNER, ORDINARIES, orle, RANKS } from "@/kit/heraldry/fields";

interface EmblemProps {
  readonly facts: EmblemFacts;
  /** Its width and height in CSS pixels; the smaller, the less is drawn. */
  readonly size: number;
  readonly className?: string | undefined;
}

type Level = "large" | "middle" | "small";

const LARGE = 112;
const MIDDLE = 44;

/** How much of the field the device fills; less where more is around it. */
const FILLED: Readonly<Record<Level, number>> = { large: 0.72, middle: 0.8, small: 0.9 };

/** Lines of a hatching are this far apart. */
const HATCHED: Readonly<Record<Level, number>> = { large: 3.6, middle: 6, small: 0 };

/** The emblem of somebody or something, by its facts; decoration beside a name that is written. */
export function Emblem({ facts, size, className }: EmblemProps): ReactElement {
  const id = useId();
  const blazon = blazonOf(facts);
  const level = levelOf(size);
  const frame = FRAMES[blazon.side];
  return (
    <svg
      aria-hidden="true"
      className={classes(styles["emblem"], styles[blazon.tone], className)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
    >
      <clipPath id={`${id}c`}>
        <path d={frame} />
      </clipPath>
      {level === "small" ? null : <Fills id={id} tone={blazon.tone} level={level} />}
      <path className={styles["field"]} d={frame} {...filled(level, `${id}f`)} />
      <g clipPath={`url(#${id}c)`}>
        <path className={styles["ordinary"]} d={ORDINARIES[blazon.ordinary]?.(blazon.sinister)} />
        {level === "small" ? null : (
          <path className={styles["hatching"]} d={frame} fill={`url(#${id}h)`} />
        )}
        {level === "large" ? (
          <path
            className={styles["orle"]}
            d={orle(blazon.side, blazon.ornament, blazon.ornaments)}
          />
        ) : null}
        {blazon.elite ? <path className={styles["rank"]} d={RANKS[blazon.side]} /> : null}
      </g>
      <g transform={placed(blazon, level)}>
        <path className={styles["gap"]} d={deviceOf(blazon)} />
        <path className={styles["device"]} d={deviceOf(blazon)} {...filled(level, `${id}d`)} />
      </g>
      {blazon.crest ? <path className={styles["device"]} d={CRESTS[blazon.side]} /> : null}
      {blazon.unique && level !== "small" ? (
        <path className={styles["inner"]} d={INNER[blazon.side]} />
      ) : null}
      <path className={styles["edge"]} d={frame} />
    </svg>
  );
}

/** The bright figure alone, on the field of 100 by 100, for what has a frame and colours of its own. */
export function devicePath(facts: EmblemFacts): string {
  return deviceOf(blazonOf(facts));
}

function deviceOf(blazon: Blazon): string {
  return DEVICES.get(blazon.kind)?.[blazon.variant]?.(blazon) ?? "";
}

function levelOf(size: number): Level {
  if (size >= LARGE) return "large";
  return size >= MIDDLE ? "middle" : "small";
}

function filled(level: Level, id: string): { readonly style?: { readonly fill: string } } {
  return level === "small" ? {} : { style: { fill: `url(#${id})` } };
}

/** Smaller in the flat frame, and lower under a crest. */
function placed({ side, crest }: Blazon, level: Level): string {
  const scale = FILLED[level] * (side === "neutral" ? 0.86 : 1) * (crest ? 0.9 : 1);
  return `translate(50 ${crest ? 54.5 : 50}) scale(${scale.toFixed(3)}) translate(-50 -50)`;
}

interface FillsProps {
  readonly id: string;
  readonly tone: Tone;
  readonly level: Level;
}

/** Lit field and device, and the hatching that tells the colour without colour. */
function Fills({ id, tone, level }: FillsProps): ReactElement {
  const step = HATCHED[level];
  return (
    <defs>
      <radialGradient id={`${id}f`} cx="50%" cy="30%" r="80%">
        <stop offset="0" className={styles["lit-field"]} />
        <stop offset="1" className={styles["deep-field"]} />
      </radialGradient>
      <linearGradient id={`${id}d`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles["lit-device"]} />
        <stop offset="1" className={styles["plain-device"]} />
      </linearGradient>
      <pattern
        id={`${id}h`}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        {...(tone === "gray" ? { patternTransform: "rotate(45)" } : {})}
      >
        <Hatch tone={tone} step={step} />
      </pattern>
    </defs>
  );
}

/** Red upright, blue level, yellow dotted, gray slanting. */
function Hatch({ tone, step }: { readonly tone: Tone; readonly step: number }): ReactElement {
  const half = step / 2;
  if (tone === "yellow")
    return <circle className={styles["dot"]} cx={half} cy={half} r={step / 7} />;
  const line = tone === "blue" ? `M0 ${half}H${step}` : `M${half} 0V${step}`;
  return <path className={styles["line"]} d={line} strokeWidth={step / 7} />;
}
