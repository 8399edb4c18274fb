import type { Table, TermsOffered } from "@protocol";
import { type ReactElement, type ReactNode, useId } from "react";
import { gameWords, offered } from "@/core/site/offered";
import { optionWords } from "@/core/site/options";
import { tablePath } from "@/core/site/starting";
import {
  agoWords,
  clockWords,
  formatWords,
  meetingWords,
  playersWords,
  ratedWords,
  replayPath,
  resultWords,
  scoreWords,
  watchWords,
} from "@/core/site/table-words";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";

interface TableListProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: ReadonlyArray<Table>;
  readonly me: string;
  readonly terms: TermsOffered | null;
  /** What stands below the list. */
  readonly children?: ReactNode;
}

/** Tables with what can be done at each. */
export function TableList(props: TableListProps): ReactElement {
  const { title, empty, tables, me, terms, children } = props;
  const id = useId();
  return (
    <section className={panel["panel"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? <p className={panel["empty"]}>{empty}</p> : null}
      <ul hidden={tables.length === 0} className={panel["rows"]}>
        {tables.map((table) => (
          <li key={table.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <b>{meetingWords(table, me)}</b>
              <small>{tableWords(table, me, terms)}</small>
            </span>
            <span className={panel["acts"]}>
              <TableWays table={table} me={me} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function tableWords(table: Table, me: string, all: TermsOffered | null): string {
  const { terms, settings, status } = table;
  const game = offered(all, terms.title);
  const parts = [
    gameWords(all, terms.title),
    playersWords(terms.seats, game),
    formatWords(terms.format, game.formats),
    ...optionWords(terms, game),
    clockWords(settings.clock),
    scoreWords(table, me),
    ratedWords(settings),
  ];
  if (status === "over") parts.unshift(resultWords(table, me));
  else parts.push(table.private ? "private" : watchWords(settings));
  if (table.watching > 0) parts.push(`${table.watching} watching`);
  parts.push(agoWords(table.moved || table.created, Date.now()));
  return parts.filter((part) => part !== "").join(" · ");
}

/** What one can do with a table from the outside. */
function TableWays({ table, me }: { readonly table: Table; readonly me: string }): ReactElement {
  const path = tablePath(table);
  const isSeated = me !== "" && table.seats.some(({ account }) => account === me);
  if (table.status === "over" && table.game === "") return <Way to={path}>Why</Way>;
  if (table.status === "over") {
    return (
      <>
        <Way to={path} kind="quiet">
          Rematch
        </Way>
        <Way to={replayPath(table, me)} kind="quiet">
          Replay
        </Way>
        <Way to={`/receipt/${table.game}`} kind="quiet">
          Receipt
        </Way>
      </>
    );
  }
  if (isSeated && table.your_turn) {
    return (
      <Way to={path} kind="go">
        Your decision
      </Way>
    );
  }
  if (isSeated) return <Way to={path}>Go to the table</Way>;
  return <Way to={path}>{table.status === "waiting" ? "Sit down" : "Watch"}</Way>;
}
