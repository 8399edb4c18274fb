import type { Deck, DeckSummary } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import type { OfTitle } from "@/core/client/titles";
import { decks, lobby } from "@/core/net/api";
import { whoAmI } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { formatWords } from "@/core/site/table-words";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckCard } from "@/games/destiny/decks/deck-card";
import styles from "@/games/destiny/decks/deck-list.module.css";
import { cardsOf } from "@/games/destiny/reading/sent";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface AllDecks {
  readonly own: ReadonlyArray<DeckSummary>;
  readonly ready: ReadonlyArray<Deck>;
}

async function decksOf(title: string): Promise<AllDecks> {
  const isOf = (deck: { readonly title: string }): boolean => deck.title === title;
  const [ready, session] = await Promise.all([decks.ready(), whoAmI()]);
  const own = session.kind === "person" ? (await decks.list()).own : [];
  return { own: own.filter(isOf), ready: ready.decks.filter(isOf) };
}

/** One's own decks, and those that come with the program. */
export function DeckList({ title }: OfTitle): ReactElement {
  const { told, refusal } = useAsked(() => decksOf(title), title);
  const terms = useAsked(lobby.terms, "").told;
  const cards = usePrintings();
  const { formats } = offered(terms, title);
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Looking for decks." /> : null}
      <section aria-labelledby="own" className={styles["part"]}>
        <h2 id="own">Your decks</h2>
        {told !== null && told.own.length === 0 ? (
          <p className={panel["empty"]}>
            None yet. <Link href="/decks/new">Paste one</Link>: an export of the community's site,
            its text, or plain lines.
          </p>
        ) : null}
        <ul className={styles["decks"]}>
          {(told?.own ?? []).map((deck) => (
            <DeckCard
              key={deck.id}
              to={`/decks/own/${deck.id}`}
              name={deck.name}
              team={deck.faces}
              cards={cards}
              note={`${formatWords(deck.format, formats)} · ${deck.size} cards${deck.link === "" ? "" : " · shared"}`}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ready" className={styles["part"]}>
        <h2 id="ready">Ready-made</h2>
        <ul className={styles["decks"]}>
          {(told?.ready ?? []).map((deck) => (
            <DeckCard
              key={deck.name}
              to={`/decks/ready/${deck.name}`}
              name=""
              team={cardsOf(deck).team.map(([code]) => code)}
              cards={cards}
              note={`${formatWords(deck.checked.format, formats)} · ${cardsOf(deck).cards.length} cards`}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
