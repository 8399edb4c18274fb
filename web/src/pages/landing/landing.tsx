import { type ReactElement, Suspense } from "react";
import { Link } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import type { LandingParts } from "@/core/client/titles";
import { HouseLinks, TopBar, usePageTitle } from "@/core/site/frame";
import { RefusalNotice } from "@/kit/notice";
import { GamePictures } from "@/pages/landing/game-pictures";
import styles from "@/pages/landing/landing.module.css";

/** The first page: the games there are, what the chosen one puts on it, and what this is. */
export function Landing(): ReactElement {
  usePageTitle("Dejarik");
  const { title } = useChosenTitle();
  const { Landing: Game } = title.pages;
  return (
    <div className={styles["land"]}>
      <TopBar />
      <main className={styles["main"]}>
        <div className={styles["lead"]}>
          <h1>Star Wars games at a table that knows every rule</h1>
          <p>
            An unofficial fan project, free in any browser. You need no account, and a friend needs
            only a link. Ask why, and the table answers.
          </p>
        </div>
        <GamePictures />
        {Game === undefined ? (
          <Parts />
        ) : (
          <Suspense>
            <Game key={title.id} title={title.id} draw={(parts) => <Parts {...parts} />} />
          </Suspense>
        )}
      </main>
      <section className={styles["below"]} aria-label="What this is">
        <section>
          <h2>What it is</h2>
          <p>
            A home for Star Wars games that shops no longer sell. The rules are kept for you, dice
            and shuffles can be checked afterwards, and each line of the log has its reason. The
            source is free.
          </p>
        </section>
        <section>
          <h2>A fan project</h2>
          <p>
            Made by players. Lucasfilm, Disney, Fantasy Flight Games, Asmodee and Decipher have no
            part in it; the names are theirs. There is no card art here, no printed text, and
            nothing to pay.
          </p>
          <HouseLinks />
        </section>
      </section>
    </div>
  );
}

function Parts({ promise, ways, decks, refusal = null }: LandingParts): ReactElement {
  const { title } = useChosenTitle();
  return (
    <section className={styles["game"]} aria-label={title.name}>
      <div>
        <p className={styles["promise"]}>{promise}</p>
        <div className={styles["ways"]}>{ways}</div>
        <RefusalNotice refusal={refusal} />
      </div>
      <div>
        <h2>
          Choose a deck, or <Link href="/decks">bring your own</Link>
        </h2>
        {decks}
      </div>
    </section>
  );
}
