import type { ReactElement } from "react";
import { Link } from "wouter";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { DeckFace, deckClass } from "@/games/destiny/decks/deck-face";
import { teamWords } from "@/games/destiny/decks/deck-words";

interface DeckCardProps {
  readonly to: string;
  readonly name: string;
  readonly team: ReadonlyArray<string>;
  readonly cards: Printings;
  readonly note: string;
}

/** A deck in a list: who is in it, in a line, with their dice. */
export function DeckCard({ to, name, team, cards, note }: DeckCardProps): ReactElement {
  const members = teamWords(team, cards) || team.join(", ");
  return (
    <li>
      <Link href={to} className={deckClass(team, cards)}>
        <DeckFace title={name} lines={[members, note]} team={team} cards={cards} />
      </Link>
    </li>
  );
}
