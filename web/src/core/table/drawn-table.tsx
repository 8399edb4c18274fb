import { type FC, type ReactElement, type ReactNode, useState } from "react";
import type { GameClient, MotionProps } from "@/core/client/client";
import { Coach, type CoachPlace } from "@/core/lessons/coach";
import { isPassing } from "@/core/orders/orders";
import { questionName } from "@/core/picking/picking";
import { RulingsOf } from "@/core/rulings/use-rulings";
import { useFreshQuestion } from "@/core/scene/fresh-question";
import { type Scene, SceneContext } from "@/core/scene/scene";
import { MissedNote } from "@/core/staging/missed-note";
import { StageBar } from "@/core/staging/stage-bar";
import { useStageSounds } from "@/core/staging/stage-sounds";
import { StageView } from "@/core/staging/stage-view";
import { StageContext, usePresentation, useStageOf } from "@/core/staging/use-presentation";
import { useWaiting } from "@/core/staging/waiting";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { Banners } from "@/core/table/banner";
import { Chooser, Inspector, NoteBeside } from "@/core/table/beside";
import { DecisionBar } from "@/core/table/decision-bar";
import styles from "@/core/table/drawn-table.module.css";
import { useKeptFocus, useKeys } from "@/core/table/keys";
import { Laying } from "@/core/table/laying";
import { KeyDialog, Menu } from "@/core/table/menu";
import { NotDrawn } from "@/core/table/not-drawn";
import { panelWords, SidePanel, useUnseen } from "@/core/table/side-panel";
import { usePassing } from "@/core/table/use-passing";
import { useSceneAround } from "@/core/table/use-scene";
import { decisionIn } from "@/core/view/view";
import { nameOfSeat } from "@/core/words/names";
import { Boundary } from "@/kit/boundary";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { Sheet } from "@/kit/dialog";
import { useMedia } from "@/kit/use-media";

const everything = (state: TableState): TableState => state;

interface DrawnTableProps {
  readonly store: TableStore;
  readonly client: GameClient;
  /** The title's own part of it. */
  readonly Board: FC<Scene>;
  /** The table; where a game is guided, its lessons are kept under it. */
  readonly table: string;
  /** Whether it is played now; what is over is looked through without being waited for. */
  readonly live: boolean;
  /** The board alone: no log, no menu, no bar. */
  readonly bare: boolean;
}

/** A table as it is drawn: the title's board, and around it what every game has. */
export function DrawnTable(props: DrawnTableProps): ReactElement {
  const { client, Board, table, bare } = props;
  const store = usePresentation(props.store, client.acts, props.live);
  const { stage, missed } = useStageOf(store);
  const state = useTable(store, everything);
  const { scene, chooser, note, inspected, dismiss } = useSceneAround(store, state, client);
  const passing = usePassing(store, state, client);
  const [panel, setPanel] = useState("log");
  const [open, setOpen] = useState<"panel" | "menu" | "keys" | null>(null);
  const wide = useMedia("(min-width: 1181px)");
  const touch = useMedia("(hover: none)");
  const unseen = useUnseen(store, panel === "chat" && (wide || open === "panel"));
  const asked = decisionIn(state.view);
  const isIdle = isPassing(state);
  useWaiting({
    isAsked: props.live && asked !== null && !isIdle,
    isOver: state.result !== "",
    words: state.prompt?.text ?? "",
    isLive: props.live,
  });
  useStageSounds(stage, client.Motion !== undefined);
  useKeptFocus(state.version + (stage === null ? 0.5 : 0), questionOf(state, null));
  useFreshQuestion(questionOf(state, scene?.armed ?? null), stage !== null);
  useKeys({
    scene,
    pass: passing.option,
    goes: client.goKeys ?? [],
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
  const { Motion = Still, course } = client;
  const coach = (place: CoachPlace): ReactElement | null =>
    course === undefined ? null : (
      <Coach place={place} course={course} table={table} store={store} />
    );
  return (
    <SceneContext value={scene}>
      <RulingsOf value={state.welcome?.title ?? ""}>
        <StageContext value={stage}>
          <Motion head={scene.head} board={scene.board} lines={state.lines}>
            <main
              className={classes(styles["table"], bare && styles["bare"])}
              data-table
              onScroll={dismiss}
            >
              <Boundary
                until={scene.board}
                instead={(again) => <NotDrawn what="The board" again={again} />}
              >
                <Board {...scene} />
              </Boundary>
              {stage === null ? null : (
                <StageView
                  stage={stage}
                  sheet={(code) => client.sheet(scene.board, code).drawn}
                  skip={store.skip}
                />
              )}
              <MissedNote missed={missed} noted={store.noteMissed} />
              <Banners state={state} passing={passing} />
              {wide && !bare ? (
                <aside className={styles["side"]}>
                  {client.Aside === undefined ? null : <client.Aside {...scene} />}
                  {coach("side")}
                  <SidePanel shown={panel} unseen={unseen} onShow={setPanel} />
                </aside>
              ) : null}
              {bare ? null : (
                <nav className={styles["tools"]} aria-label="Table">
                  {wide ? null : (
                    <Button
                      kind="quiet"
                      sign={unseen > 0 ? "chat" : "log"}
                      bare
                      aria-label={panelWords(client, unseen)}
                      onClick={() => {
                        if (unseen > 0) setPanel("chat");
                        setOpen("panel");
                      }}
                    >
                      {unseen > 0 ? <span className={styles["unseen"]}>{unseen}</span> : null}
                    </Button>
                  )}
                  <Button
                    kind="quiet"
                    sign="menu"
                    bare
                    aria-label="Menu"
                    onClick={() => setOpen("menu")}
                  />
                </nav>
              )}
              {wide ? null : coach("strip")}
              {bare ? null : stage === null ? (
                <DecisionBar state={state} live={props.live} />
              ) : (
                <StageBar
                  stage={stage}
                  name={nameOfSeat(scene.head, state.sitters, stage.act.seat)}
                  hold={store.hold}
                  skip={store.skip}
                  skipAll={store.skipAll}
                />
              )}
              {chooser === null ? null : <Chooser at={chooser} dismiss={dismiss} />}
              {note === null ? null : <NoteBeside note={note} />}
              {inspected === null ? null : (
                <Inspector inspected={inspected} sheet={touch} dismiss={dismiss} />
              )}
            </main>
            <Sheet title="Beside the table" open={open === "panel" && !wide} onClose={close}>
              <div className={styles["sheet"]}>
                <SidePanel shown={panel} unseen={unseen} onShow={setPanel} />
              </div>
            </Sheet>
            <Menu open={open === "menu"} passing={passing} close={close}>
              {coach("menu")}
            </Menu>
            <KeyDialog open={open === "keys"} close={close} />
          </Motion>
        </StageContext>
      </RulingsOf>
    </SceneContext>
  );
}

/** A table on which nothing moves. */
function Still({ children }: MotionProps<unknown>): ReactNode {
  return children;
}

/** What a click would answer now: it changes with the decision and with what waits to be confirmed. */
function questionOf({ view }: TableState, armed: number | null): string {
  const decision = decisionIn(view);
  return `${decision === null ? "none" : questionName(decision)} ${armed ?? ""}`;
}

/** Before the first view: the board, and what is being waited for. */
function Waiting({ state }: { readonly state: TableState }): ReactElement {
  const { status, notice } = state.connection;
  const words = status === "connecting" ? "Coming to the table" : "Waiting for the table";
  return <Laying words={notice?.message ?? words} />;
}
