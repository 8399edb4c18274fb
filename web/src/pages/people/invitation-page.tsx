import type { InvitationShown } from "@protocol";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { people } from "@/core/net/api";
import { isGuest } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { useSession } from "@/core/site/use-session";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { RegisterForm } from "@/pages/people/sign-in";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const FIRST =
  "This server has no administrator yet. The account that you make here is it: it invites people, makes others moderators, and looks after tables. The link works once, until ";
const OF_ANOTHER =
  "You have an account already, and the link makes a new one. Sign out first, or name your account where the server runs: dejarik admin NAME.";

function invited({ maker_name, expires }: InvitationShown): string {
  const who = maker_name === "" ? "You are invited" : `${maker_name} invites you`;
  return `${who} to play here. The invitation holds until ${DAY.format(expires)}.`;
}

/** Whoever was sent an invitation makes an account; its code stands behind the address. */
export function InvitationPage(): ReactElement {
  const [code] = useState(decodeURIComponent(location.hash.slice(1)));
  const [, go] = useLocation();
  const session = useSession();
  const { told, refusal } = useAsked(() => people.invitation({ code }), code);
  const isFirst = told?.role === "administrator";
  const hasAccount = session.kind === "person" && !isGuest(session);
  return (
    <Frame title={isFirst ? "The first administrator" : "An invitation"} narrow>
      <section className={panel["panel"]}>
        <RefusalNotice refusal={refusal} />
        {told === null && refusal === null ? <Waiting what="One moment." /> : null}
        {told === null ? null : (
          <>
            <p>{isFirst ? `${FIRST}${TIME.format(told.expires)}.` : invited(told)}</p>
            {hasAccount ? (
              <Notice>
                {isFirst ? OF_ANOTHER : "You have an account already: you need no invitation."}
              </Notice>
            ) : (
              <RegisterForm
                invitation={code}
                opensClosed={isFirst}
                done={() => go(isFirst ? "/moderation" : "/lobby")}
              />
            )}
          </>
        )}
        <p>
          <Link href="/sign-in">I have an account</Link>
        </p>
      </section>
    </Frame>
  );
}
