import type { Deck, Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { decks as deckRoutes } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { TopBar, usePageTitle } from "@/core/site/frame";
import { playBot, playFriend, tablePath } from "@/core/site/starting";
import { type Printings, printings } from "@/games/destiny/catalogue/printings";
import { CURRENT } from "@/games/destiny/catalogue/use-printings";
import { Board } from "@/games/destiny/landing/board";
import { DeckPlates } from "@/games/destiny/landing/deck-plates";
import { opponentOf, picks } from "@/games/destiny/landing/picks";
import { Button, buttonClass } from "@/kit/button";
import { classes } from "@/kit/classes";
import { RefusalNotice } from "@/kit/notice";
import styles from "@/pages/landing/landing.module.css";

const BOT = "greedy";

interface Offered {
  readonly decks: ReadonlyArray<Deck>;
  readonly cards: Printings;
}

const NOTHING_OFFERED: Offered = { decks: [], cards: new Map() };

/** Decks and the cards in them, together: tiles are drawn once and do not change. */
async function offeredDecks(): Promise<Offered> {
  const unknown = (): Printings => new Map();
  const [{ decks }, cards] = await Promise.all([
    deckRoutes.ready(),
    printings(CURRENT).catch(unknown),
  ]);
  return { decks, cards };
}

/** The first page: one click to a game, a second way to a friend, a third to a guided game. */
export function Landing(): ReactElement {
  usePageTitle("Dejarik");
  const ready = useAsked(offeredDecks, "");
  const [name, setName] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const { decks: all, cards } = ready.told ?? NOTHING_OFFERED;
  const offered = picks(all, cards);
  const chosen = offered.find((deck) => deck.name === name) ?? offered[0];

  const begin = (make: (deck: Deck, offer: Offered) => Promise<Table>) => (): void =>
    doing.run(async () => {
      const offer = ready.told ?? (await offeredDecks());
      const deck = chosen ?? picks(offer.decks, offer.cards)[0];
      if (deck !== undefined) go(tablePath(await make(deck, offer)));
    });
  const wish = (deck: Deck) => ({
    deck: { kind: "ready" as const, name: deck.name },
    format: deck.checked.format,
    edition: deck.checked.edition,
  });
  const computer = begin((deck, offer) => {
    const other = opponentOf(deck, offer.decks, offer.cards, Math.random);
    return playBot(wish(deck), { bot: BOT, deck: { kind: "ready", name: other.name } });
  });
  const friend = begin((deck) => playFriend(wish(deck)));

  return (
    <div className={styles["land"]}>
      <TopBar name="An unofficial table" />
      <Board className={styles["art"]} />
      <main className={styles["hero"]}>
        <h1>Dejarik</h1>
        <p className={styles["promise"]}>
          Star Wars: Destiny in a browser, every rule enforced. Ask why, and the table answers.
        </p>
        <div className={styles["ways"]}>
          <Button kind="go" className={styles["way"]} pending={doing.busy} onClick={computer}>
            Play now against the computer
          </Button>
          <Button className={styles["way"]} pending={doing.busy} onClick={friend}>
            Play a friend
          </Button>
          <Link href="/learn" className={classes(buttonClass(), styles["way"])}>
            Learn by playing
          </Link>
        </div>
        <p className={styles["after"]}>You need no account, and a friend needs only a link.</p>
        <RefusalNotice refusal={doing.refusal ?? ready.refusal} />
      </main>
      <Below>
        <DeckPlates decks={offered} chosen={chosen?.name ?? ""} cards={cards} choose={setName} />
      </Below>
    </div>
  );
}

function Below({ children }: { readonly children: ReactElement }): ReactElement {
  return (
    <section className={styles["below"]} aria-label="Decks, and what this is">
      <section>
        <h2>
          Choose a deck, or <Link href="/decks">paste your own</Link>
        </h2>
        {children}
      </section>
      <section>
        <h2>What it is</h2>
        <p>
          A home for Star Wars games that shops no longer sell. The rules are kept for you, the dice
          can be checked afterwards, and each line of the log has its reason. The source is free.
        </p>
      </section>
      <section>
        <h2>A fan project</h2>
        <p>
          Made by players. Lucasfilm, Disney, Fantasy Flight Games and Asmodee have no part in it;
          the names are theirs. There is no card art here, no printed text, and nothing to pay.
        </p>
      </section>
    </section>
  );
}
