import type { CardView } from "@protocol/destiny";
import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import { LyingCard } from "@/games/destiny/board/drawn-once";
import styles from "@/games/destiny/board/hand.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Side } from "@/games/destiny/reading/board";
import { cardLabel } from "@/games/destiny/reading/labels";
import { faceOfCode } from "@/games/destiny/reading/plates";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { Back } from "@/kit/back";
import { Fan } from "@/kit/crowd";
import { useMedia } from "@/kit/use-media";

/** The hand on the near side: the cards side by side. */
export function Hand({ side }: { readonly side: Side }): ReactElement {
  const { view } = useDestiny();
  const cards = side.player.hand;
  const label = view.seat === side.seat ? "Your hand" : "Hand";
  return (
    <section className={styles["hand"]} data-row data-zone="hand" aria-label={label}>
      <Cards cards={cards} />
    </section>
  );
}

function Cards({ cards }: { readonly cards: ReadonlyArray<CardView> }): ReactElement {
  const { catalogue } = useDestiny();
  if (cards.length === 0) {
    return <p className={styles["none"]}>No cards in hand</p>;
  }
  const label = `${cards.length} cards in hand`;
  if (cards.every(isHidden)) {
    return (
      <div className={styles["backs"]} role="img" aria-label={label}>
        {cards.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
          <Back key={place} />
        ))}
      </div>
    );
  }
  return (
    <Fan label={label} most={mostAbreast(cards.map((card) => titleOf(catalogue, card.code ?? "")))}>
      {cards.map((card, place) => (
        <HandCard key={card.handle || `hidden ${place}`} card={card} />
      ))}
    </Fan>
  );
}

const LONGEST_WORD = 11;

/** On a phone five cards lie abreast, or four if a word of them needs the width. */
function mostAbreast(titles: ReadonlyArray<string>): number {
  const words = titles.flatMap((title) => title.split(/[\s-]/));
  return words.some((word) => word.length > LONGEST_WORD) ? 4 : 5;
}

function isHidden({ code = "" }: CardView): boolean {
  return code === "";
}

function HandCard({ card }: { readonly card: CardView }): ReactElement {
  const { catalogue, standing } = useDestiny();
  const touched = useMedia("(max-width: 720px) and (hover: none)");
  const { code = "" } = card;
  if (isHidden(card)) {
    return <Back />;
  }
  return (
    <Thing
      id={-card.handle}
      code={code}
      label={cardLabel(catalogue, card)}
      className={styles["card"]}
      looked={touched}
    >
      <LyingCard
        card={faceOfCode(catalogue, code)}
        size="small"
        standing={standing(-card.handle)}
      />
    </Thing>
  );
}
