import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { cardPath, cardsPath } from "@/core/cards/card-path";
import styles from "@/core/cards/card-sheet.module.css";
import { OddsPanel } from "@/core/cards/odds-panel";
import { DecksPanel, GamesPanel } from "@/core/cards/play-panels";
import { RulingsPanel } from "@/core/cards/rulings-panel";
import type { Asked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { NotFound } from "@/core/site/not-found";
import { FactList } from "@/kit/fact-list";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** What a page says of one card. */
export interface CardSheet {
  readonly heading: string;
  /** Cards like it, the widest first: words, and the query that finds them. */
  readonly among: ReadonlyArray<readonly [words: string, query: string]>;
  /** The card, to be read, with what is said of its state. */
  readonly face: ReactNode;
  /** What it does, made from its program; nothing for a card without one. */
  readonly program: ReactNode;
  /** Why it cannot be played here; empty if it can. */
  readonly missing: string;
  /** What it waits for: words, and the query that finds what else does. */
  readonly needs: ReadonlyArray<readonly [words: string, query: string]>;
  /** Its dice, drawn; nothing for a card without. */
  readonly dice: ReactNode;
  /** Names and values; what has no value is left out. */
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>;
  /** What no single line holds. */
  readonly more?: ReactNode;
  /** Every printing of it, this one too; none where there was but one. */
  readonly printings: Kin["cards"];
  /** Other cards that belong to it. */
  readonly kin: Kin;
  /** Who leads a deck, in words, by the cards it is known by. */
  teamWords(faces: ReadonlyArray<string>): string;
}

/** Cards that have something in common, and what. */
export interface Kin {
  readonly heading: string;
  readonly cards: ReadonlyArray<readonly [code: string, words: string]>;
}

interface CardSheetPageProps<F> {
  /** The game it is of. */
  readonly title: string;
  readonly code: string;
  readonly asked: Asked<F>;
  /** What is told of the card; null if there is none of this code. */
  readonly sheet: (facts: F) => CardSheet | null;
}

/** One card: its face, what it does, its dice, rulings, facts, printings, decks and games. */
export function CardSheetPage<F>(props: CardSheetPageProps<F>): ReactElement {
  const { title, code, asked, sheet } = props;
  if (asked.told === null) {
    return (
      <Frame title="A card">
        <RefusalNotice refusal={asked.refusal} />
        {asked.refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      </Frame>
    );
  }
  const told = sheet(asked.told);
  if (told === null) return <NotFound />;
  return (
    <Frame title={told.heading}>
      <Crumbs title={title} among={told.among} />
      <div className={styles["sheet"]}>
        <div className={styles["face"]}>{told.face}</div>
        <div className={styles["column"]}>
          <ProgramPanel title={title} sheet={told} />
          {told.dice === null ? null : <OddsPanel title={title} code={code} dice={told.dice} />}
          <RulingsPanel title={title} code={code} />
          <KinPanel title={title} code={code} kin={told.kin} />
        </div>
        <div className={styles["column"]}>
          <section className={panel["panel"]} aria-labelledby="facts">
            <h2 id="facts">Facts</h2>
            <FactList facts={told.facts} />
            {told.more}
          </section>
          <KinPanel
            title={title}
            code={code}
            kin={{ heading: "Printings", cards: told.printings }}
          />
          <DecksPanel title={title} code={code} teamWords={told.teamWords} />
          <GamesPanel title={title} code={code} teamWords={told.teamWords} />
        </div>
      </div>
    </Frame>
  );
}

interface CrumbsProps {
  readonly title: string;
  readonly among: CardSheet["among"];
}

function Crumbs({ title, among }: CrumbsProps): ReactElement {
  return (
    <nav aria-label="Cards like it" className={styles["crumbs"]}>
      <Link href={cardsPath(title)}>All cards</Link>
      {among.map(([words, query]) => (
        <Link key={query} href={cardsPath(title, query)}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

interface ProgramPanelProps {
  readonly title: string;
  readonly sheet: CardSheet;
}

/** What the table does when the card is played, or what must be there before it can be. */
function ProgramPanel({ title, sheet }: ProgramPanelProps): ReactElement {
  const { program, missing, needs } = sheet;
  return (
    <section className={panel["panel"]} aria-labelledby="program">
      <h2 id="program">{missing === "" ? "What the table does" : "Not playable yet"}</h2>
      {missing === "" ? null : <p>{missing}</p>}
      {needs.length === 0 ? null : (
        <ul className={styles["needs"]}>
          {needs.map(([words, query]) => (
            <li key={words}>
              {query === "" ? words : <Link href={cardsPath(title, query)}>{words}</Link>}
            </li>
          ))}
        </ul>
      )}
      {missing !== "" ? null : (
        <>
          <div className={styles["program"]}>{program ?? <p>It has no text to follow.</p>}</div>
          <p className={styles["note"]}>
            These words are made from the program that the table runs, not copied from the card.
          </p>
        </>
      )}
    </section>
  );
}

interface KinPanelProps {
  readonly title: string;
  readonly code: string;
  readonly kin: Kin;
}

function KinPanel(props: KinPanelProps): ReactElement | null {
  const { title, code: here, kin } = props;
  const { heading, cards } = kin;
  if (cards.length === 0) return null;
  return (
    <section className={panel["panel"]} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {cards.map(([code, words]) => (
          <li key={code}>
            {code === here ? (
              <span className={styles["other"]}>{`${words}, this one`}</span>
            ) : (
              <Link href={cardPath(title, code)} className={styles["other"]}>
                {words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
