import type { Checked, FormatOffered } from "@protocol";
import type { ReactElement } from "react";
import { DeckReport } from "@/core/decks/deck-report";
import styles from "@/core/decks/legality.module.css";
import { reportOf } from "@/core/decks/report";
import { decks } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Sign } from "@/kit/sign";

interface LegalityProps {
  readonly title: string;
  /** The list, as the server reads it. */
  readonly text: string;
  readonly edition: string;
  readonly formats: ReadonlyArray<FormatOffered>;
  /** The keys of what is no reason against a list. */
  readonly isRemark?: (key: string) => boolean;
}

/** A deck held against every format, with the reasons of each. */
export function Legality(props: LegalityProps): ReactElement {
  const { title, text, edition, formats, isRemark } = props;
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
          const report = reportOf(checked, format?.name ?? checked.format, isRemark);
          return (
            <li key={checked.format} className={styles["format"]}>
              {report.isGood ? (
                <p className={styles["good"]}>
                  <Sign name="check" /> {report.verdict}
                </p>
              ) : (
                <details>
                  <summary className={styles["summary"]}>{report.verdict}</summary>
                  <DeckReport report={report} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
