import type { SideName } from "@protocol/swccg";
import type { ReactElement } from "react";
import styles from "@/games/swccg/landing/picture.module.css";
import { CHARGES } from "@/games/swccg/reading/emblems";

interface Plate {
  readonly name: string;
  /** The place of its charge among all. */
  readonly charge: number;
  readonly numbers: string;
}

interface Column {
  readonly place: string;
  readonly dark: ReadonlyArray<Plate>;
  readonly light: ReadonlyArray<Plate>;
  /** Total power of each side. */
  readonly power: readonly [dark: number, light: number];
  /** Force icons of each side. */
  readonly icons: readonly [dark: number, light: number];
  /** Who controls it. */
  readonly held?: SideName;
}

const TROOPER: Plate = { name: "Trooper", charge: 1, numbers: "1 1 2" };
const RAIDER: Plate = { name: "Raider", charge: 4, numbers: "2 1 2" };

/** A few locations in the middle of a game. */
const COLUMNS: ReadonlyArray<Column> = [
  {
    place: "Mos Eisley",
    dark: [TROOPER, { name: "Vader", charge: 0, numbers: "4 6 5" }],
    light: [{ name: "Luke", charge: 7, numbers: "2 3 4" }],
    power: [5, 2],
    icons: [2, 1],
  },
  {
    place: "Jundland Wastes",
    dark: [RAIDER, RAIDER],
    light: [{ name: "LIN-V8K", charge: 6, numbers: "0 – 4" }],
    power: [4, 0],
    icons: [1, 1],
    held: "dark",
  },
  {
    place: "Moisture Farm",
    dark: [],
    light: [{ name: "Talz", charge: 11, numbers: "1 1 4" }],
    power: [0, 1],
    icons: [1, 2],
    held: "light",
  },
];
const WIDE = 152;
const PLATE = 46;

/** Locations with the cards of both sides above and below: decoration, drawn by us. */
export function Picture(): ReactElement {
  return (
    <svg
      className={styles["picture"]}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles["sun"]} cx="390" cy="44" r="26" />
      <circle className={styles["sun"]} cx="432" cy="70" r="14" />
      {COLUMNS.map((column, nth) => (
        <g key={column.place} transform={`translate(${16 + nth * WIDE} 0)`}>
          {column.dark.map((plate, place) => (
            <Drawn
              // biome-ignore lint/suspicious/noArrayIndexKey: two plates may be alike
              key={place}
              plate={plate}
              side="dark"
              y={112 - (column.dark.length - place) * (PLATE + 4)}
            />
          ))}
          <Spine column={column} />
          {column.light.map((plate) => (
            <Drawn key={plate.name} plate={plate} side="light" y={206} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Spine({ column }: { readonly column: Column }): ReactElement {
  const { place, power, icons, held } = column;
  const blades = (count: number): string => "▮".repeat(count);
  return (
    <>
      {held === undefined ? null : (
        <path
          className={styles[held]}
          d={held === "dark" ? "M2 122V116H138V122" : "M2 192V198H138V192"}
        />
      )}
      <rect className={styles["spine"]} x="2" y="122" width="136" height="70" rx="6" />
      <text className={styles["place"]} x="12" y="162">
        {place}
      </text>
      <text className={styles["darkIcons"]} x="12" y="142">
        {blades(icons[0])}
      </text>
      <text className={styles["lightIcons"]} x="12" y="183">
        {blades(icons[1])}
      </text>
      <text className={styles["power"]} x="128" y="143">
        {power[0]}
      </text>
      <text className={styles["power"]} x="128" y="184">
        {power[1]}
      </text>
    </>
  );
}

interface DrawnProps {
  readonly plate: Plate;
  readonly side: SideName;
  readonly y: number;
}

function Drawn({ plate, side, y }: DrawnProps): ReactElement {
  const outline =
    side === "dark"
      ? "M9 0H128V37L119 46H0V9Z"
      : "M10 0H118A10 10 0 0 1 128 10V36A10 10 0 0 1 118 46H10A10 10 0 0 1 0 36V10A10 10 0 0 1 10 0Z";
  return (
    <g className={styles[side]} transform={`translate(6 ${y})`}>
      <path className={styles["plate"]} d={outline} />
      <path
        className={styles["charge"]}
        transform="translate(8 8) scale(0.62)"
        d={CHARGES[plate.charge]}
      />
      <text className={styles["name"]} x="46" y="20">
        {plate.name}
      </text>
      <text className={styles["numbers"]} x="46" y="37">
        {plate.numbers}
      </text>
    </g>
  );
}
