import type { ReactElement } from "react";
import { Link } from "wouter";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { DeckFace, deckClass } from "@/games/destiny/decks/deck-face";
import { sideWords, teamWords } from "@/games/destiny/decks/deck-words";

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
  const lines = [name === "" ? sideWords(team, cards) : members, note];
  return (
    <li>
      <Link href={to} className={deckClass(team, cards)}>
        <DeckFace title={name === "" ? members : name} lines={lines} team={team} cards={cards} />
      </Link>
    </li>
  );
}
