import { type ReactElement, useState } from "react";
import { office } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** The table that a place of chat is at; empty for the lobby. */
export function tableIn(place: string): string {
  const [chamber = "", table = ""] = place.split(".");
  return chamber === "table" || chamber === "watch" ? table : "";
}

/** The last part of an address on this site, or what was typed itself. */
export function idIn(typed: string): string {
  const [path = ""] = typed.trim().split(/[?#]/);
  return path.split("/").filter(Boolean).at(-1) ?? "";
}

/** Close a table of which one has the address. */
export function CloseTable(): ReactElement {
  const [address, setAddress] = useState("");
  return (
    <section className={panel["panel"]} aria-labelledby="close-table">
      <h2 id="close-table">Close a table</h2>
      <TextField label="Address of the table" value={address} most={200} change={setAddress} />
      <CloseForm table={idIn(address)} />
    </section>
  );
}

/** Why a table is closed; those who sit there read it. */
export function CloseForm({ table }: { readonly table: string }): ReactElement {
  return (
    <ReasonForm
      isReady={table !== ""}
      label="Why: those who sit there read it"
      act="Close the table"
      done="The table is closed, and that is written down."
      send={(reason) => office.closeTable({ table, reason })}
    />
  );
}

/** Hide a shared deck of which one has the address. */
export function HideDeck(): ReactElement {
  const [address, setAddress] = useState("");
  const link = idIn(address);
  return (
    <section className={panel["panel"]} aria-labelledby="hide-deck">
      <h2 id="hide-deck">Hide a shared deck</h2>
      <TextField label="Address of the deck" value={address} most={200} change={setAddress} />
      <ReasonForm
        isReady={link !== ""}
        label="Why: its owner reads it"
        act="Hide the deck"
        done="The deck is hidden, and that is written down."
        send={(reason) => office.hideDeck({ link, reason })}
      />
    </section>
  );
}

interface ReasonFormProps {
  readonly isReady: boolean;
  readonly label: string;
  readonly act: string;
  readonly done: string;
  readonly send: (reason: string) => Promise<unknown>;
}

function ReasonForm({ isReady, label, act, done, send }: ReasonFormProps): ReactElement {
  const [reason, setReason] = useState("");
  const [isDone, setDone] = useState(false);
  const doing = useDoing();
  const run = (): void =>
    doing.run(async () => {
      setDone(false);
      await send(reason);
      setDone(true);
      setReason("");
    });
  return (
    <div className={panel["form"]}>
      <TextField label={label} value={reason} most={500} change={setReason} />
      <div>
        <Button
          kind="danger"
          pending={doing.busy}
          disabled={!isReady || reason.trim() === ""}
          onClick={run}
        >
          {act}
        </Button>
      </div>
      {isDone ? <Notice>{done}</Notice> : null}
      <RefusalNotice refusal={doing.refusal} />
    </div>
  );
}
