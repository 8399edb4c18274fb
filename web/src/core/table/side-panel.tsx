import { type ReactElement, useState } from "react";
import { useScene } from "@/core/scene/scene";
import { useTable } from "@/core/store/use-table";
import { Chat, saidOf } from "@/core/table/chat";
import { Log } from "@/core/table/log";
import { Odds } from "@/games/destiny/board/odds";
import { Tabs } from "@/kit/tabs";

export type PanelName = "log" | "chat" | "odds";

interface SidePanelProps {
  readonly shown: PanelName;
  onShow(name: PanelName): void;
}

/** Log, chat and odds beside the table, or in a sheet over it. */
export function SidePanel({ shown, onShow }: SidePanelProps): ReactElement {
  const { store } = useScene();
  const said = useTable(store, saidOf).length;
  const [seen, setSeen] = useState(said);
  if (shown === "chat" && seen !== said) {
    setSeen(said);
  }
  const panels: Readonly<Record<PanelName, () => ReactElement>> = {
    log: () => <Log />,
    chat: () => <Chat />,
    odds: () => <Odds />,
  };
  return (
    <Tabs
      label="Beside the table"
      shown={shown}
      onShow={(key) => {
        if (key === "log" || key === "chat" || key === "odds") {
          onShow(key);
        }
      }}
      tabs={[
        { key: "log", words: "Log", sign: "log", panel: panels.log() },
        { key: "chat", words: "Chat", sign: "chat", unseen: said - seen, panel: panels.chat() },
        { key: "odds", words: "Odds", sign: "odds", panel: panels.odds() },
      ]}
    />
  );
}
