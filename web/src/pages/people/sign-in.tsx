import { type FormEvent, type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { isGuest, logIn, register } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { useSession } from "@/core/site/use-session";
import { useSignUp } from "@/core/site/use-sign-up";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Tabs } from "@/kit/tabs";

/** Coming in with an account, or making one. */
export function SignIn(): ReactElement {
  const [shown, setShown] = useState("in");
  const [, go] = useLocation();
  const home = (): void => go("/lobby");
  const guests = useSignUp()?.guests;
  return (
    <Frame title="Sign in" narrow>
      <section className={panel["panel"]}>
        <Tabs
          label="Sign in or make an account"
          shown={shown}
          onShow={setShown}
          tabs={[
            { key: "in", words: "I have an account", panel: <LogInForm done={home} /> },
            { key: "new", words: "Make an account", panel: <RegisterForm done={home} /> },
          ]}
        />
      </section>
      {guests === "off" || guests === undefined ? null : (
        <p className="quiet">
          You can play without an account: a guest is made when you first sit down, and goes 30 days
          after its last use.
        </p>
      )}
    </Frame>
  );
}

interface FormProps {
  readonly done: () => void;
  /** The code of an invitation, if there is one. */
  readonly invitation?: string;
  /** Whether it opens a server where no accounts are made. */
  readonly opensClosed?: boolean;
}

function LogInForm({ done }: FormProps): ReactElement {
  const session = useSession();
  return (
    <div className={panel["form"]}>
      {session.kind === "person" && isGuest(session) ? (
        <p>
          {`You play as ${session.me.person.name} now. What that guest has stays with the guest and does not move to the account: to keep it, make an account instead.`}
        </p>
      ) : null}
      <NameAndPassword
        act="Sign in"
        complete="current-password"
        send={async (name, password) => {
          await logIn(name, password);
          done();
        }}
      />
      <p>
        <Link href="/forgot">I forgot my password</Link>
      </p>
    </div>
  );
}

/** A new account; a guest becomes it and keeps games and decks. */
export function RegisterForm(props: FormProps): ReactElement {
  const { done, invitation = "", opensClosed = false } = props;
  const guest = isGuest(useSession());
  const registration = useSignUp()?.registration ?? "open";
  if (registration === "closed" && !opensClosed) {
    return (
      <p>
        No accounts are made here at present.{" "}
        <Link href="/house-rules">Whoever runs this server</Link> can tell you when that changes.
      </p>
    );
  }
  if (registration === "invitation" && invitation === "") return <ByInvitation />;
  return (
    <div className={panel["form"]}>
      {guest ? (
        <p>With a name and a password you keep your games and decks, and can share decks.</p>
      ) : null}
      <NameAndPassword
        act="Make the account"
        complete="new-password"
        nameHint="3 to 24 letters, digits, hyphens and underscores. Everybody sees it."
        passwordHint="10 characters at least, and no word that is easily guessed."
        send={async (name, password) => {
          await register(name, password, invitation);
          done();
        }}
      />
      <p className="quiet">
        The <Link href="/house-rules">house rules</Link> hold for everybody here;{" "}
        <Link href="/privacy">privacy</Link> says what is kept of you.
      </p>
    </div>
  );
}

/** What somebody does who has no invitation, or has it as a text. */
function ByInvitation(): ReactElement {
  const [typed, setTyped] = useState("");
  const [, go] = useLocation();
  const code = codeIn(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(`/invitation#${encodeURIComponent(code)}`);
  };
  return (
    <form className={panel["form"]} onSubmit={submit}>
      <p>
        Accounts are made here by invitation. Ask somebody who plays here to send you a link, or{" "}
        <Link href="/house-rules">whoever runs this server</Link>.
      </p>
      <TextField
        label="An invitation that you were sent"
        value={typed}
        change={setTyped}
        most={300}
      />
      <div>
        <Button type="submit" disabled={code === ""}>
          Use the invitation
        </Button>
      </div>
    </form>
  );
}

/** The code in the link of an invitation, or what was typed itself. */
export function codeIn(typed: string): string {
  return typed.trim().split("#").at(-1) ?? "";
}

interface NameAndPasswordProps {
  readonly act: string;
  readonly complete: string;
  readonly nameHint?: string;
  readonly passwordHint?: string;
  readonly send: (name: string, password: string) => Promise<void>;
}

function NameAndPassword(props: NameAndPasswordProps): ReactElement {
  const { act, complete, nameHint, passwordHint, send } = props;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(() => send(name.trim(), password));
  };
  return (
    <form className={panel["form"]} onSubmit={submit}>
      <TextField
        label="Name"
        value={name}
        change={setName}
        complete="username"
        most={24}
        {...(nameHint === undefined ? {} : { hint: nameHint })}
      />
      <TextField
        label="Password"
        type="password"
        value={password}
        change={setPassword}
        complete={complete}
        most={200}
        {...(passwordHint === undefined ? {} : { hint: passwordHint })}
      />
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button
          kind="go"
          type="submit"
          pending={doing.busy}
          disabled={name.trim() === "" || password === ""}
        >
          {act}
        </Button>
      </div>
    </form>
  );
}
