import type { ReactElement } from "react";
import { Link } from "wouter";
import { calledOf } from "@/core/cards/called";
import type { OfTitle } from "@/core/client/titles";
import { DeckLists } from "@/core/decks/deck-lists";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckCard } from "@/games/destiny/decks/deck-card";
import { cardsOf } from "@/games/destiny/reading/sent";

/** One's own decks, and those that come with the program. */
export function DeckList({ title }: OfTitle): ReactElement {
  const cards = usePrintings();
  return (
    <DeckLists
      title={title}
      noun="decks"
      readyWords="Ready-made"
      none={
        <>
          None yet. <Link href="/decks/new">Paste one</Link>: an export of the community's site, its
          text, or plain lines.
        </>
      }
      own={(deck, { to, format, shared }) => (
        <DeckCard
          to={to}
          name={deck.name}
          team={deck.faces}
          cards={cards}
          note={`${format} · ${deck.size} cards${shared ? " · shared" : ""}`}
        />
      )}
      ready={(deck, { to, format }) => (
        <DeckCard
          to={to}
          name={calledOf(deck)}
          team={cardsOf(deck).team.map(([code]) => code)}
          cards={cards}
          note={`${format} · ${cardsOf(deck).cards.length} cards`}
        />
      )}
    />
  );
}
