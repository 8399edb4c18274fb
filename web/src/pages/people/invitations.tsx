import type { InvitationLine, InvitationMade } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { people } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { ChoiceField, NumberField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { ShareLink } from "@/kit/share-link";

const LIVES = [
  ["1", "For a day"],
  ["14", "For two weeks"],
  ["90", "For three months"],
] as const;
type Life = (typeof LIVES)[number][0];
const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

interface InvitationsProps {
  /** Those of everybody, for moderators. */
  readonly everybody: boolean;
  /** How many people one invitation may be for. */
  readonly most: number;
}

/** Invitations: made, listed, revoked. */
export function InvitationsPanel({ everybody, most }: InvitationsProps): ReactElement {
  const { told, refusal, again } = useAsked(() => people.invitations({ everybody }), "");
  const [made, setMade] = useState<InvitationMade | null>(null);
  const keep = (one: InvitationMade): void => {
    setMade(one);
    again();
  };
  return (
    <section className={panel["panel"]} aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      <p>Whoever has the link makes an account with it. Moderators see who invited whom.</p>
      <RefusalNotice refusal={refusal} />
      {told === null ? null : <Rows lines={told.invitations} changed={again} />}
      {told?.more ? <Notice>There are more: these are the newest.</Notice> : null}
      {made === null ? null : (
        <div role="status">
          <p>Copy the link now: it is never shown again.</p>
          <ShareLink
            address={`${location.origin}/invitation#${made.code}`}
            label="Invitation"
            words="Copy the link"
          />
        </div>
      )}
      <NewInvitation most={most} made={keep} />
    </section>
  );
}

interface RowsProps {
  readonly lines: ReadonlyArray<InvitationLine>;
  readonly changed: () => void;
}

function Rows({ lines, changed }: RowsProps): ReactElement | null {
  const doing = useDoing();
  if (lines.length === 0) return <p className={panel["empty"]}>None was made lately.</p>;
  const revoke = (invitation: string) => (): void =>
    doing.run(async () => {
      await people.revokeInvitation({ invitation });
      changed();
    });
  return (
    <>
      <ul className={panel["rows"]} aria-label="Invitations">
        {lines.map((one) => (
          <li key={one.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <b>{`${one.begins}…`}</b>
              <small>
                {[
                  `by ${one.maker_name}`,
                  ...(one.role === "administrator" ? ["for the first administrator"] : []),
                  `used ${one.used} of ${one.uses}`,
                  `until ${DAY.format(one.expires)}`,
                ].join(" · ")}
              </small>
            </span>
            <Button kind="quiet" pending={doing.busy} onClick={revoke(one.id)}>
              Revoke
              <span className="spoken">{` ${one.begins}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={doing.refusal} />
    </>
  );
}

interface NewProps {
  readonly most: number;
  readonly made: (one: InvitationMade) => void;
}

function NewInvitation({ most, made }: NewProps): ReactElement {
  const [uses, setUses] = useState(1);
  const [life, setLife] = useState<Life>("14");
  const doing = useDoing();
  const make = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => made(await people.invite({ uses, days: Number(life) })));
  };
  return (
    <form className={panel["form"]} onSubmit={make} aria-label="A new invitation">
      <div className={panel["pair"]}>
        <NumberField
          label="For how many people"
          value={uses}
          least={1}
          most={most}
          change={setUses}
        />
        <ChoiceField label="For how long" chosen={life} choices={LIVES} choose={setLife} />
      </div>
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button type="submit" pending={doing.busy}>
          Make an invitation
        </Button>
      </div>
    </form>
  );
}
