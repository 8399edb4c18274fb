import type { AuditLine, Person, ReportLine } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { office, people } from "@/core/net/api";
import { isModerator } from "@/core/net/session";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { agoWords } from "@/core/site/table-words";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital } from "@/kit/wording";
import { BansPanel } from "@/pages/people/bans";
import { CloseForm, CloseTable, HideDeck, tableIn } from "@/pages/people/close-forms";
import { InvitationsPanel } from "@/pages/people/invitations";
import { MeasureForm } from "@/pages/people/measure-form";
import styles from "@/pages/people/moderation.module.css";

const ADMINISTRATOR = "administrator";

/** What moderators see: open reports with their context, somebody by name, and the audit. */
export function ModerationPage(): ReactElement {
  const session = useSession();
  const [measures, setMeasures] = useState(0);
  const measured = (): void => setMeasures(measures + 1);
  if (session.kind === "unknown") {
    return (
      <Frame title="Moderation" narrow>
        <Waiting what="One moment." />
      </Frame>
    );
  }
  const role = session.kind === "person" ? session.me.person.role : "";
  return (
    <Frame title="Moderation" narrow>
      {isModerator(role) ? (
        <>
          <Reports measured={measured} />
          <FindSomebody measured={measured} />
          <BansPanel key={measures} />
          <InvitationsPanel everybody most={100} />
          <CloseTable />
          <HideDeck />
          {role === ADMINISTRATOR ? <Audit key={`audit ${measures}`} /> : null}
        </>
      ) : (
        <Notice>This page is for moderators.</Notice>
      )}
    </Frame>
  );
}

function Reports({ measured }: { readonly measured: () => void }): ReactElement {
  const { told, refusal, again } = useAsked(() => office.reports({}), "");
  return (
    <section className={panel["panel"]} aria-labelledby="reports">
      <h2 id="reports">Open reports</h2>
      <RefusalNotice refusal={refusal} />
      {told?.reports.length === 0 ? <p className={panel["empty"]}>There are none.</p> : null}
      {told?.reports.map((report) => (
        <ReportShown key={report.id} report={report} closed={again} measured={measured} />
      ))}
      {told?.more ? <Notice>There are more: close some of these first.</Notice> : null}
    </section>
  );
}

interface ReportShownProps {
  readonly report: ReportLine;
  readonly closed: () => void;
  readonly measured: () => void;
}

function ReportShown({ report, closed, measured }: ReportShownProps): ReactElement {
  const [note, setNote] = useState("");
  const doing = useDoing();
  const close = (): void =>
    doing.run(async () => {
      await office.closeReport({ report: report.id, note });
      closed();
    });
  const about = { id: report.about, name: report.about_name };
  return (
    <article className={styles["report"]} aria-label={`Report about ${report.about_name}`}>
      <p>
        <Link href={`/people/${report.reporter}`}>{report.reporter_name}</Link>
        {" about "}
        <Link href={`/people/${report.about}`}>{report.about_name}</Link>
        <small>{` · ${report.place} · ${agoWords(report.at, Date.now())}`}</small>
      </p>
      <blockquote>{report.reason}</blockquote>
      {report.excerpt.length === 0 ? null : (
        <details>
          <summary>{`What was said there: ${report.excerpt.length} lines`}</summary>
          <ol className={styles["excerpt"]}>
            {report.excerpt.map((line) => (
              <li key={`${line.at} ${line.account} ${line.text}`}>
                <b>{line.name}</b> {line.text}
              </li>
            ))}
          </ol>
        </details>
      )}
      <MeasureForm person={about} changed={measured} />
      {tableIn(report.place) === "" ? null : (
        <details>
          <summary>Close that table</summary>
          <CloseForm table={tableIn(report.place)} />
        </details>
      )}
      <TextField label="What was done about it" value={note} most={500} change={setNote} />
      <div>
        <Button pending={doing.busy} disabled={note.trim() === ""} onClick={close}>
          Close the report
        </Button>
      </div>
      <RefusalNotice refusal={doing.refusal} />
    </article>
  );
}

function FindSomebody({ measured }: Pick<ReportShownProps, "measured">): ReactElement {
  const [name, setName] = useState("");
  const [found, setFound] = useState<Person | null>(null);
  const doing = useDoing();
  const find = (): void =>
    doing.run(async () => {
      setFound(null);
      setFound(await people.find({ name }));
    });
  return (
    <section className={panel["panel"]} aria-labelledby="find">
      <h2 id="find">Somebody by name</h2>
      <TextField label="Name" value={name} most={40} change={setName} />
      <div>
        <Button pending={doing.busy} disabled={name.trim() === ""} onClick={find}>
          Find
        </Button>
      </div>
      <RefusalNotice refusal={doing.refusal} />
      {found === null ? null : (
        <>
          <p>
            <Link href={`/people/${found.id}`}>{found.name}</Link>
            <small>{` · ${found.role} · here since ${agoWords(found.created, Date.now())}`}</small>
          </p>
          <OriginShown key={`origin ${found.id}`} account={found.id} />
          <MeasureForm key={found.id} person={found} changed={measured} />
        </>
      )}
    </section>
  );
}

/** Who invited somebody, and whom they have invited. */
function OriginShown({ account }: { readonly account: string }): ReactElement | null {
  const { told } = useAsked(() => office.origin({ account }), account);
  if (told === null || (told.by == null && told.invited.length === 0)) return null;
  return (
    <p>
      {told.by == null ? null : (
        <>
          {"Invited by "}
          <Link href={`/people/${told.by.id}`}>{told.by.name}</Link>
          {`, ${agoWords(told.by.at, Date.now())}. `}
        </>
      )}
      {told.invited.length === 0
        ? null
        : `Has invited ${told.invited.map(({ name }) => name).join(", ")}.`}
    </p>
  );
}

function Audit(): ReactElement {
  const { told, refusal } = useAsked(() => office.audit({}), "");
  const [older, setOlder] = useState<ReadonlyArray<AuditLine>>([]);
  const [isMore, setMore] = useState(true);
  const doing = useDoing();
  const acts = [...(told?.acts ?? []), ...older];
  const more = (): void =>
    doing.run(async () => {
      const last = acts.at(-1);
      if (last === undefined) return;
      const next = await office.audit({ before_at: last.at, before_id: last.id });
      setOlder([...older, ...next.acts]);
      setMore(next.more);
    });
  return (
    <section className={panel["panel"]} aria-labelledby="audit">
      <h2 id="audit">What was done</h2>
      <RefusalNotice refusal={refusal} />
      <ul className={panel["rows"]}>
        {acts.map((act) => (
          <li key={act.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <b>{`${act.actor === "" ? capital(act.actor_name) : act.actor_name}: ${act.act}`}</b>
              <small>
                {[act.target_name, act.detail, agoWords(act.at, Date.now())]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {told?.more && isMore ? (
        <Button kind="quiet" pending={doing.busy} onClick={more}>
          Older
        </Button>
      ) : null}
      <RefusalNotice refusal={doing.refusal} />
    </section>
  );
}
