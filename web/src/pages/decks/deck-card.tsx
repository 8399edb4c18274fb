import type { ReactElement } from "react";
import { Link } from "wouter";
import { classes } from "@/drawing/classes";
import { Die } from "@/drawing/die";
import type { Printings } from "@/net/catalogue";
import styles from "@/pages/decks/decks-page.module.css";
import { sideOf, sideWords, teamWords } from "@/pages/parts/deck-words";
import { readSide } from "@/reading/sides";

interface DeckCardProps {
  readonly to: string;
  /** Empty for a deck that is called by its team. */
  readonly name: string;
  readonly team: ReadonlyArray<string>;
  readonly cards: Printings;
  readonly note: string;
}

/** A deck in a list: who is in it, in a line, with their dice. */
export function DeckCard({ to, name, team, cards, note }: DeckCardProps): ReactElement {
  const members = teamWords(team, cards) || team.join(", ");
  const drawn = [...new Set(team)].flatMap((code) => cards.get(code) ?? []);
  return (
    <li>
      <Link href={to} className={classes(styles["deck"], styles[sideOf(team, cards)])}>
        <span className={styles["words"]}>
          <b>{name === "" ? members : name}</b>
          <small>{name === "" ? sideWords(team, cards) : members}</small>
          <small>{note}</small>
        </span>
        <span className={styles["dice"]} aria-hidden="true">
          {drawn.slice(0, 3).map((card) => (
            <Die
              key={card.code}
              colour={card.colour}
              side={readSide(card.sides[1] ?? card.sides[0] ?? "-")}
              silent
            />
          ))}
        </span>
      </Link>
    </li>
  );
}
