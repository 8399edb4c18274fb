import type { ReactElement } from "react";
import { Link } from "wouter";
import { cardPath } from "@/core/cards/card-path";
import styles from "@/core/decks/built-lists.module.css";
import type { TileTone } from "@/core/decks/card-tile";
import { Stepper } from "@/core/decks/stepper";
import { classes } from "@/kit/classes";

/** A card of the deck in one short line. */
export interface BuiltLine {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly tone: TileTone;
  /** What it costs; nothing if it has no price. */
  readonly cost?: number | string | null | undefined;
  /** What the check has to say of it. */
  readonly note?: string | undefined;
}

export interface BuiltSection {
  readonly title: string;
  readonly count: number;
  readonly lines: ReadonlyArray<BuiltLine>;
}

interface BuiltListsProps {
  /** The game the cards are of. */
  readonly title: string;
  readonly sections: ReadonlyArray<BuiltSection>;
  /** The cards that the check has something against. */
  readonly faulty: ReadonlySet<string>;
  readonly change: (code: string, by: 1 | -1) => void;
}

/** What is in a deck while it is built: short lines in columns, each with less and more. */
export function BuiltLists({ title, sections, faulty, change }: BuiltListsProps): ReactElement {
  return (
    <div className={styles["lists"]}>
      {sections.map((section) => (
        <section key={section.title}>
          <h3>
            {section.title} <span className="num">{section.count}</span>
          </h3>
          <ul>
            {section.lines.map(({ code, name, count, tone, cost, note }) => (
              <li
                key={code}
                className={classes(styles["line"], tone, faulty.has(code) && styles["faulty"])}
              >
                <Stepper
                  words={[`One ${name} less`, `One ${name} more`]}
                  count={count}
                  change={(by) => change(code, by)}
                  small
                />
                <i aria-hidden="true" />
                <span className={styles["words"]}>
                  <Link href={cardPath(title, code)}>{name}</Link>
                  {faulty.has(code) ? <span className="spoken"> (not allowed)</span> : null}
                  {note === undefined ? null : <small>{note}</small>}
                </span>
                <span className="num">{cost}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
