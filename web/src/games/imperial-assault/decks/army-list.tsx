import type { ReactElement } from "react";
import { Link } from "wouter";
import { calledOf } from "@/core/cards/called";
import type { OfTitle } from "@/core/client/titles";
import { DeckLists } from "@/core/decks/deck-lists";
import { DeckWords } from "@/core/decks/deck-words";
import { CURRENT, useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyOf, totalsOf } from "@/games/imperial-assault/decks/army";
import styles from "@/games/imperial-assault/decks/army-list.module.css";
import {
  groupsOf,
  leaderWords,
  sideOf,
  sideWords,
} from "@/games/imperial-assault/decks/army-words";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOfCard } from "@/games/imperial-assault/reading/card-faces";
import { outlineOf } from "@/games/imperial-assault/reading/faces";
import { classes } from "@/kit/classes";

/** One's own armies, and those that come with the program. */
export function ArmyList({ title }: OfTitle): ReactElement {
  const facts = useFacts(CURRENT);
  return (
    <DeckLists
      title={title}
      noun="armies"
      readyWords="Ready to play"
      none={
        <>
          None yet. <Link href="/decks/new">Build one</Link> from nothing, from a ready army, or
          from a list.
        </>
      }
      own={(deck, { to, format, shared }) => (
        <Army
          to={to}
          name={deck.name}
          codes={deck.faces}
          facts={facts}
          note={`${format}${shared ? " · shared" : ""}`}
        />
      )}
      ready={(deck, { to, format }) => (
        <Army
          to={to}
          name={calledOf(deck)}
          codes={armyOf(deck).deployments}
          facts={facts}
          note={`${format} · ${totalsOf(armyOf(deck), facts).points} points`}
        />
      )}
    />
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
  const lines = [leaderWords(codes, facts), [sideWords(codes, facts), note].join(" · ")];
  return (
    <li>
      <Link href={to} className={classes(styles["army"], styles[outlineOf(sideOf(codes, facts))])}>
        <DeckWords title={name} lines={lines} />
        <span className={styles["tokens"]}>
          {groupsOf(codes, facts)
            .slice(0, MOST_TOKENS)
            .map((card) => (
              <LoneToken key={card.code} face={faceOfCard(card)} size={38} />
            ))}
        </span>
      </Link>
    </li>
  );
}
