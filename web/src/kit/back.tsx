import type { ReactElement } from "react";
import styles from "@/kit/back.module.css";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";

/** The back of a card: a frame with the round board. It is silent. */
export function Back({ className }: { readonly className?: string }): ReactElement {
  return (
    <span className={classes(styles["back"], className)} aria-hidden="true">
      <Sign name="board" />
    </span>
  );
}

/** More backs than this are told by the number alone. */
const MOST_BACKS = 8;

interface BacksProps {
  readonly count: number;
  /** Whose hand: "Mirel's hand". */
  readonly words: string;
}

/** A hand from behind: a back for each card, and the number. */
export function Backs({ count, words }: BacksProps): ReactElement {
  const drawn = Math.min(count, MOST_BACKS);
  return (
    <span className={styles["backs"]} role="img" aria-label={`${words}: ${cards(count)}`}>
      <span className={styles["fan"]}>
        {Array.from({ length: drawn }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <Back key={place} className={styles["small"] ?? ""} />
        ))}
      </span>
      <span className="num">{count}</span>
    </span>
  );
}

interface StackProps {
  /** What it is: "Deck", "Discard pile", "Set aside". */
  readonly words: string;
  readonly count: number;
  /** The title of the card on top, where it lies open. */
  readonly top?: string;
  readonly onPress?: () => void;
  readonly anchor?: string;
}

/** Cards on one another, with their number. A stack that can be looked through is a button. */
export function Stack({ words, count, top, onPress, anchor }: StackProps): ReactElement {
  const label = `${words}: ${cards(count)}${top === undefined ? "" : `, ${top} on top`}`;
  const inside = (
    <>
      <span className={styles["cards"]} data-depth={Math.min(3, count)}>
        {top === undefined && count > 0 ? <Back /> : null}
        {top === undefined ? null : <span className={styles["open"]}>{top}</span>}
      </span>
      <span className={styles["caption"]}>
        <span className="num">{count}</span> {words.toLowerCase()}
      </span>
    </>
  );
  return onPress === undefined ? (
    <span role="img" aria-label={label} data-anchor={anchor} className={styles["stack"]}>
      {inside}
    </span>
  ) : (
    <button type="button" data-anchor={anchor} className={styles["stack"]} onClick={onPress}>
      <span className="spoken">{label}</span>
      <span className={styles["inside"]} aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}

function cards(count: number): string {
  return count === 1 ? "1 card" : `${count} cards`;
}
