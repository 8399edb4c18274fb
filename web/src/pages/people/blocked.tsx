import type { ReactElement } from "react";
import { people } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** Whom one has blocked: neither met nor heard. */
export function BlockedPanel(): ReactElement | null {
  const { told, again } = useAsked(people.blocked, "");
  const doing = useDoing();
  if (told === null || told.blocked.length === 0) return null;
  const unblock = (account: string) => (): void =>
    doing.run(async () => {
      await people.unblock({ account });
      again();
    });
  return (
    <section className={panel["panel"]} aria-labelledby="blocked">
      <h2 id="blocked">Blocked</h2>
      <ul className={panel["rows"]}>
        {told.blocked.map(({ id, name }) => (
          <li key={id} className={panel["row"]}>
            <span className={panel["words"]}>{name}</span>
            <Button kind="quiet" pending={doing.busy} onClick={unblock(id)}>
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={doing.refusal} />
    </section>
  );
}
