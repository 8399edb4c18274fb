import type { ReactElement } from "react";
import { people } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const FILE = "dejarik-data.json";
const FORGOTTEN_AFTER_MS = 60_000;

/** Give a file to whoever sits before the browser. */
function save(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = FILE;
  link.click();
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), FORGOTTEN_AFTER_MS);
}

/** Everything that is kept of oneself, in one file. */
export function ExportPart(): ReactElement {
  const doing = useDoing();
  const take = (): void => doing.run(async () => save(await people.exportData()));
  return (
    <div className={panel["apart"]}>
      <div className={panel["form"]}>
        <p>Everything that is kept of you, in one file for you and your programs.</p>
        <RefusalNotice refusal={doing.refusal} />
        <div>
          <Button pending={doing.busy} onClick={take}>
            Export my data
          </Button>
        </div>
      </div>
    </div>
  );
}
