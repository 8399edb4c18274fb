import type { Cards } from "@protocol/destiny";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { cardPath } from "@/core/cards/card-path";
import { DeckSections } from "@/core/decks/deck-sections";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { type DeckLine, sections } from "@/games/destiny/decks/contents";
import styles from "@/games/destiny/decks/deck-contents.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import { Strip } from "@/games/destiny/drawing/strip";
import { readSide } from "@/games/destiny/reading/sides";

interface DeckContentsProps {
  readonly deck: Cards;
  readonly cards: Printings;
}

/** What is in a deck, by what it is for. */
export function DeckContents({ deck, cards }: DeckContentsProps): ReactElement {
  return (
    <DeckSections
      sections={sections(deck, cards)}
      sum={({ count }) => <span className="num">{count}</span>}
      line={(line) => <Line key={`${line.code} ${line.count}`} line={line} />}
    />
  );
}

function Line({ line }: { readonly line: DeckLine }): ReactElement {
  const { code, count, card } = line;
  if (card === null) return <li className={styles["line"]}>{`${count} ${code}`}</li>;
  return (
    <li className={`${styles["line"]} ${card.colour}`}>
      <span className={`num ${styles["count"]}`}>{count}</span>
      <Link href={cardPath(DESTINY, code)} className={styles["name"]}>
        <Sign name={card.type} className={styles["type"]} />
        <span>
          {card.title}
          {card.subtitle === "" ? null : <small className="quiet">{` ${card.subtitle}`}</small>}
          {card.playable ? null : <small className={styles["missing"]}> not playable yet</small>}
        </span>
      </Link>
      {card.sides.length > 0 ? (
        <Strip colour={card.colour} sides={card.sides.map(readSide)} />
      ) : null}
    </li>
  );
}
