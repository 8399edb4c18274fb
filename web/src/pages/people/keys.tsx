import type { KeyLine, KeyMade, MakeKey, Person } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { keys } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { CheckField, ChoiceField, TextField } from "@/kit/choice-field";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { ShareLink } from "@/kit/share-link";

type Scope = MakeKey["scopes"][number];

const SCOPES: ReadonlyArray<readonly [Scope, string]> = [
  ["read", "Read: people, tables, games, the live feed"],
  ["play", "Play: open tables, answer challenges, play"],
  ["decks", "Decks: read and change decks"],
];
const LIVES = [
  ["7", "A week"],
  ["30", "A month"],
  ["90", "Three months"],
  ["365", "A year"],
] as const;
type Life = (typeof LIVES)[number][0];
const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** The keys of one's programs, and bot accounts: made, listed, ended. */
export function KeysPanel({ me }: { readonly me: Person }): ReactElement | null {
  const { told, again } = useAsked(keys.list, "");
  const [made, setMade] = useState<KeyMade | null>(null);
  if (told === null) return null;
  const owners = [me, ...told.bots];
  const change = (key: KeyMade | null): void => {
    setMade(key);
    again();
  };
  return (
    <section className={panel["panel"]} aria-labelledby="keys">
      <h2 id="keys">Programs and bots</h2>
      <p>A key lets a program ask and play for you, without your password.</p>
      <KeyRows keys={told.keys} owners={owners} changed={again} />
      {made === null ? null : (
        <div role="status">
          <p>{`This is the key ${made.line.name}. Copy it now: it is never shown again.`}</p>
          <ShareLink address={made.key} label="Key" words="Copy the key" />
        </div>
      )}
      <NewKey owners={owners} made={change} />
      <BotRows bots={told.bots} changed={again} />
      <NewBot changed={again} />
    </section>
  );
}

interface RowsProps {
  readonly keys: ReadonlyArray<KeyLine>;
  readonly owners: ReadonlyArray<Person>;
  readonly changed: () => void;
}

function KeyRows({ keys: lines, owners, changed }: RowsProps): ReactElement | null {
  const doing = useDoing();
  if (lines.length === 0) return null;
  const revoke = (key: string) => (): void =>
    doing.run(async () => {
      await keys.revoke({ key });
      changed();
    });
  const owner = (id: string): string => owners.find((one) => one.id === id)?.name ?? "";
  return (
    <>
      <ul className={panel["rows"]} aria-label="Keys">
        {lines.map((one) => (
          <li key={one.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <b>{one.name}</b>
              <small>
                {[
                  `${one.begins}…`,
                  owner(one.account),
                  one.scopes.join(", "),
                  one.used === 0 ? "never used" : `used ${DAY.format(one.used)}`,
                  `until ${DAY.format(one.expires)}`,
                ].join(" · ")}
              </small>
            </span>
            <Button kind="quiet" pending={doing.busy} onClick={revoke(one.id)}>
              Revoke
              <span className="spoken">{` ${one.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={doing.refusal} />
    </>
  );
}

interface NewKeyProps {
  readonly owners: ReadonlyArray<Person>;
  readonly made: (key: KeyMade) => void;
}

function NewKey({ owners, made }: NewKeyProps): ReactElement {
  const doing = useDoing();
  const [name, setName] = useState("");
  const [account, setAccount] = useState(owners[0]?.id ?? "");
  const [life, setLife] = useState<Life>("90");
  const [scopes, setScopes] = useState<ReadonlyArray<Scope>>(["read"]);
  const tick =
    (scope: Scope) =>
    (checked: boolean): void =>
      setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  const make = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      made(await keys.make({ name, account, scopes, days: Number(life) }));
      setName("");
    });
  };
  return (
    <form className={panel["form"]} onSubmit={make} aria-label="A new key">
      <TextField label="What the key is for" value={name} change={setName} most={60} />
      <div className={panel["pair"]}>
        <ChoiceField
          label="Whose key"
          chosen={account}
          choices={owners.map((one) => [one.id, one.name] as const)}
          choose={setAccount}
        />
        <ChoiceField label="For how long" chosen={life} choices={LIVES} choose={setLife} />
      </div>
      <div>
        {SCOPES.map(([scope, words]) => (
          <div key={scope}>
            <CheckField label={words} checked={scopes.includes(scope)} change={tick(scope)} />
          </div>
        ))}
      </div>
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button
          type="submit"
          pending={doing.busy}
          disabled={name.trim() === "" || scopes.length === 0}
        >
          Make a key
        </Button>
      </div>
    </form>
  );
}

interface BotRowsProps {
  readonly bots: ReadonlyArray<Person>;
  readonly changed: () => void;
}

function BotRows({ bots, changed }: BotRowsProps): ReactElement | null {
  const doing = useDoing();
  if (bots.length === 0) return null;
  const remove = (account: string) => (): void =>
    doing.run(async () => {
      await keys.deleteBot({ account });
      changed();
    });
  return (
    <>
      <ul className={panel["rows"]} aria-label="Bot accounts">
        {bots.map(({ id, name }) => (
          <li key={id} className={panel["row"]}>
            <span className={panel["words"]}>{name}</span>
            <Button kind="quiet" pending={doing.busy} onClick={remove(id)}>
              Delete
              <span className="spoken">{` ${name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={doing.refusal} />
    </>
  );
}

function NewBot({ changed }: { readonly changed: () => void }): ReactElement {
  const doing = useDoing();
  const [name, setName] = useState("");
  const make = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await keys.makeBot({ name });
      setName("");
      changed();
    });
  };
  return (
    <form className={panel["form"]} onSubmit={make} aria-label="A new bot account">
      <TextField
        label="Name of a bot account"
        hint="Everybody reads whose bot it is. It plays by keys, unrated, and you may have three."
        value={name}
        change={setName}
        most={24}
      />
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button type="submit" pending={doing.busy} disabled={name.trim() === ""}>
          Make a bot account
        </Button>
      </div>
    </form>
  );
}
