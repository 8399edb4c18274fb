import type { Ways } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { notices } from "@/core/net/api";
import { beTold, beToldNoMore, canBeTold, toldAt } from "@/core/net/push";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
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

/** How one is told that it is one's turn while no page is open; nothing where the server tells nobody. */
export function NoticesPanel({ guest }: { readonly guest: boolean }): ReactElement | null {
  const { told: now, again } = useAsked(told, "");
  if (now === null || now.ways.offered.length === 0) return null;
  const { ways, here } = now;
  return (
    <section className={panel["panel"]} aria-labelledby="notices">
      <h2 id="notices">When it is your turn</h2>
      <p>Games by correspondence wait for days. You can be told when one waits for you.</p>
      {ways.offered.includes("push") ? <PushPart ways={ways} here={here} changed={again} /> : null}
      {ways.offered.includes("mail") ? (
        <MailPart ways={ways} guest={guest} changed={again} />
      ) : null}
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

interface MailPartProps {
  readonly ways: Ways;
  readonly guest: boolean;
  changed(): void;
}

function MailPart({ ways, guest, changed }: MailPartProps): ReactElement {
  const [address, setAddress] = useState("");
  const doing = useDoing();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await notices.setAddress({ address: address.trim() });
      setAddress("");
      changed();
    });
  };
  const forget = (): void =>
    doing.run(async () => {
      await notices.forgetAddress();
      changed();
    });
  if (guest) return <p className="hint">With an account you can be told by mail, too.</p>;
  return (
    <form className={panel["form"]} onSubmit={send}>
      {ways.address === "" ? null : (
        <div className={panel["row"]}>
          <span className={panel["words"]}>
            <b>{ways.address}</b>
            <small>{ways.confirmed ? "mail goes there" : "not confirmed yet"}</small>
          </span>
          <Button kind="quiet" pending={doing.busy} onClick={forget}>
            Forget this address
          </Button>
        </div>
      )}
      {ways.address === "" || ways.confirmed ? null : (
        <Notice>{`A letter is on its way to ${ways.address}. Open the link in it within a day.`}</Notice>
      )}
      <TextField
        label={ways.address === "" ? "Mail address" : "Another mail address"}
        type="email"
        value={address}
        change={setAddress}
        complete="email"
        most={254}
      />
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button type="submit" pending={doing.busy} disabled={address.trim() === ""}>
          Send a letter to confirm it
        </Button>
      </div>
    </form>
  );
}
