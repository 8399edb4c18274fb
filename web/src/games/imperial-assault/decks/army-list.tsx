import type { Deck, DeckSummary } from "@protocol";
import type { ReactElement } from "react";
import { Link } from "wouter";
import type { OfTitle } from "@/core/client/titles";
import { decks, lobby } from "@/core/net/api";
import { whoAmI } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { formatWords } from "@/core/site/table-words";
import { CURRENT, useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyOf, totalsOf } from "@/games/imperial-assault/decks/army";
import styles from "@/games/imperial-assault/decks/army-list.module.css";
import {
  armyName,
  leaderWords,
  sideOf,
  sideWords,
} from "@/games/imperial-assault/decks/army-words";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOfCard } from "@/games/imperial-assault/reading/card-faces";
import { outlineOf } from "@/games/imperial-assault/reading/faces";
import { classes } from "@/kit/classes";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface AllArmies {
  readonly own: ReadonlyArray<DeckSummary>;
  readonly ready: ReadonlyArray<Deck>;
}

async function armiesOf(title: string): Promise<AllArmies> {
  const isOf = (deck: { readonly title: string }): boolean => deck.title === title;
  const [ready, session] = await Promise.all([decks.ready(), whoAmI()]);
  const own = session.kind === "person" ? (await decks.list()).own : [];
  return { own: own.filter(isOf), ready: ready.decks.filter(isOf) };
}

/** One's own armies, and those that come with the program. */
export function ArmyList({ title }: OfTitle): ReactElement {
  const { told, refusal } = useAsked(() => armiesOf(title), title);
  const terms = useAsked(lobby.terms, "").told;
  const facts = useFacts(CURRENT);
  const { formats } = offered(terms, title);
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Looking for armies." /> : null}
      <section aria-labelledby="own" className={styles["part"]}>
        <h2 id="own">Your armies</h2>
        {told !== null && told.own.length === 0 ? (
          <p className={panel["empty"]}>
            None yet. <Link href="/decks/new">Build one</Link> from nothing, from a ready army, or
            from a list.
          </p>
        ) : null}
        <ul className={styles["armies"]}>
          {(told?.own ?? []).map((deck) => (
            <Army
              key={deck.id}
              to={`/decks/own/${deck.id}`}
              name={deck.name}
              codes={deck.faces}
              facts={facts}
              note={`${formatWords(deck.format, formats)}${deck.link === "" ? "" : " · shared"}`}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ready" className={styles["part"]}>
        <h2 id="ready">Ready to play</h2>
        <ul className={styles["armies"]}>
          {(told?.ready ?? []).map((deck) => (
            <Army
              key={deck.name}
              to={`/decks/ready/${deck.name}`}
              name={armyName(deck.name)}
              codes={armyOf(deck).deployments}
              facts={facts}
              note={`${formatWords(deck.checked.format, formats)} · ${totalsOf(armyOf(deck), facts).points} points`}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface ArmyProps {
  readonly to: string;
  readonly name: string;
  readonly codes: ReadonlyArray<string>;
  readonly facts: Facts;
  readonly note: string;
}

const MOST_TOKENS = 3;

/** An army in a list: its name, who leads it, with their tokens. */
function Army({ to, name, codes, facts, note }: ArmyProps): ReactElement {
  const groups = [...new Set(codes)]
    .flatMap((code) => facts.cards.get(code) ?? [])
    .filter(({ kind }) => kind === "group")
    .toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0));
  const lines = [leaderWords(codes, facts), [sideWords(codes, facts), note].join(" · ")];
  return (
    <li>
      <Link href={to} className={classes(styles["army"], styles[outlineOf(sideOf(codes, facts))])}>
        <span className={styles["words"]}>
          <b>{name}</b>
          {lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
        <span className={styles["tokens"]}>
          {groups.slice(0, MOST_TOKENS).map((card) => (
            <LoneToken key={card.code} face={faceOfCard(card)} size={38} />
          ))}
        </span>
      </Link>
    </li>
  );
}
