import type { ReactElement } from "react";
import { isGuest } from "@/core/net/session";
import { Frame } from "@/core/site/frame";
import { useSession } from "@/core/site/use-session";
import { useSignUp } from "@/core/site/use-sign-up";
import { NoticeField, StagingField } from "@/core/staging/pace-fields";
import { changeSettings, type Settings, useSettings } from "@/core/store/settings";
import { CheckField, ChoiceField } from "@/kit/choice-field";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import { AccountPanel, GuestPanel } from "@/pages/people/account";
import { BlockedPanel } from "@/pages/people/blocked";
import { InvitationsPanel } from "@/pages/people/invitations";
import { KeysPanel } from "@/pages/people/keys";
import { MailPanel } from "@/pages/people/mail";
import { NoticesPanel } from "@/pages/people/notices";
import { SessionsPanel } from "@/pages/people/sessions";

const THEMES = [
  ["system", "As the device"],
  ["dark", "Dark: a hologram table"],
  ["light", "Light: a paper map"],
] as const;
const SPEEDS = [
  ["0", "None: cuts"],
  ["0.5", "Slow"],
  ["1", "As designed"],
  ["2", "Fast"],
  ["4", "Very fast"],
] as const;
const CHECKS: ReadonlyArray<
  readonly [keyof Settings & ("sound" | "confirm" | "text" | "quick"), string]
> = [
  ["sound", "Play sounds"],
  ["confirm", "Confirm each answer before it is sent"],
  ["text", "Show tables in words, for screen readers and keyboards"],
  ["quick", "Show the quick words of others at tables"],
];

/** What this browser should do, and who one is. */
export function SettingsPage(): ReactElement {
  const session = useSession();
  const signUp = useSignUp();
  return (
    <Frame title="Settings" narrow>
      <BrowserPanel />
      {session.kind === "nobody" ? (
        <section className={panel["panel"]}>
          <h2>Nobody is signed in</h2>
          <p>You can play as a guest, or with an account.</p>
          <div>
            <Way to="/sign-in">Sign in</Way>
          </div>
        </section>
      ) : null}
      {session.kind === "person" ? (
        <>
          {isGuest(session) ? <GuestPanel me={session.me} /> : <AccountPanel me={session.me} />}
          {isGuest(session) || signUp?.inviters !== "players" ? null : (
            <InvitationsPanel everybody={false} most={5} />
          )}
          {isGuest(session) ? null : <KeysPanel me={session.me.person} />}
          {isGuest(session) ? null : <MailPanel />}
          <NoticesPanel />
          <BlockedPanel />
          <SessionsPanel />
        </>
      ) : null}
    </Frame>
  );
}

function BrowserPanel(): ReactElement {
  const settings = useSettings();
  const speed = SPEEDS.find(([value]) => Number(value) === settings.speed)?.[0] ?? "1";
  return (
    <section className={panel["panel"]} aria-labelledby="browser">
      <h2 id="browser">This browser</h2>
      <div className={panel["pair"]}>
        <ChoiceField
          label="Theme"
          chosen={settings.theme}
          choices={THEMES}
          choose={(theme) => changeSettings({ theme })}
        />
        <ChoiceField
          label="Motion"
          chosen={speed}
          choices={SPEEDS}
          choose={(chosen) => changeSettings({ speed: Number(chosen) })}
        />
      </div>
      <StagingField />
      <div>
        <NoticeField />
        {CHECKS.map(([name, words]) => (
          <div key={name}>
            <CheckField
              label={words}
              checked={settings[name]}
              change={(checked) => changeSettings({ [name]: checked })}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
