import type { Ways } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { notices } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** A link may be opened elsewhere while this page is looked at. */
const LOOK_AGAIN_MS = 20_000;

/** Where mail of the account goes; nothing where the server writes no mail. */
export function MailPanel(): ReactElement | null {
  const { told: ways, again } = useAsked(notices.ways, "", LOOK_AGAIN_MS);
  if (ways === null || !ways.offered.includes("mail")) return null;
  return (
    <section className={panel["panel"]} aria-labelledby="mail">
      <h2 id="mail">Mail</h2>
      <p>
        A letter tells you when a game by correspondence waits for you, and brings a link if you
        forget your password.
      </p>
      {ways.address === "" ? null : <AddressRow address={ways.address} changed={again} />}
      <ChangePart ways={ways} />
      <AddressForm first={ways.address === ""} changed={again} />
    </section>
  );
}

interface AddressRowProps {
  readonly address: string;
  readonly changed: () => void;
}

function AddressRow({ address, changed }: AddressRowProps): ReactElement {
  const doing = useDoing();
  const forget = (): void =>
    doing.run(async () => {
      await notices.forgetAddress();
      changed();
    });
  return (
    <div>
      <div className={panel["row"]}>
        <span className={panel["words"]}>
          <b>{address}</b>
          <small>confirmed: mail goes there</small>
        </span>
        <Button kind="quiet" pending={doing.busy} onClick={forget}>
          Forget this address
        </Button>
      </div>
      <RefusalNotice refusal={doing.refusal} />
    </div>
  );
}

/** What became of a link that was sent: it waits to be opened, or was not in time. */
function ChangePart({ ways }: { readonly ways: Ways }): ReactElement | null {
  if (ways.new_address === "") return null;
  const isOpen = ways.new_until > Date.now();
  const until = new Date(ways.new_until).toLocaleTimeString([], { timeStyle: "short" });
  return (
    <Notice>
      {isOpen
        ? `A link was sent to ${ways.new_address}. Open it before ${until}: mail goes there from then on.`
        : `The link to ${ways.new_address} was not opened within an hour. Enter the address again for a new one.`}
    </Notice>
  );
}

interface AddressFormProps {
  readonly first: boolean;
  readonly changed: () => void;
}

function AddressForm({ first, changed }: AddressFormProps): ReactElement {
  const [address, setAddress] = useState("");
  const [password, setPassword] = useState("");
  const doing = useDoing();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await notices.setAddress({ address: address.trim(), password });
      setAddress("");
      setPassword("");
      changed();
    });
  };
  const form = (
    <form className={panel["form"]} onSubmit={send}>
      <TextField
        label={first ? "Mail address" : "New mail address"}
        type="email"
        value={address}
        change={setAddress}
        complete="email"
        most={254}
      />
      <TextField
        label="Your password"
        type="password"
        value={password}
        change={setPassword}
        complete="current-password"
        most={200}
        hint="Whoever has your mail can come into your account, so it is asked for."
      />
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button
          type="submit"
          pending={doing.busy}
          disabled={address.trim() === "" || password === ""}
        >
          Send a link to confirm it
        </Button>
      </div>
    </form>
  );
  if (first) return form;
  return (
    <details>
      <summary>Change the address</summary>
      {form}
    </details>
  );
}
