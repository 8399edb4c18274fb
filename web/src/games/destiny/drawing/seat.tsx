import type { ReactElement } from "react";
import styles from "@/games/destiny/drawing/seat.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import type { PlateData } from "@/games/destiny/reading/drawn";
import { classes } from "@/kit/classes";

/**
 * The place of an upgrade's die: the side that it shows while it is in the pool, filled while it
 * lies on its card, and only a sign for a card without a die. Silent.
 */
export function Seat({ plate }: { readonly plate: PlateData }): ReactElement {
  const { type, colour, sides = [], up = [], dice } = plate;
  const side = sides[up[0] ?? -1];
  if (side !== undefined) {
    return (
      <span className={classes(styles["seat"], styles["out"], colour)}>
        {side.value === null ? null : (
          <span>
            {side.modifier ? "+" : ""}
            {side.value}
          </span>
        )}
        <Sign name={side.symbol} />
      </span>
    );
  }
  const home = sides.length > 0 && (dice === undefined || dice.home > 0);
  return (
    <span className={classes(styles["seat"], home ? styles["in"] : styles["none"], colour)}>
      <Sign name={type} />
    </span>
  );
}
