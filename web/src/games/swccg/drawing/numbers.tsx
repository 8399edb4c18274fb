import type { CopyView } from "@protocol/swccg";
import type { ReactElement } from "react";
import type { Facts } from "@/games/swccg/catalogue/facts";
import styles from "@/games/swccg/drawing/numbers.module.css";
import { Sign } from "@/games/swccg/drawing/sign";
import type { OwnSign } from "@/games/swccg/reading/signs";
import { classes } from "@/kit/classes";

interface NumberedProps {
  readonly sign: OwnSign;
  readonly value: number;
  /** What is printed; a wedge says that it is more now, or less. */
  readonly printed?: number | undefined;
  readonly className?: string | undefined;
}

/** A sign with its number; a number that somebody changed has a wedge. */
export function Numbered({ sign, value, printed, className }: NumberedProps): ReactElement {
  const changed = printed === undefined || value < 0 ? 0 : Math.sign(value - printed);
  return (
    <span className={classes(styles["number"], value < 0 && styles["none"], className)}>
      <Sign name={sign} className={styles["sign"]} />
      {value < 0 ? "–" : value}
      {changed === 0 ? null : (
        <Sign
          name={changed > 0 ? "wedge" : "fall"}
          className={changed > 0 ? styles["more"] : styles["less"]}
        />
      )}
    </span>
  );
}

interface AttributesProps {
  readonly facts: Facts;
  readonly copy: CopyView;
}

/** Power, ability and forfeit of a card on table, always in this order. */
export function Attributes({ facts, copy }: AttributesProps): ReactElement | null {
  const printed = facts.cards.get(copy.code)?.numbers ?? {};
  const { power = -1, ability = -1, forfeit = -1 } = copy;
  if (Math.max(power, ability, forfeit) < 0) return null;
  return (
    <span className={styles["row"]}>
      <Numbered sign="power" value={power} printed={printed["power"]} />
      <Numbered sign="ability" value={ability} printed={printed["ability"]} />
      <Numbered sign="forfeit" value={forfeit} printed={printed["forfeit"]} />
    </span>
  );
}
