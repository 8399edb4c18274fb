import type { Cards, Checked, FormatOffered } from "@protocol";
import type { ReactElement } from "react";
import { Sign } from "@/drawing/sign";
import { decks } from "@/net/api";
import type { Printings } from "@/net/catalogue";
import { DeckReport } from "@/pages/decks/deck-report";
import styles from "@/pages/decks/legality.module.css";
import { deckText } from "@/pages/decks/list-text";
import { reportOf } from "@/pages/decks/report";
import { useAsked } from "@/pages/parts/asked";
import { RefusalNotice, Waiting } from "@/pages/parts/notice";
import panel from "@/pages/parts/panel.module.css";

interface LegalityProps {
  readonly deck: Cards;
  readonly edition: string;
  readonly formats: ReadonlyArray<FormatOffered>;
  readonly cards: Printings;
}

/** A deck held against every format, with the reasons of each. */
export function Legality({ deck, edition, formats, cards }: LegalityProps): ReactElement {
  const text = deckText(deck, new Map());
  const ask = (): Promise<ReadonlyArray<Checked>> =>
    Promise.all(formats.map(({ code }) => decks.check({ text, format: code, edition })));
  const about = `${edition} ${formats.length} ${text}`;
  const { told, refusal } = useAsked(ask, about);
  return (
    <section className={panel["panel"]} aria-labelledby="legality">
      <h2 id="legality">Where it is legal</h2>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Checking." /> : null}
      <ul className={panel["rows"]}>
        {(told ?? []).map((checked) => {
          const format = formats.find(({ code }) => code === checked.format);
          const report = reportOf(checked, format?.name ?? checked.format);
          return (
            <li key={checked.format} className={styles["format"]}>
              {report.isGood ? (
                <p className={styles["good"]}>
                  <Sign name="check" /> {report.verdict}
                </p>
              ) : (
                <details>
                  <summary className={styles["summary"]}>{report.verdict}</summary>
                  <DeckReport report={report} text="" cards={cards} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
