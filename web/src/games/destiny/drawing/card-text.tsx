import type { ReactElement } from "react";
import styles from "@/games/destiny/drawing/card-text.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import { cutLine, type Piece } from "@/games/destiny/reading/card-text";

interface CardTextProps {
  /** The card's text as the server renders it, a line for each ability. */
  readonly lines: readonly string[];
}

/** As many whole lines of a text as its box has room for; what does not fit ends with dots. */
export function Excerpt({ lines }: CardTextProps): ReactElement {
  return (
    <span className={styles["excerpt"]} data-excerpt="">
      <CardText lines={lines} />
    </span>
  );
}

/** Our rendered text with symbols before the words that name them; the words stay, so it can be read aloud. */
export function CardText({ lines }: CardTextProps): ReactElement {
  return (
    <div className={styles["text"]}>
      {lines
        .flatMap((line) => line.split("\n"))
        .filter((line) => line !== "")
        .map((line) => (
          <p key={line}>
            {cutLine(line).map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
              <PieceOfText key={index} piece={piece} />
            ))}
          </p>
        ))}
    </div>
  );
}

function PieceOfText({ piece }: { readonly piece: Piece }): ReactElement {
  if (piece.kind === "words") {
    return <>{piece.text}</>;
  }
  if (piece.kind === "lead") {
    return (
      <strong className={styles["lead"]}>
        {piece.symbol === null ? null : <Sign name={piece.symbol} className={styles["symbol"]} />}
        {piece.text}
      </strong>
    );
  }
  return (
    <span className={styles["named"]}>
      {piece.before}
      <Sign name={piece.symbol} className={styles["symbol"]} />
      {piece.text}
    </span>
  );
}
