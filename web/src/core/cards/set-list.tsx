import type { ReactElement } from "react";
import { Link } from "wouter";
import { cardsWith } from "@/core/cards/card-path";
import {
  type Counted,
  type Coverage,
  coverageBySet,
  coverageOf,
  type NamedSet,
  type SetCoverage,
} from "@/core/cards/coverage";
import { NEED, SET } from "@/core/cards/search";
import styles from "@/core/cards/set-list.module.css";
import type { Asked } from "@/core/site/asked";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital } from "@/kit/wording";

interface SetListProps<F> {
  /** The game they are of. */
  readonly title: string;
  readonly asked: Asked<F>;
  readonly counted: (facts: F) => {
    readonly sets: ReadonlyArray<NamedSet>;
    readonly cards: ReadonlyArray<Counted>;
  };
}

/** Every set of a title: how many of its cards can be played, and what the others wait for. */
export function SetList<F>({ title, asked, counted }: SetListProps<F>): ReactElement {
  const { told, refusal } = asked;
  if (told === null) {
    return (
      <>
        <RefusalNotice refusal={refusal} />
        {refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      </>
    );
  }
  const { sets, cards } = counted(told);
  const whole = coverageOf(cards);
  return (
    <>
      <section className={panel["panel"]} aria-labelledby="whole">
        <h2 id="whole">All sets together</h2>
        <Share coverage={whole} />
        <Needs title={title} coverage={whole} />
      </section>
      <ul className={styles["sets"]}>
        {coverageBySet(sets, cards).map((one) => (
          <SetRow key={one.set.code} title={title} coverage={one} />
        ))}
      </ul>
    </>
  );
}

interface SetRowProps {
  readonly title: string;
  readonly coverage: SetCoverage;
}

function SetRow({ title, coverage }: SetRowProps): ReactElement {
  const { code, name } = coverage.set;
  return (
    <li className={styles["set"]}>
      <h2>
        <Link href={cardsWith(title, { [SET]: code })}>{name}</Link>
      </h2>
      <Share coverage={coverage} />
      <Needs title={title} coverage={coverage} set={code} />
    </li>
  );
}

function Share({ coverage: { cards, playable, words } }: { readonly coverage: Coverage }) {
  return (
    <div className={styles["share"]}>
      <span className={styles["bar"]} aria-hidden="true">
        <span style={{ "--part": playable / cards }} className={styles["playable"]} />
        <span style={{ "--part": words / cards }} className={styles["words"]} />
      </span>
      <p>
        <b className="num">{playable}</b>
        {` of ${cards} can be played`}
        {words === 0
          ? null
          : ` · ${words} ${words === 1 ? "waits" : "wait"} for nothing but a program`}
      </p>
    </div>
  );
}

interface NeedsProps {
  readonly title: string;
  readonly coverage: Coverage;
  readonly set?: string;
}

function Needs({ title, coverage: { needs }, set = "" }: NeedsProps): ReactElement | null {
  if (needs.length === 0) return null;
  return (
    <details className={styles["waiting"]}>
      <summary>What the others wait for</summary>
      <ul className={styles["needs"]}>
        {needs.map(([need, count]) => (
          <li key={need}>
            <Link href={cardsWith(title, { [SET]: set, [NEED]: need })}>
              <b className="num">{count}</b>
              {` ${capital(need)}`}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
