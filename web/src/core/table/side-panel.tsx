import { type ReactElement, useState } from "react";
import type { GameClient } from "@/core/client/client";
import { useClient } from "@/core/client/use-client";
import { useScene } from "@/core/scene/scene";
import { useTable } from "@/core/store/use-table";
import { Chat, saidOf, tableOf } from "@/core/table/chat";
import { Log } from "@/core/table/log";
import { heard, useQuickWords } from "@/core/talk/quick-words";
import { Tabs } from "@/kit/tabs";
import { listed } from "@/kit/wording";

interface SidePanelProps {
  /** The key of the panel on show. */
  readonly shown: string;
  onShow(key: string): void;
}

/** Log, chat and what the title adds, beside the table or in a sheet over it. */
export function SidePanel({ shown, onShow }: SidePanelProps): ReactElement {
  const { store } = useScene();
  const { panels = [] } = useClient();
  const quick = useQuickWords(useTable(store, tableOf));
  const said = heard(useTable(store, saidOf), quick.isMuted).length;
  const [seen, setSeen] = useState(said);
  if (shown === "chat" && seen !== said) {
    setSeen(said);
  }
  return (
    <Tabs
      label="Beside the table"
      shown={shown}
      onShow={onShow}
      tabs={[
        { key: "log", words: "Log", sign: "log", panel: <Log /> },
        { key: "chat", words: "Chat", sign: "chat", unseen: said - seen, panel: <Chat /> },
        ...panels.map(({ key, words, sign, Panel }) => ({ key, words, sign, panel: <Panel /> })),
      ]}
    />
  );
}

/** What the panels are called together: "Log, chat and odds". */
export function panelWords({ panels = [] }: GameClient): string {
  return listed(["Log", "chat", ...panels.map(({ words }) => words.toLowerCase())]);
}
