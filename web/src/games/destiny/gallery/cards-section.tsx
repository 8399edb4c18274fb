import type { ReactElement } from "react";
import type { Standing } from "@/core/scene/standing";
import { CardFace } from "@/games/destiny/drawing/card-face";
import styles from "@/games/destiny/gallery/gallery.module.css";
import { CARDS } from "@/games/destiny/gallery/samples";
import { Backs, Stack } from "@/kit/back";
import { Fan } from "@/kit/crowd";

const STANDINGS: readonly Standing[] = ["lit", "chosen", "lit", "dim", "refused", "pending"];
const nothing = (): void => undefined;

/** Cards in every size, hands of six and twelve, stacks and backs. */
export function CardsSection(): ReactElement {
  const [first] = CARDS;
  return (
    <section className={styles["section"]}>
      <h2>Cards</h2>
      <div className={styles["cards"]}>
        {CARDS.map((card) => (
          <CardFace key={card.code} card={card} size="medium" />
        ))}
      </div>
      {first === undefined ? null : <CardFace card={first} size="full" />}
      <h3>A hand of six, of twelve</h3>
      <Fan label="Your hand">
        {CARDS.map((card, nth) => (
          <CardFace
            key={card.code}
            card={card}
            size="small"
            standing={STANDINGS[nth] ?? "idle"}
            onPress={nothing}
          />
        ))}
      </Fan>
      <Fan label="A large hand">
        {[...CARDS, ...CARDS].map((card, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same cards twice, never moved
          <CardFace key={nth} card={card} size="small" onPress={nothing} />
        ))}
      </Fan>
      <h3>Rows, stacks, backs</h3>
      <div className={styles["plates"]}>
        {CARDS.map((card) => (
          <CardFace key={card.code} card={card} size="row" onPress={nothing} />
        ))}
      </div>
      <div className={styles["dice"]}>
        <Stack words="Deck" count={12} onPress={nothing} />
        <Stack words="Discard" count={2} top="All In" onPress={nothing} />
        <Stack words="Set aside" count={0} />
        <Backs count={3} words="Mirel’s hand" />
        <Backs count={11} words="Mirel’s hand" />
      </div>
    </section>
  );
}
