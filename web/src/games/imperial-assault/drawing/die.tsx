import "@/games/imperial-assault/drawing/imperial-tokens.css";
import type { Colour, DieView } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/drawing/die.module.css";
import { PlacedSign } from "@/games/imperial-assault/drawing/sign";
import { faceWords, symbolsOn } from "@/games/imperial-assault/reading/dice";
import { classes } from "@/kit/classes";

const ATTACK =
  "M21.5 1.5H78.5A20 20 0 0 1 98.5 21.5V78.5A20 20 0 0 1 78.5 98.5H21.5A20 20 0 0 1 1.5 78.5V21.5A20 20 0 0 1 21.5 1.5Z";
const DEFENCE = "M22 1.5H78L98.5 22V78L78 98.5H22L1.5 78V22Z";

/** Notches repeat the colour for whoever does not see it. */
const NOTCHES: Readonly<Record<Colour, string>> = {
  red: "M88 10V22",
  blue: "M88 10V22M79 10V22",
  green: "M76 20 82 12 88 20",
  yellow: "M88 10V22M79 10V22M70 10V22",
  black: "M74 14H88",
  white: "M74 12H88M74 19H88",
};

const PLACES: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
  [],
  [[50, 52]],
  [
    [32, 35],
    [68, 68],
  ],
  [
    [50, 29],
    [28, 69],
    [72, 69],
  ],
];
const SIZES = [0, 54, 42, 37];

/** Which way round a die is: attack dice are round at the corners, defence dice have eight sides. */
function shapeOf(colour: Colour): string {
  return colour === "black" || colour === "white" ? DEFENCE : ATTACK;
}

interface DieProps {
  readonly die: DieView;
  readonly size: number;
}

/** A die with what it shows; before the roll it is empty. */
export function Die({ die, size }: DieProps): ReactElement {
  const { colour, face = [] } = die;
  const symbols = symbolsOn(die);
  const places = PLACES[Math.min(symbols.length, 3)] ?? [];
  const sign = SIZES[Math.min(symbols.length, 3)] ?? 0;
  return (
    <svg
      className={classes(styles["die"], styles[colour])}
      width={size}
      height={size}
      viewBox="0 0 100 106"
      role="img"
      aria-label={faceWords(die)}
    >
      <path className={styles["under"]} transform="translate(0 6)" d={shapeOf(colour)} />
      <path className={styles["body"]} d={shapeOf(colour)} />
      {symbols.slice(0, 3).map(({ sign: name, count }, place) => {
        const [x = 50, y = 50] = places[place] ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a face have no other name
          <g key={place} className={styles["sign"]}>
            <PlacedSign name={name} x={x} y={y} size={count > 0 ? sign + 6 : sign} />
            {count > 0 ? (
              <text x={x} y={y + sign * 0.25} fontSize={sign * 0.68}>
                {count}
              </text>
            ) : null}
          </g>
        );
      })}
      {face.length > 0 && symbols.length === 0 ? (
        <rect className={styles["blank"]} x="32" y="34" width="36" height="36" rx="6" />
      ) : null}
      <path className={styles["notch"]} d={NOTCHES[colour]} />
    </svg>
  );
}

/** The dice of a pool as small marks, one after the other. */
export function PoolMarks({ dice }: { readonly dice: ReadonlyArray<string> }): ReactElement {
  return (
    <>
      {dice.map((colour, place) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are all alike
          key={place}
          className={classes(styles["mark"], styles[colour])}
          viewBox="0 0 100 100"
          role="presentation"
        >
          <path className={styles["body"]} d={shapeOf(colour as Colour)} />
        </svg>
      ))}
    </>
  );
}
