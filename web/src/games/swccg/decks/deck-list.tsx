import type { ReactElement } from "react";
import { Link } from "wouter";
import { calledOf } from "@/core/cards/called";
import type { OfTitle } from "@/core/client/titles";
import { DeckLists } from "@/core/decks/deck-lists";
import { DeckWords } from "@/core/decks/deck-words";
import { CURRENT, useFacts } from "@/games/swccg/catalogue/asked-facts";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { cardsOf, sizeOf } from "@/games/swccg/decks/deck";
import styles from "@/games/swccg/decks/deck-list.module.css";
import { faceWords, sideOf, sideWords } from "@/games/swccg/decks/deck-words";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { framed } from "@/games/swccg/drawing/side";
import { emblemOf } from "@/games/swccg/reading/emblems";
import { classes } from "@/kit/classes";

/** One's own decks, and those of the box. */
export function DeckList({ title }: OfTitle): ReactElement {
  const facts = useFacts(CURRENT);
  return (
    <DeckLists
      title={title}
      noun="decks"
      readyWords="Ready to play"
      none={
        <>
          None yet. <Link href="/decks/new">Build one</Link> from nothing, from a boxed deck, or
          from a list.
        </>
      }
      own={(deck, { to, format, shared }) => (
        <Listed
          to={to}
          name={deck.name}
          side={sideOf(deck.faces, facts)}
          faces={deck.faces}
          facts={facts}
          note={`${format}${shared ? " · shared" : ""}`}
        />
      )}
      ready={(deck, { to, format }) => (
        <Listed
          to={to}
          name={calledOf(deck)}
          side={cardsOf(deck).side}
          faces={strongest(
            cardsOf(deck).cards.map(([code]) => code),
            facts,
          )}
          facts={facts}
          note={`${format} · ${sizeOf(cardsOf(deck))} cards`}
        />
      )}
    />
  );
}

const MOST_FACES = 3;

/** The characters of the highest power, by whom a deck is known. */
function strongest(codes: ReadonlyArray<string>, { cards }: Facts): ReadonlyArray<string> {
  const powerOf = (code: string): number => cards.get(code)?.numbers?.["power"] ?? 0;
  return codes
    .filter((code) => cards.get(code)?.type === "character")
    .toSorted((one, other) => powerOf(other) - powerOf(one))
    .slice(0, MOST_FACES);
}

interface ListedProps {
  readonly to: string;
  readonly name: string;
  /** The side of the Force; empty while the catalogue has not come. */
  readonly side: string;
  readonly faces: ReadonlyArray<string>;
  readonly facts: Facts;
  readonly note: string;
}

/** A deck in a list: its name, its side, who is in it, with their emblems. */
function Listed({ to, name, side, faces, facts, note }: ListedProps): ReactElement {
  const of = side === "dark" ? "dark" : "light";
  const about = [side === "" ? "" : sideWords(side), note].filter(Boolean).join(" · ");
  return (
    <li>
      <Link href={to} className={classes(framed(of), styles["link"])}>
        <span className={styles["deck"]}>
          <DeckWords title={name} lines={[faceWords(faces, facts), about]} />
          <span className={styles["emblems"]}>
            {faces.map((code) => (
              <EmblemDrawn
                key={code}
                emblem={emblemOf(facts, code, of)}
                className={styles["emblem"]}
              />
            ))}
          </span>
        </span>
      </Link>
    </li>
  );
}
