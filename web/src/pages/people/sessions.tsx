import type { ReactElement } from "react";
import { people } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { agoWords } from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** Where one is signed in. */
export function SessionsPanel(): ReactElement | null {
  const { told, again } = useAsked(people.sessions, "");
  const doing = useDoing();
  if (told === null) return null;
  const end = (session: string) => (): void =>
    doing.run(async () => {
      await people.revokeSession({ session });
      again();
    });
  return (
    <section className={panel["panel"]} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className={panel["rows"]}>
        {told.sessions.map((one) => (
          <li key={one.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <b>{one.label || "Something without a name"}</b>
              <small>{one.current ? "here" : `used ${agoWords(one.seen, Date.now())}`}</small>
            </span>
            {one.current ? null : (
              <Button kind="quiet" pending={doing.busy} onClick={end(one.id)}>
                End this session
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={doing.refusal} />
    </section>
  );
}
