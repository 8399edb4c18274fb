import type { Checked, FormatOffered } from "@protocol";
import type { Cards } from "@protocol/destiny";
import type { ReactElement } from "react";
import { decks } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { DeckReport } from "@/games/destiny/decks/deck-report";
import styles from "@/games/destiny/decks/legality.module.css";
import { deckText } from "@/games/destiny/decks/list-text";
import { reportOf } from "@/games/destiny/decks/report";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Sign } from "@/kit/sign";

interface LegalityProps {
  readonly title: string;
  readonly deck: Cards;
  readonly edition: string;
  readonly formats: ReadonlyArray<FormatOffered>;
  readonly cards: Printings;
}

/** A deck held against every format, with the reasons of each. */
export function Legality({ title, deck, edition, formats, cards }: LegalityProps): ReactElement {
  const text = deckText(deck, new Map());
  const ask = (): Promise<ReadonlyArray<Checked>> =>
    Promise.all(formats.map(({ code }) => decks.check({ text, format: code, edition, title })));
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
