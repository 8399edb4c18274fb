import { type ReactElement, useState } from "react";
import { office } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { CheckField, ChoiceField, TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const HOUR = 60;
const DAY = 24 * HOUR;
const MEASURES = [
  ["warn", "Warn: they must read it"],
  ["mute", "Mute"],
  ["unmute", "Let speak again"],
  ["suspend", "Suspend: ends all sessions"],
  ["readmit", "Let in again"],
  ["rename", "Give another name"],
] as const;
export const SPANS = [
  [`${HOUR}`, "For an hour"],
  [`${DAY}`, "For a day"],
  [`${7 * DAY}`, "For a week"],
  [`${90 * DAY}`, "For three months"],
  [`${365 * DAY}`, "For a year"],
] as const;

type Measure = (typeof MEASURES)[number][0];

interface MeasureFormProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly changed?: () => void;
}

/** What a moderator does about somebody, for how long, and why. */
export function MeasureForm({ person, changed }: MeasureFormProps): ReactElement {
  const [measure, setMeasure] = useState<Measure>("warn");
  const [span, setSpan] = useState<string>(`${DAY}`);
  const [reason, setReason] = useState("");
  const [name, setName] = useState("");
  const [networks, setNetworks] = useState(false);
  const [isDone, setDone] = useState(false);
  const doing = useDoing();
  const ends = measure === "unmute" || measure === "readmit";
  const isReady = ends || (reason.trim() !== "" && (measure !== "rename" || name.trim() !== ""));
  const act = (): void =>
    doing.run(async () => {
      setDone(false);
      await taken(measure, { account: person.id, minutes: Number(span), reason, name, networks });
      setDone(true);
      changed?.();
    });
  return (
    <details>
      <summary>{`Do something about ${person.name}`}</summary>
      <div className={panel["form"]}>
        <div className={panel["pair"]}>
          <ChoiceField
            label="Measure"
            chosen={measure}
            choices={MEASURES}
            choose={(chosen) => {
              setMeasure(chosen);
              setDone(false);
            }}
          />
          {measure === "mute" || measure === "suspend" ? (
            <ChoiceField label="How long" chosen={span} choices={SPANS} choose={setSpan} />
          ) : null}
          {measure === "rename" ? (
            <TextField label="New name" value={name} most={40} change={setName} />
          ) : null}
        </div>
        {measure === "suspend" ? (
          <CheckField
            label="Let nobody new come from their networks meanwhile"
            checked={networks}
            change={setNetworks}
          />
        ) : null}
        {ends ? null : <TextField label="Why" value={reason} most={500} change={setReason} />}
        <div>
          <Button kind="danger" pending={doing.busy} disabled={!isReady} onClick={act}>
            Do it
          </Button>
        </div>
        {isDone ? <Notice>It is done, and written down.</Notice> : null}
        <RefusalNotice refusal={doing.refusal} />
      </div>
    </details>
  );
}

interface Asked {
  readonly account: string;
  readonly minutes: number;
  readonly reason: string;
  readonly name: string;
  readonly networks: boolean;
}

async function taken(measure: Measure, asked: Asked): Promise<void> {
  const { account, minutes, reason, name, networks } = asked;
  if (measure === "warn") await office.warn({ account, reason });
  if (measure === "mute") await office.mute({ account, minutes, reason });
  if (measure === "unmute") await office.unmute({ account });
  if (measure === "suspend") await office.suspend({ account, minutes, reason, networks });
  if (measure === "readmit") await office.readmit({ account });
  if (measure === "rename") await office.rename({ account, name, reason });
}
