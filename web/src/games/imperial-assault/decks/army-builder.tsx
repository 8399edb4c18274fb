import type { TitleOffered } from "@protocol";
import type { Cards } from "@protocol/imperial-assault";
import { type ReactElement, type ReactNode, useState } from "react";
import { DeckReport, type Mends } from "@/core/decks/deck-report";
import { reportOf } from "@/core/decks/report";
import type { DeckCheck } from "@/core/decks/use-deck-check";
import { formatWords } from "@/core/site/table-words";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import {
  copiesOf,
  isEmpty,
  totalsOf,
  withCard,
  withoutCard,
} from "@/games/imperial-assault/decks/army";
import styles from "@/games/imperial-assault/decks/army-builder.module.css";
import { ArmyContents } from "@/games/imperial-assault/decks/army-contents";
import { ArmyTotals } from "@/games/imperial-assault/decks/army-totals";
import { isRemark } from "@/games/imperial-assault/decks/army-words";
import { Pool } from "@/games/imperial-assault/decks/pool";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Tabs } from "@/kit/tabs";
import { useMedia } from "@/kit/use-media";

interface ArmyBuilderProps {
  readonly army: Cards;
  readonly change: (army: Cards) => void;
  readonly format: string;
  readonly terms: TitleOffered;
  readonly check: DeckCheck;
  readonly facts: Facts;
  /** What is done with the army besides changing it. */
  readonly children: ReactNode;
}

/** An army beside the cards it can be made of; on a phone one of them at a time. */
export function ArmyBuilder(props: ArmyBuilderProps): ReactElement {
  const { army, change, check, facts, children } = props;
  const narrow = useMedia("(max-width: 900px)");
  const [shown, setShown] = useState("army");
  const put = (code: string, by: 1 | -1): void => {
    const card = facts.cards.get(code);
    if (card !== undefined) change(by === 1 ? withCard(army, card) : withoutCard(army, code));
  };
  const pool = <Pool facts={facts} army={army} add={(card) => change(withCard(army, card))} />;
  const built = (
    <div className={styles["column"]}>
      <Verdict {...props} />
      <section className={panel["panel"]} aria-label="The army">
        <h2 className="spoken">What is in it</h2>
        {isEmpty(army) ? (
          <p className={panel["empty"]}>
            No card yet. Add groups, then command cards, or start from an army that comes with the
            program.
          </p>
        ) : null}
        <ArmyContents army={army} facts={facts} notes={notesOf(check)} change={put} />
      </section>
      {children}
    </div>
  );
  if (!narrow) {
    return (
      <div className={styles["columns"]}>
        {pool}
        {built}
      </div>
    );
  }
  const { points } = totalsOf(army, facts);
  return (
    <Tabs
      label="The army and cards to add"
      shown={shown}
      onShow={setShown}
      tabs={[
        { key: "army", words: `Army, ${points} points`, panel: built },
        { key: "cards", words: "Add cards", panel: pool },
      ]}
    />
  );
}

/** What the check says, with a button for whatever can be mended. */
function Verdict({ army, change, format, terms, check, facts }: ArmyBuilderProps): ReactElement {
  const mends: Mends = {
    mean: () => undefined,
    dropLine: () => undefined,
    takeOut: (code) =>
      copiesOf(army, code) === 0
        ? null
        : {
            words: `Take ${copiesOf(army, code) > 1 ? "one " : ""}${cardName(facts, code)} out`,
            act: () => change(withoutCard(army, code)),
          },
    add(name) {
      const code = /\(([^()]+)\)$/.exec(name)?.[1] ?? "";
      const card = facts.cards.get(code);
      if (card !== undefined) change(withCard(army, card));
    },
  };
  const words = formatWords(format, terms.formats);
  return (
    <section className={panel["panel"]} aria-label="What the check says" aria-live="polite">
      <ArmyTotals army={army} facts={facts} format={format} />
      <RefusalNotice refusal={check.refusal} />
      {check.checked === null ? (
        <p className={panel["empty"]}>
          {check.isChecking ? "Checking." : "Every fault is named here as soon as there are cards."}
        </p>
      ) : (
        <DeckReport report={reportOf(check.checked, words, isRemark)} mends={mends} />
      )}
    </section>
  );
}

const NO_USE = "Nobody in this army can use it";

/** What the check says of single cards: those that nobody here can use. */
function notesOf({ checked }: DeckCheck): ReadonlyMap<string, string> {
  const idle = (checked?.reasons ?? []).filter(({ key }) => isRemark(key));
  return new Map(idle.flatMap(({ cards }) => cards.map((code) => [code, NO_USE] as const)));
}
