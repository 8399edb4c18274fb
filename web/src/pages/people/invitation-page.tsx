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

/** Whoever was sent an invitation makes an account; its code stands behind the address. */
export function InvitationPage(): ReactElement {
  const [code] = useState(decodeURIComponent(location.hash.slice(1)));
  const [, go] = useLocation();
  const session = useSession();
  const { told, refusal } = useAsked(() => people.invitation({ code }), code);
  const hasAccount = session.kind === "person" && !isGuest(session);
  return (
    <Frame title="An invitation" narrow>
      <section className={panel["panel"]}>
        <RefusalNotice refusal={refusal} />
        {told === null && refusal === null ? <Waiting what="One moment." /> : null}
        {told === null ? null : (
          <>
            <p>
              {told.maker_name === ""
                ? "You are invited to play here."
                : `${told.maker_name} invites you to play here.`}
              {` The invitation holds until ${DAY.format(told.expires)}.`}
            </p>
            {hasAccount ? (
              <Notice>You have an account already: you need no invitation.</Notice>
            ) : (
              <RegisterForm invitation={code} done={() => go("/lobby")} />
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
