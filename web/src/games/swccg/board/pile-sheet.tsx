import type { PlayerView } from "@protocol/swccg";
import type { ReactElement } from "react";
import styles from "@/games/swccg/board/pile-sheet.module.css";
import { CardFace } from "@/games/swccg/drawing/card-face";
import { useSwccg } from "@/games/swccg/reading/seen";
import { PILE_WORDS, type PileName } from "@/games/swccg/reading/things";
import { Dialog } from "@/kit/dialog";
import { capital } from "@/kit/wording";

interface PileSheetProps {
  readonly player: PlayerView;
  readonly name: PileName;
  readonly open: boolean;
  close(): void;
}

/** What is known of a pile, the top first. */
export function PileSheet({ player, name, open, close }: PileSheetProps): ReactElement {
  const { facts } = useSwccg();
  const cards = player[name];
  const shown = cards
    .map((card, place) => ({ code: card.code ?? "", from: cards.length - place }))
    .filter(({ code }) => code !== "")
    .toReversed();
  const title = `${capital(PILE_WORDS[name])}, ${cards.length === 1 ? "1 card" : `${cards.length} cards`}`;
  return (
    <Dialog title={title} open={open} onClose={close}>
      {shown.length === 0 ? (
        <p>You know none of these cards.</p>
      ) : (
        <ol className={styles["cards"]}>
          {shown.map(({ code, from }) => (
            <li key={from}>
              <p className={styles["from"]}>{from === 1 ? "On top" : `${from} from the top`}</p>
              <CardFace facts={facts} code={code} brief />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
