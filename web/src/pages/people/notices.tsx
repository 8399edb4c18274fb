import type { Ways } from "@protocol";
import type { ReactElement } from "react";
import { notices } from "@/core/net/api";
import { beTold, beToldNoMore, canBeTold, toldAt } from "@/core/net/push";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface Told {
  readonly ways: Ways;
  /** Whether this browser is one of those that are told. */
  readonly here: boolean;
}

async function told(): Promise<Told> {
  const [ways, place] = await Promise.all([notices.ways(), toldAt()]);
  return { ways, here: place !== null && ways.browsers > 0 };
}

/** Browsers that are told that it is one's turn while no page is open, where the server does so. */
export function NoticesPanel(): ReactElement | null {
  const { told: now, again } = useAsked(told, "");
  if (now === null || !now.ways.offered.includes("push")) return null;
  const { ways, here } = now;
  return (
    <section className={panel["panel"]} aria-labelledby="notices">
      <h2 id="notices">When it is your turn</h2>
      <p>Games by correspondence wait for days. You can be told when one waits for you.</p>
      <PushPart ways={ways} here={here} changed={again} />
    </section>
  );
}

interface PushPartProps {
  readonly ways: Ways;
  readonly here: boolean;
  changed(): void;
}

function PushPart({ ways, here, changed }: PushPartProps): ReactElement {
  const doing = useDoing();
  const others = ways.browsers - (here ? 1 : 0);
  const begin = (): void =>
    doing.run(async () => {
      await notices.subscribe(await beTold(ways.push_key));
      changed();
    });
  const end = (): void =>
    doing.run(async () => {
      const endpoint = await beToldNoMore();
      if (endpoint !== null) await notices.unsubscribe({ endpoint });
      changed();
    });
  return (
    <div>
      <div className={panel["row"]}>
        <span className={panel["words"]}>
          <b>{here ? "This browser is told" : "This browser is not told"}</b>
          {others > 0 ? <small>{`${others} other${others === 1 ? " is" : "s are"}`}</small> : null}
        </span>
        {here ? (
          <Button kind="quiet" pending={doing.busy} onClick={end}>
            Tell it no more
          </Button>
        ) : (
          <Button pending={doing.busy} disabled={!canBeTold()} onClick={begin}>
            Tell this browser
          </Button>
        )}
      </div>
      {canBeTold() ? null : <p className="hint">It cannot show notices while no page is open.</p>}
      <RefusalNotice refusal={doing.refusal} />
    </div>
  );
}
