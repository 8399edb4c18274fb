import type { ChatLine } from "@protocol";
import { type ReactElement, useId, useState } from "react";
import { people } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { Dialog } from "@/kit/dialog";
import { Notice, RefusalNotice } from "@/kit/notice";

interface ReportDialogProps {
  readonly line: ChatLine;
  readonly open: boolean;
  readonly close: () => void;
}

/** Tell the moderators about somebody; the server adds the last lines of the chat itself. */
export function ReportDialog({ line, open, close }: ReportDialogProps): ReactElement {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isSent, setSent] = useState(false);
  const doing = useDoing();
  const send = (): void =>
    doing.run(async () => {
      await people.report({ about: line.author, place: line.place, reason });
      setSent(true);
    });
  return (
    <Dialog
      title={`Report ${line.name}`}
      open={open}
      onClose={close}
      actions={
        isSent ? undefined : (
          <Button kind="danger" pending={doing.busy} disabled={reason.trim() === ""} onClick={send}>
            Send to the moderators
          </Button>
        )
      }
    >
      {isSent ? (
        <Notice>The moderators have it, with the last lines of the chat.</Notice>
      ) : (
        <div className="field">
          <label htmlFor={id}>What is wrong</label>
          <textarea
            id={id}
            rows={4}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <RefusalNotice refusal={doing.refusal} />
    </Dialog>
  );
}
