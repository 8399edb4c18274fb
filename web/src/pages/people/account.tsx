import type { Myself } from "@protocol";
import { type FormEvent, type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { people } from "@/core/net/api";
import { forgetSession, logOut } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Dialog } from "@/kit/dialog";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { ExportPart } from "@/pages/people/export-part";
import { RegisterForm } from "@/pages/people/sign-in";

interface MeProps {
  readonly me: Myself;
}

/** A guest may become an account. */
export function GuestPanel({ me }: MeProps): ReactElement {
  return (
    <section className={panel["panel"]} aria-labelledby="guest">
      <h2 id="guest">{`You are ${me.person.name}, a guest`}</h2>
      <p>
        Do you have an account already? <Link href="/sign-in">Sign in</Link>.
      </p>
      <RegisterForm done={() => undefined} />
      <ExportPart />
      <DeletePart name={me.person.name} hasPassword={false} />
    </section>
  );
}

/** Signing out, another password, leaving for good. */
export function AccountPanel({ me }: MeProps): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const leave = (): void =>
    doing.run(async () => {
      await logOut();
      go("/");
    });
  return (
    <section className={panel["panel"]} aria-labelledby="account">
      <div className={panel["head"]}>
        <h2 id="account">{me.person.name}</h2>
        <Button sign="leave" pending={doing.busy} onClick={leave}>
          Sign out
        </Button>
      </div>
      {me.muted_until > Date.now() ? (
        <Notice>{`A moderator has muted you until ${new Date(me.muted_until).toLocaleString()}.`}</Notice>
      ) : null}
      <RefusalNotice refusal={doing.refusal} />
      <PasswordForm />
      <ExportPart />
      <DeletePart name={me.person.name} hasPassword />
    </section>
  );
}

function PasswordForm(): ReactElement {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [isDone, setDone] = useState(false);
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(false);
    doing.run(async () => {
      await people.changePassword({ old, new: fresh });
      setOld("");
      setFresh("");
      setDone(true);
    });
  };
  return (
    <details>
      <summary>Change the password</summary>
      <form className={panel["form"]} onSubmit={submit}>
        <TextField
          label="The password you have"
          type="password"
          value={old}
          change={setOld}
          complete="current-password"
        />
        <TextField
          label="The new one"
          type="password"
          value={fresh}
          change={setFresh}
          complete="new-password"
        />
        <RefusalNotice refusal={doing.refusal} />
        {isDone ? <Notice>It is changed. All other sessions have ended.</Notice> : null}
        <div>
          <Button type="submit" pending={doing.busy} disabled={old === "" || fresh === ""}>
            Change the password
          </Button>
        </div>
      </form>
    </details>
  );
}

interface DeletePartProps {
  readonly name: string;
  readonly hasPassword: boolean;
}

function DeletePart({ name, hasPassword }: DeletePartProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const remove = (): void =>
    doing.run(async () => {
      await people.remove(hasPassword ? { password } : {});
      forgetSession();
      go("/");
    });
  return (
    <div className={panel["apart"]}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {`Delete ${name}`}
      </Button>
      <Dialog
        title={`Delete ${name}`}
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="danger" pending={doing.busy} onClick={remove}>
            Delete it for good
          </Button>
        }
      >
        <p>
          Decks, settings, friends and all you said in chat go. Games stay and name you as somebody.
          This cannot be undone.
        </p>
        {hasPassword ? (
          <TextField
            label="Your password"
            type="password"
            value={password}
            change={setPassword}
            complete="current-password"
          />
        ) : null}
        <RefusalNotice refusal={doing.refusal} />
      </Dialog>
    </div>
  );
}
