import type { CardView } from "@protocol/destiny";
import type { ReactElement } from "react";
import styles from "@/games/destiny/board/pile.module.css";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { faceOfCode } from "@/games/destiny/reading/plates";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { Dialog } from "@/kit/dialog";

interface PileProps {
  readonly title: string;
  /** The cards from the bottom to the top; null while nothing is looked through. */
  readonly cards: ReadonlyArray<CardView> | null;
  close(): void;
}

/** A stack looked through: its cards side by side, the last one first. */
export function Pile({ title, cards, close }: PileProps): ReactElement {
  const { catalogue } = useDestiny();
  return (
    <Dialog title={title} open={cards !== null} onClose={close}>
      <ul className={styles["cards"]}>
        {(cards ?? []).toReversed().map((card, place) => (
          <li key={card.handle || `hidden ${place}`}>
            <CardFace card={faceOfCode(catalogue, card.code ?? "")} size="medium" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
