import type { ReactElement } from "react";
import styles from "@/games/destiny/cards/dice-shown.module.css";
import type { PrintedCard } from "@/games/destiny/catalogue/printings";
import { Die } from "@/games/destiny/drawing/die";
import { colourOf } from "@/games/destiny/reading/faces";
import { readSide, saySide } from "@/games/destiny/reading/sides";
import { capital } from "@/kit/wording";

/** The six sides of a card's die, each as likely as the others, and what counts for chances. */
export function DiceShown({ card }: { readonly card: PrintedCard }): ReactElement {
  const sides = card.sides.map(readSide);
  const notes = [
    sides.some(({ modifier }) => modifier)
      ? "A raised side counts only beside a plain one of its symbol."
      : "",
    sides.some(({ cost }) => cost !== null) ? "Costs are taken as paid." : "",
    sides.some(({ value }) => value === "X") ? "X counts as nothing: only a table knows it." : "",
  ];
  return (
    <>
      <ul className={styles["sides"]}>
        {sides.map((side, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its place on the die
          <li key={place}>
            <Die colour={colourOf(card.colour)} side={side} size={44} silent />
            <span className="spoken">{capital(saySide(side))}</span>
            <small>1 of 6</small>
          </li>
        ))}
      </ul>
      <p className={styles["note"]} hidden={notes.join("") === ""}>
        {notes.filter(Boolean).join(" ")}
      </p>
    </>
  );
}
