import type { Deck, Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "@/drawing/button";
import { decks as deckRoutes } from "@/net/api";
import { Board } from "@/pages/landing/board";
import { DeckPlates } from "@/pages/landing/deck-plates";
import styles from "@/pages/landing/landing.module.css";
import { opponentOf, picks } from "@/pages/landing/picks";
import { useAsked, useDoing } from "@/pages/parts/asked";
import { TopBar, usePageTitle } from "@/pages/parts/frame";
import { RefusalNotice } from "@/pages/parts/notice";
import { playBot, playFriend, tablePath } from "@/pages/parts/starting";
import { usePrintings } from "@/pages/parts/use-printings";

const BOT = "greedy";

/** The first page: one click to a game, a second way to a friend. */
export function Landing(): ReactElement {
  usePageTitle("Dejarik");
  const cards = usePrintings();
  const ready = useAsked(deckRoutes.ready, "");
  const [name, setName] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const all = ready.told?.decks ?? [];
  const offered = picks(all, cards);
  const chosen = offered.find((deck) => deck.name === name) ?? offered[0];

  const begin = (make: (deck: Deck) => Promise<Table>) => (): void =>
    doing.run(async () => {
      const deck = chosen ?? picks((await deckRoutes.ready()).decks, cards)[0];
      if (deck !== undefined) go(tablePath(await make(deck)));
    });
  const wish = (deck: Deck) => ({
    deck: { kind: "ready" as const, name: deck.name },
    format: deck.checked.format,
    edition: deck.checked.edition,
  });
  const computer = begin((deck) => {
    const other = opponentOf(deck, all, cards, Math.random);
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
          Play Star Wars: Destiny in your browser. The table knows the rules and tells you why.
        </p>
        <div className={styles["ways"]}>
          <Button kind="go" className={styles["way"]} pending={doing.busy} onClick={computer}>
            Play now against the computer
          </Button>
          <Button className={styles["way"]} pending={doing.busy} onClick={friend}>
            Play a friend
          </Button>
        </div>
        <p className={styles["after"]}>No account. A friend joins by a link.</p>
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
    <div className={styles["below"]}>
      <section>
        <h2>
          Pick a deck, or <Link href="/decks">bring your own list</Link>
        </h2>
        {children}
      </section>
      <section>
        <h2>What it is</h2>
        <p>
          A table for out-of-print Star Wars card games. It rolls, counts and orders effects for
          you, shows exact odds, and opens every log line to its cause. Free and open source.
        </p>
      </section>
      <section>
        <h2>A fan project</h2>
        <p>
          Unofficial. Not made, endorsed or supported by Lucasfilm, Disney, Fantasy Flight Games or
          Asmodee. Names belong to their owners. No card art, no printed text, no money.
        </p>
      </section>
    </div>
  );
}
