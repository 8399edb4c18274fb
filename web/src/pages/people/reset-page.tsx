import { type FormEvent, type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { people } from "@/core/net/api";
import { forgetSession } from "@/core/net/session";
import { useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** A new password with the token that whoever runs the server has handed out. */
export function ResetPage(): ReactElement {
  const [token, setToken] = useState(decodeURIComponent(location.hash.slice(1)));
  const [password, setPassword] = useState("");
  const [, go] = useLocation();
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await people.resetPassword({ token: token.trim(), password });
      forgetSession();
      go("/lobby");
    });
  };
  return (
    <Frame title="A new password" narrow>
      <form className={panel["panel"]} onSubmit={submit}>
        <TextField label="The token you were given" value={token} change={setToken} />
        <TextField
          label="The new password"
          type="password"
          value={password}
          change={setPassword}
          complete="new-password"
          hint="10 characters at least, and no word that is easily guessed."
        />
        <RefusalNotice refusal={doing.refusal} />
        <div>
          <Button
            kind="go"
            type="submit"
            pending={doing.busy}
            disabled={token.trim() === "" || password === ""}
          >
            Change the password
          </Button>
        </div>
      </form>
    </Frame>
  );
}
