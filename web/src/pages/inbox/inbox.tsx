import type { Inbox as InboxTold, WarningLine } from "@protocol";
import type { ReactElement } from "react";
import { people } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice } from "@/kit/notice";

const SOMETIMES = 10_000;

/** What waits for one's answer, on whatever page one is. */
export function Inbox(): ReactElement | null {
  const session = useSession();
  return session.kind === "person" ? <Own key={session.me.person.id} /> : null;
}

function Own(): ReactElement | null {
  const { told, again } = useAsked<InboxTold>(people.inbox, "", SOMETIMES);
  const warning = told?.warnings[0];
  return warning === undefined ? null : (
    <Warned key={warning.id} warning={warning} answered={again} />
  );
}

interface WarnedProps {
  readonly warning: WarningLine;
  readonly answered: () => void;
}

/** What a moderator wants read; it comes back until one has said so. */
function Warned({ warning, answered }: WarnedProps): ReactElement {
  const doing = useDoing();
  const read = (): void =>
    doing.run(async () => {
      await people.acknowledge({ warning: warning.id });
      answered();
    });
  return (
    <Dialog
      title="A moderator has written to you"
      open
      onClose={read}
      must
      actions={
        <Button kind="go" pending={doing.busy} onClick={read}>
          I have read it
        </Button>
      }
    >
      <p>{warning.reason}</p>
      <RefusalNotice refusal={doing.refusal} />
    </Dialog>
  );
}
