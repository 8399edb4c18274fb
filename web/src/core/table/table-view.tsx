import { type ReactElement, type ReactNode, useState } from "react";
import { questionName } from "@/core/picking/picking";
import { useFreshQuestion } from "@/core/scene/fresh-question";
import { SceneContext } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { Banners } from "@/core/table/banner";
import { Chooser, Inspector, NoteBeside } from "@/core/table/beside";
import { DecisionBar } from "@/core/table/decision-bar";
import { useKeptFocus, useKeys } from "@/core/table/keys";
import { KeyDialog, Menu } from "@/core/table/menu";
import { type PanelName, SidePanel } from "@/core/table/side-panel";
import styles from "@/core/table/table-view.module.css";
import { usePassing } from "@/core/table/use-passing";
import { useSceneAround } from "@/core/table/use-scene";
import { Felt } from "@/games/destiny/board/felt";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import type { CoachPlace } from "@/games/destiny/lessons/coach";
import { MotionFrom } from "@/games/destiny/motion/motion";
import { Button } from "@/kit/button";
import { Sheet } from "@/kit/dialog";
import { Rings } from "@/kit/rings";
import { useMedia } from "@/kit/use-media";

const everything = (state: TableState): TableState => state;

interface TableViewProps {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  /** Who stands by in a guided game, for each place where there is room. */
  readonly coach?: ((place: CoachPlace) => ReactNode) | undefined;
}

/** A table as a person plays at it. */
export function TableView({ store, catalogue, coach }: TableViewProps): ReactElement {
  const state = useTable(store, everything);
  const { scene, chooser, note, inspected, dismiss } = useSceneAround(store, state, catalogue);
  const passing = usePassing(store, state);
  const [panel, setPanel] = useState<PanelName>("log");
  const [open, setOpen] = useState<"panel" | "menu" | "keys" | null>(null);
  const wide = useMedia("(min-width: 1181px)");
  const touch = useMedia("(hover: none)");
  useKeptFocus(state.version);
  useFreshQuestion(questionOf(state, scene?.armed ?? null));
  useKeys({
    scene,
    dismiss: () => {
      const something = chooser !== null || note !== null || inspected !== null;
      dismiss();
      return something;
    },
    showKeys: () => setOpen("keys"),
  });
  if (scene === null) {
    return <Waiting state={state} />;
  }
  const close = (): void => setOpen(null);
  return (
    <SceneContext value={scene}>
      <MotionFrom view={scene.view} lines={state.lines}>
        <main className={styles["table"]} data-table onScroll={dismiss}>
          <Felt sitters={state.sitters} clocks={state.clocks} presence={state.presence} />
          <Banners state={state} passing={passing} />
          {wide ? (
            <aside className={styles["side"]}>
              {coach?.("side")}
              <SidePanel shown={panel} onShow={setPanel} />
            </aside>
          ) : null}
          <nav className={styles["tools"]} aria-label="Table">
            {wide ? null : (
              <Button
                kind="quiet"
                sign="log"
                bare
                aria-label="Log, chat and odds"
                onClick={() => setOpen("panel")}
              />
            )}
            <Button
              kind="quiet"
              sign="menu"
              bare
              aria-label="Menu"
              onClick={() => setOpen("menu")}
            />
          </nav>
          {wide ? null : coach?.("strip")}
          <DecisionBar state={state} />
          {chooser === null ? null : <Chooser at={chooser} dismiss={dismiss} />}
          {note === null ? null : <NoteBeside note={note} />}
          {inspected === null ? null : (
            <Inspector inspected={inspected} sheet={touch} dismiss={dismiss} />
          )}
        </main>
        <Sheet title="Beside the table" open={open === "panel" && !wide} onClose={close}>
          <div className={styles["sheet"]}>
            <SidePanel shown={panel} onShow={setPanel} />
          </div>
        </Sheet>
        <Menu open={open === "menu"} passing={passing} close={close}>
          {coach?.("menu")}
        </Menu>
        <KeyDialog open={open === "keys"} close={close} />
      </MotionFrom>
    </SceneContext>
  );
}

/** What a click would answer now: it changes with the decision and with what waits to be confirmed. */
function questionOf({ view }: TableState, armed: number | null): string {
  return `${view?.decision ? questionName(view.decision) : "none"} ${armed ?? ""}`;
}

/** Before the first view: the board, and what is being waited for. */
function Waiting({ state }: { readonly state: TableState }): ReactElement {
  const { status, notice } = state.connection;
  const words = status === "connecting" ? "Coming to the table" : "Waiting for the table";
  return (
    <main className={styles["waiting"]}>
      <Rings />
      <p role="status">{notice?.message ?? words}</p>
    </main>
  );
}
