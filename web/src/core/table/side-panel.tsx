import { type ReactElement, useState } from "react";
import type { GameClient } from "@/core/client/client";
import { useClient } from "@/core/client/use-client";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { Chat, saidOf, tableOf } from "@/core/table/chat";
import { Log } from "@/core/table/log";
import { heard, useQuickWords } from "@/core/talk/quick-words";
import { Tabs } from "@/kit/tabs";
import { listed } from "@/kit/wording";

/** How many lines of the chat were not seen; they are while the chat `isOpen`. */
export function useUnseen(store: TableStore, isOpen: boolean): number {
  const quick = useQuickWords(useTable(store, tableOf));
  const said = heard(useTable(store, saidOf), quick.isMuted).length;
  const [seen, setSeen] = useState(said);
  if (isOpen && seen !== said) {
    setSeen(said);
  }
  return isOpen ? 0 : Math.max(0, said - seen);
}

interface SidePanelProps {
  /** The key of the panel on show. */
  readonly shown: string;
  /** How many lines of the chat were not seen. */
  readonly unseen: number;
  onShow(key: string): void;
}

/** Log, chat and what the title adds, beside the table or in a sheet over it. */
export function SidePanel({ shown, unseen, onShow }: SidePanelProps): ReactElement {
  const { panels = [] } = useClient();
  return (
    <Tabs
      label="Beside the table"
      shown={shown}
      onShow={onShow}
      tabs={[
        { key: "log", words: "Log", sign: "log", panel: <Log /> },
        { key: "chat", words: "Chat", sign: "chat", unseen, panel: <Chat /> },
        ...panels.map(({ key, words, sign, Panel }) => ({ key, words, sign, panel: <Panel /> })),
      ]}
    />
  );
}

/** What the panels are called together, and what is new there: "Log, chat and odds, 1 new". */
export function panelWords({ panels = [] }: GameClient, unseen = 0): string {
  const all = listed(["Log", "chat", ...panels.map(({ words }) => words.toLowerCase())]);
  return unseen === 0 ? all : `${all}, ${unseen} new in the chat`;
}
