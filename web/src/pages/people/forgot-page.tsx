import { type FormEvent, type ReactElement, useState } from "react";
import { people } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { Button } from "@/kit/button";
import { TextField } from "@/kit/choice-field";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** A link to a new password, to the mail address of an account. */
export function ForgotPage(): ReactElement {
  const [name, setName] = useState("");
  const [asked, setAsked] = useState("");
  const doing = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    setAsked("");
    doing.run(async () => {
      await people.forgotPassword({ name: wanted });
      setAsked(wanted);
    });
  };
  return (
    <Frame title="Forgot your password?" narrow>
      <form className={panel["panel"]} onSubmit={submit}>
        <p>
          A link to a new password goes to the mail address that you have confirmed in your
          settings. Without one, ask whoever runs this server for a link.
        </p>
        <TextField
          label="The name of your account"
          value={name}
          change={setName}
          complete="username"
          most={24}
        />
        <RefusalNotice refusal={doing.refusal} />
        {asked === "" ? null : (
          <Notice>
            {`If ${asked} has a confirmed address, a letter is on its way. Open the link in it within an hour.`}
          </Notice>
        )}
        <div>
          <Button kind="go" type="submit" pending={doing.busy} disabled={name.trim() === ""}>
            Send the link
          </Button>
        </div>
      </form>
    </Frame>
  );
}
