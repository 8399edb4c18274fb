import type { ReactElement } from "react";
import { notices } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { Notice, RefusalNotice, Waiting } from "@/kit/notice";
import { Way } from "@/kit/way";

async function confirmed(code: string): Promise<true> {
  await notices.confirmAddress({ code });
  return true;
}

/** Where the link in a mail leads: the address is confirmed by opening it. */
export function ConfirmPage(): ReactElement {
  const code = decodeURIComponent(location.hash.slice(1));
  const { told, refusal } = useAsked(() => confirmed(code), code);
  return (
    <Frame title="Your address" narrow>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Confirming the address." /> : null}
      {told === null ? null : (
        <Notice>It is confirmed. Mail of your account goes there from now on.</Notice>
      )}
      {told === null && refusal === null ? null : (
        <div>
          <Way to="/settings">To your settings</Way>
        </div>
      )}
    </Frame>
  );
}
