import type { Deck, DeckSummary } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { decks, lobby } from "@/core/net/api";
import { whoAmI } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { formatWords } from "@/core/site/table-words";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckCard } from "@/games/destiny/decks/deck-card";
import styles from "@/games/destiny/decks/decks-page.module.css";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";

interface AllDecks {
  readonly own: ReadonlyArray<DeckSummary>;
  readonly ready: ReadonlyArray<Deck>;
}

async function allDecks(): Promise<AllDecks> {
  const [ready, session] = await Promise.all([decks.ready(), whoAmI()]);
  const own = session.kind === "person" ? (await decks.list()).own : [];
  return { own, ready: ready.decks };
}

/** One's own decks, and those that come with the program. */
export function DecksPage(): ReactElement {
  const { told, refusal } = useAsked(allDecks, "");
  const terms = useAsked(lobby.terms, "").told;
  const cards = usePrintings();
  const formats = terms?.formats ?? [];
  return (
    <Frame
      title="Decks"
      aside={
        <Way to="/decks/new" kind="go">
          Paste a deck
        </Way>
      }
    >
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
              team={deck.team}
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
              team={deck.cards.team.map(([code]) => code)}
              cards={cards}
              note={`${formatWords(deck.checked.format, formats)} · ${deck.cards.cards.length} cards`}
            />
          ))}
        </ul>
      </section>
    </Frame>
  );
}
