import type { CardView } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/imperial-assault/board/hand.module.css";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import { restrictionWords } from "@/games/imperial-assault/reading/cards";
import { type Seen, type Side, useImperial } from "@/games/imperial-assault/reading/seen";
import { classes } from "@/kit/classes";

interface HandProps {
  readonly seen: Seen;
  readonly side: Side;
}

/** The Command cards in one's hand; those of others are only counted. */
export function Hand({ seen, side }: HandProps): ReactElement {
  const { hand } = side.side;
  const open = hand.filter(({ code = "" }) => code !== "");
  if (open.length === 0) {
    const words = hand.length === 0 ? "No Command cards in hand" : `${hand.length} hidden cards`;
    return <p className={styles["none"]}>{words}</p>;
  }
  return (
    <ul className={styles["hand"]} aria-label="Command cards in hand" data-row data-zone="hand">
      {open.map((card) => (
        <li key={card.handle}>
          <HandCard seen={seen} card={card} />
        </li>
      ))}
    </ul>
  );
}

function HandCard({ seen, card }: { readonly seen: Seen; readonly card: CardView }): ReactElement {
  const { standing } = useImperial();
  const { code = "" } = card;
  const facts = seen.facts.cards.get(code);
  const name = cardName(seen.facts, code);
  const [line = ""] = facts?.text ?? [];
  return (
    <Thing
      id={-card.handle}
      code={code}
      label={`Command card ${name}, cost ${facts?.cost ?? 0}`}
      className={classes(styles["card"], styles[standing(-card.handle)])}
    >
      <span className={styles["title"]}>
        <b className="num">{facts?.cost ?? 0}</b>
        {name}
      </span>
      <span className={styles["text"]} data-excerpt>
        {line}
      </span>
      <span className={styles["who"]}>{restrictionWords(facts)}</span>
    </Thing>
  );
}
