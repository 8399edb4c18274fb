import { type ReactElement, Suspense } from "react";
import { Link } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import type { LandingParts } from "@/core/client/titles";
import { TopBar, usePageTitle } from "@/core/site/frame";
import { RefusalNotice } from "@/kit/notice";
import styles from "@/pages/landing/landing.module.css";
import { GameChoice } from "@/pages/parts/game-choice";

/** The first page: what the chosen game puts on it, and what this is. */
export function Landing(): ReactElement {
  usePageTitle("Dejarik");
  const { title } = useChosenTitle();
  const { Landing: Game } = title.pages;
  return (
    <div className={styles["land"]}>
      <TopBar name="An unofficial table" />
      {Game === undefined ? (
        <Parts />
      ) : (
        <Suspense>
          <Game key={title.id} title={title.id} draw={(parts) => <Parts {...parts} />} />
        </Suspense>
      )}
    </div>
  );
}

function Parts({ art, promise, ways, decks, refusal = null }: LandingParts): ReactElement {
  return (
    <>
      <div className={styles["art"]}>{art}</div>
      <main className={styles["hero"]}>
        <h1>Dejarik</h1>
        <p className={styles["promise"]}>{promise}</p>
        <GameChoice />
        <div className={styles["ways"]}>{ways}</div>
        <p className={styles["after"]}>You need no account, and a friend needs only a link.</p>
        <RefusalNotice refusal={refusal} />
      </main>
      <section className={styles["below"]} aria-label="Decks, and what this is">
        <section>
          <h2>
            Choose a deck, or <Link href="/decks">paste your own</Link>
          </h2>
          {decks}
        </section>
        <section>
          <h2>What it is</h2>
          <p>
            A home for Star Wars games that shops no longer sell. The rules are kept for you, the
            dice can be checked afterwards, and each line of the log has its reason. The source is
            free.
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
    </>
  );
}
