import type { ReactElement, ReactNode } from "react";
import styles from "@/core/decks/deck-sections.module.css";

/** Cards of a deck that are for the same. */
export interface DeckSection<L> {
  readonly title: string;
  readonly lines: ReadonlyArray<L>;
}

interface DeckSectionsProps<S extends DeckSection<unknown>> {
  readonly sections: ReadonlyArray<S>;
  /** What the lines come to. */
  readonly sum: (section: S) => ReactNode;
  /** An item of the list. */
  readonly line: (line: S["lines"][number]) => ReactNode;
}

/** What is in a deck, by what it is for. */
export function DeckSections<S extends DeckSection<unknown>>(
  props: DeckSectionsProps<S>,
): ReactElement {
  const { sections, sum, line } = props;
  return (
    <div className={styles["sections"]}>
      {sections.map((section) => (
        <section key={section.title}>
          <h3>
            {section.title} <small className="quiet">{sum(section)}</small>
          </h3>
          <ul>{section.lines.map(line)}</ul>
        </section>
      ))}
    </div>
  );
}
