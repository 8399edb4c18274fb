import type { ReactElement } from "react";
import { Sign } from "@/games/destiny/drawing/sign";
import styles from "@/games/destiny/drawing/tumble.module.css";
import type { Rolled } from "@/games/destiny/reading/drawn";
import { BLANK, type Side } from "@/games/destiny/reading/sides";
import { CUBE_FACES, Cube } from "@/kit/cube";

/** The six sides that a die turns through: the one that it will show, then its others. */
export function tumblingSides({ side, sides }: Rolled): readonly Side[] {
  const shown = sides.findIndex((one) => isSameSide(one, side));
  const others = sides.filter((_, place) => place !== shown);
  return Array.from({ length: CUBE_FACES }, (_, place) =>
    place === 0 ? side : (others[place - 1] ?? BLANK),
  );
}

function isSameSide(one: Side, other: Side): boolean {
  return (
    one.symbol === other.symbol &&
    one.value === other.value &&
    one.modifier === other.modifier &&
    one.cost?.amount === other.cost?.amount
  );
}

/** A die in the air, with its own sides. */
export function Tumble({ rolled }: { readonly rolled: Rolled }): ReactElement {
  const faces = tumblingSides(rolled).map((side, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a die have no other name
    <span key={place} className={styles["side"]}>
      {side.value === null ? null : (
        <b>
          {side.modifier ? "+" : ""}
          {side.value}
        </b>
      )}
      <Sign name={side.symbol} />
    </span>
  ));
  return <Cube nth={rolled.nth} faces={faces} />;
}
