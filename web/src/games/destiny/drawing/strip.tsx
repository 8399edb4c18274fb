import type { ReactElement } from "react";
import { Sign } from "@/games/destiny/drawing/sign";
import styles from "@/games/destiny/drawing/strip.module.css";
import type { Colour } from "@/games/destiny/reading/drawn";
import { type Side, saySide } from "@/games/destiny/reading/sides";
import { classes } from "@/kit/classes";

interface StripProps {
  readonly colour: Colour;
  readonly sides: readonly Side[];
  /** Indices of sides that dice of the card show now. */
  readonly up?: readonly number[];
  /** Tall cells for the full card; flat ones everywhere else. */
  readonly tall?: boolean;
}

/** What is spoken for the sides of a die. */
export function saySides(sides: readonly Side[]): string {
  return `Sides: ${sides.map(saySide).join("; ")}`;
}

/** The six sides of a card's die, quiet: tinted line work that does not compete with dice. */
export function Strip({ colour, sides, up = [], tall = false }: StripProps): ReactElement {
  return (
    <span
      role="img"
      aria-label={saySides(sides)}
      className={classes(styles["strip"], tall && styles["tall"], colour)}
    >
      {sides.map((side, index) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place on the die
          key={index}
          side={side}
          up={up.includes(index)}
        />
      ))}
    </span>
  );
}

function Cell({ side, up }: { readonly side: Side; readonly up: boolean }): ReactElement {
  return (
    <span className={classes(styles["cell"], up && styles["up"])}>
      <span className={styles["face"]}>
        {side.value === null ? null : (
          <span>
            {side.modifier ? "+" : ""}
            {side.value}
          </span>
        )}
        <Sign name={side.symbol} />
      </span>
      {side.cost === null ? null : (
        <span className={classes(styles["cost"], side.cost.kind === "indirect" && styles["drop"])}>
          {side.cost.amount}
        </span>
      )}
    </span>
  );
}
