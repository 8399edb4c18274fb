import type { CardView } from "@protocol";
import type { ReactElement } from "react";
import { Back } from "@/drawing/back";
import { CardFace } from "@/drawing/card-face";
import { Fan } from "@/drawing/crowd";
import type { Side } from "@/reading/board";
import { cardLabel } from "@/reading/labels";
import { faceOfCode } from "@/reading/plates";
import styles from "@/table/hand.module.css";
import { useScene } from "@/table/scene";
import { Thing } from "@/table/thing";

/** One's own hand: the cards side by side, overlapping when there are many. */
export function Hand({ side }: { readonly side: Side }): ReactElement {
  const cards = side.player.hand;
  return (
    <section className={styles["hand"]} data-row data-zone="hand" aria-label="Your hand">
      <Fan label={`${cards.length} cards in hand`}>
        {cards.map((card, place) => (
          <HandCard key={card.handle || `hidden ${place}`} card={card} />
        ))}
      </Fan>
      {cards.length === 0 ? <p className={styles["none"]}>No cards in hand</p> : null}
    </section>
  );
}

function HandCard({ card }: { readonly card: CardView }): ReactElement {
  const { catalogue, standing } = useScene();
  if (card.code === undefined || card.code === "") {
    return <Back />;
  }
  return (
    <Thing
      id={-card.handle}
      code={card.code}
      label={cardLabel(catalogue, card)}
      className={styles["card"]}
    >
      <CardFace
        card={faceOfCode(catalogue, card.code)}
        size="small"
        standing={standing(-card.handle)}
      />
    </Thing>
  );
}
