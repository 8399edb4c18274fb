import type { Standing, TermsOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import { lobby, people } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { offered } from "@/core/site/offered";
import { ChoiceField } from "@/kit/choice-field";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import styles from "@/pages/people/ladder.module.css";
import { PersonEmblem } from "@/pages/people/person-emblem";
import { gamesWords } from "@/pages/people/profile-words";

/** Who plays best in a format, the computer among them. */
export function LadderPage(): ReactElement {
  const { told: terms } = useAsked(lobby.terms, "");
  return (
    <Frame title="Ladder" narrow>
      {terms === null ? <Waiting what="One moment." /> : <Ladder terms={terms} />}
    </Frame>
  );
}

function Ladder({ terms }: { readonly terms: TermsOffered }): ReactElement {
  const chosen = useChosenTitle();
  const title = offered(terms, chosen.title.id);
  const [format, setFormat] = useState("");
  const shown = title.formats.find(({ code }) => code === format) ?? title.formats[0];
  const code = shown?.code ?? "";
  const { told, refusal } = useAsked(
    () => people.ladder({ title: title.id, format: code }),
    `${title.id} ${code}`,
  );
  return (
    <section className={panel["panel"]}>
      <div className={panel["pair"]}>
        <ChoiceField
          label="Game"
          chosen={title.id}
          choices={terms.titles.map(({ id, name }) => [id, name] as const)}
          choose={chosen.choose}
        />
        <ChoiceField
          label="Format"
          chosen={code}
          choices={title.formats.map((one) => [one.code, one.name] as const)}
          choose={setFormat}
        />
      </div>
      <RefusalNotice refusal={refusal} />
      {told === null ? null : <Standings standings={told.standings} />}
    </section>
  );
}

function Standings({ standings }: { readonly standings: ReadonlyArray<Standing> }): ReactElement {
  if (standings.length === 0) {
    return (
      <p className={panel["empty"]}>
        Nobody yet. About ten rated games make somebody known well enough to stand here.
      </p>
    );
  }
  return (
    <ol className={styles["standings"]}>
      {standings.map((one, nth) => (
        <li key={one.account || one.bot} className={styles["standing"]}>
          <span className="num">{nth + 1}</span>
          <PersonEmblem name={one.name} size={32} />
          <span className={panel["words"]}>
            <b>
              {one.account === "" ? (
                one.name
              ) : (
                <Link href={`/people/${one.account}`}>{one.name}</Link>
              )}
            </b>
            <small>{`± ${one.rating.deviation} · ${gamesWords(one.rating.games)}`}</small>
          </span>
          <b className="num">{one.rating.points}</b>
        </li>
      ))}
    </ol>
  );
}
