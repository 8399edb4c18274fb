import type { ReactElement } from "react";
import styles from "@/core/decks/deck-words.module.css";

interface DeckWordsProps {
  readonly title: string;
  /** Smaller lines below. */
  readonly lines: ReadonlyArray<string>;
}

/** What is said of a deck among others. */
export function DeckWords({ title, lines }: DeckWordsProps): ReactElement {
  return (
    <span className={styles["words"]}>
      <b>{title}</b>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
  );
}
