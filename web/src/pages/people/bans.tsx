import type { BanLine } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { Link } from "wouter";
import { office } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { useSignUp } from "@/core/site/use-sign-up";
import { Button } from "@/kit/button";
import { CheckField, ChoiceField, TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { SPANS } from "@/pages/people/measure-form";

const WHEN = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const REGISTRATION = {
  open: "Anybody makes an account",
  invitation: "Accounts are made by invitation",
  closed: "No accounts are made",
} as const;
const GUESTS = {
  allowed: "guests play and write",
  silent: "guests play, and do not write to others",
  off: "there are no guests",
} as const;

/** Who is kept out, and from where; networks that nobody new shall come from. */
export function BansPanel(): ReactElement {
  const { told, refusal, again } = useAsked(() => office.bans({}), "");
  const signUp = useSignUp();
  return (
    <section className={panel["panel"]} aria-labelledby="bans">
      <h2 id="bans">Who is kept out</h2>
      {signUp === null ? null : (
        <p>{`${REGISTRATION[signUp.registration]}; ${GUESTS[signUp.guests]}. Whoever runs the server decides that.`}</p>
      )}
      <RefusalNotice refusal={refusal} />
      {told?.bans.length === 0 ? <p className={panel["empty"]}>Nobody.</p> : null}
      {told === null ? null : <Rows lines={told.bans} changed={again} />}
      {told?.more ? <Notice>There are more: these are the newest.</Notice> : null}
      <NewBan changed={again} />
    </section>
  );
}

interface RowsProps {
  readonly lines: ReadonlyArray<BanLine>;
  readonly changed: () => void;
}

function Rows({ lines, changed }: RowsProps): ReactElement | null {
  const doing = useDoing();
  if (lines.length === 0) return null;
  const lift = (ban: string) => (): void =>
    doing.run(async () => {
      await office.liftBan({ ban });
      changed();
    });
  return (
    <>
      <ul className={panel["rows"]} aria-label="Bans">
        {lines.map((one) => (
          <li key={one.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <b>{whatOf(one)}</b>
              <small>
                {[one.reason, `until ${WHEN.format(one.until)}`, `by ${one.made_by_name}`]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </small>
              {one.account === "" ? null : (
                <Link href={`/people/${one.account}`}>{one.account_name}</Link>
              )}
            </span>
            <Button kind="quiet" pending={doing.busy} onClick={lift(one.id)}>
              Lift
              <span className="spoken">{`: ${whatOf(one)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={doing.refusal} />
    </>
  );
}

/** What a ban is of: the address of somebody's network is known to nobody. */
function whatOf({ account_name, network, everybody }: BanLine): string {
  if (network === "") return `${account_name} is suspended`;
  const where = network.startsWith("#") ? `a network of ${account_name}` : network;
  return everybody ? `Nobody comes from ${where}` : `Nobody new comes from ${where}`;
}

function NewBan({ changed }: { readonly changed: () => void }): ReactElement {
  const [network, setNetwork] = useState("");
  const [reason, setReason] = useState("");
  const [span, setSpan] = useState<string>("1440");
  const [everybody, setEverybody] = useState(false);
  const doing = useDoing();
  const ban = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await office.banNetwork({ network, minutes: Number(span), reason, everybody });
      setNetwork("");
      setReason("");
      changed();
    });
  };
  return (
    <details>
      <summary>Ban a network</summary>
      <form className={panel["form"]} onSubmit={ban} aria-label="Ban a network">
        <div className={panel["pair"]}>
          <TextField
            label="Address or network"
            hint="As 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48. Everybody there is kept out, whoever it is."
            value={network}
            most={64}
            change={setNetwork}
          />
          <ChoiceField label="How long" chosen={span} choices={SPANS} choose={setSpan} />
        </div>
        <TextField label="Why: people there read it" value={reason} most={500} change={setReason} />
        <CheckField
          label="Also those who have an account"
          checked={everybody}
          change={setEverybody}
        />
        <RefusalNotice refusal={doing.refusal} />
        <div>
          <Button
            kind="danger"
            type="submit"
            pending={doing.busy}
            disabled={network.trim() === "" || reason.trim() === ""}
          >
            Ban the network
          </Button>
        </div>
      </form>
    </details>
  );
}
