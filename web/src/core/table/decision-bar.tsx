import type { Prompt } from "@protocol";
import type { ReactElement } from "react";
import type { GameClient } from "@/core/client/client";
import { useClient } from "@/core/client/use-client";
import { isAgainstBots } from "@/core/decisions/against-bots";
import { componentFor } from "@/core/decisions/by-kind";
import { Pairs } from "@/core/decisions/pairs";
import { isPassing } from "@/core/orders/orders";
import { OrdersHere } from "@/core/orders/orders-panel";
import { howMany, questionName } from "@/core/picking/picking";
import { wordsOf } from "@/core/scene/asked";
import { PAIRS, type Scene, useScene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { SeatClock } from "@/core/table/clock";
import styles from "@/core/table/decision-bar.module.css";
import { Tray } from "@/core/table/tray";
import { UndoButton } from "@/core/table/undo-button";
import { ruinOf } from "@/core/view/ruin";
import type { Head } from "@/core/view/view";
import { decideWords, nameOfSeat } from "@/core/words/names";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { useMedia } from "@/kit/use-media";
import { capital } from "@/kit/wording";

interface DecisionBarProps {
  readonly state: TableState;
  /** Whether it is played now: what is over is not taken back. */
  readonly live: boolean;
}

/** What is decided now: the sentence, where it comes from, what can be answered, the clock. */
export function DecisionBar({ state, live }: DecisionBarProps): ReactElement {
  const scene = useScene();
  const client = useClient();
  const { decision, prompt, head, armed } = scene;
  const mine = decision !== null && prompt !== null;
  const narrow = useMedia("(max-width: 720px)");
  const others = narrow ? otherSeats(state, nearSeat(head)) : [];
  const alone = isAgainstBots(state.sitters, head.seat);
  const Component = mine ? componentFor(decision, client) : null;
  const [asks, says] = inTwo(sentence(scene, state, client));
  return (
    <section
      className={classes(styles["bar"], mine && styles["mine"])}
      data-bar
      data-uncovered
      data-zone="bar"
      data-decision={decision === null ? `none ${state.version}` : questionName(decision)}
      data-reason={decision?.reason}
      data-several={scene.picking.picks === null ? undefined : ""}
      data-passing={isPassing(state) ? "" : undefined}
      data-over={state.result === "" ? undefined : ""}
      aria-label="Decision"
    >
      {mine ? <Tray /> : null}
      <span className={styles["source"]}>
        {client.Asker === undefined ? null : <client.Asker {...scene} />}
      </span>
      <div className={styles["say"]} aria-live="polite">
        <p className={styles["over"]}>{overline(scene, client)}</p>
        <h1 className={styles["sentence"]} data-sentence tabIndex={-1}>
          {asks}
        </h1>
        {says === "" ? null : <p className={styles["says"]}>{says}</p>}
      </div>
      {live && head.seat >= 0 && state.result === "" ? <UndoButton state={state} /> : null}
      <div className={styles["choices"]} data-row>
        {mine || !narrow ? null : <Newest lines={state.lines} />}
        {mine ? <Pairs prompt={prompt} ruinous={false} alone={alone} /> : null}
        {Component === null || decision === null || prompt === null ? null : (
          <Component
            key={questionName(decision)}
            scene={scene}
            decision={decision}
            prompt={prompt}
          />
        )}
        {mine ? <Pairs prompt={prompt} ruinous alone={alone} /> : null}
        {armed !== null && armed > PAIRS && prompt !== null ? (
          <Confirm scene={scene} prompt={prompt} place={armed} />
        ) : null}
        {mine && live && !narrow ? <OrdersHere store={scene.store} /> : null}
      </div>
      <div className={styles["clock"]}>
        {others.map((seat) => (
          <SeatClock key={seat} clocks={state.clocks} seat={seat} words="The other clock" />
        ))}
        {head.seat >= 0 ? (
          <SeatClock clocks={state.clocks} seat={head.seat} words="Your clock" />
        ) : narrow ? (
          <SeatClock clocks={state.clocks} seat={nearSeat(head)} words="The near clock" />
        ) : null}
      </div>
    </section>
  );
}

/** So many lines of the log fit into the bar of a phone. */
const NEWEST = 3;

/** On a phone, while others decide: what has happened last. */
function Newest({ lines }: Pick<TableState, "lines">): ReactElement {
  const told = lines.filter(({ minor }) => minor !== true).slice(-NEWEST);
  return (
    <ol className={styles["newest"]} aria-label="What happened last">
      {told.map(({ text, event }) => (
        <li key={`${event.serial} ${text}`}>{text}</li>
      ))}
    </ol>
  );
}

interface ConfirmProps {
  readonly scene: Scene;
  readonly prompt: Prompt;
  readonly place: number;
}

/** Sends what waits to be confirmed; hidden where its own button in the bar asks already. */
function Confirm({ scene, prompt, place }: ConfirmProps): ReactElement {
  const ruin = ruinOf(prompt, place);
  const words = wordsOf(prompt, place);
  return (
    <Button
      kind={ruin === "" ? "go" : "danger"}
      className={styles["confirm"] ?? ""}
      data-confirm
      onClick={() => scene.choose(place)}
    >
      {ruin === "" ? words : `Really: ${words}. ${ruin}`}
    </Button>
  );
}

/** A question, and what it says of the ability that it is about. */
function inTwo(words: string): readonly [string, string] {
  const end = words.indexOf("? ") + 1;
  return end === 0 ? [words, ""] : [words.slice(0, end), words.slice(end + 1)];
}

/** The seat that one looks from; whoever watches sits where the first seat does. */
function nearSeat({ seat }: Head): number {
  return Math.max(0, seat);
}

function otherSeats({ clocks }: TableState, near: number): ReadonlyArray<number> {
  return [...(clocks?.clock.left ?? []).keys()].filter((seat) => seat !== near);
}

function overline({ decision, board, sent, picking }: Scene, client: GameClient): string {
  if (sent !== null) {
    return "Sent, waiting for the table";
  }
  if (decision === null) {
    return client.says?.standing?.(board) ?? "";
  }
  const { picks } = picking;
  if (picks !== null && picks.trouble !== "") {
    return picks.trouble;
  }
  const code = decision.asked_by ?? "";
  const from = code === "" ? "" : `, from ${client.sheet(board, code).title}`;
  return `Your decision${from}${picks === null ? "" : `: ${howMany(picks, decision)}`}`;
}

function sentence(scene: Scene, state: TableState, client: GameClient): string {
  const { prompt, decision, head } = scene;
  if (state.result !== "") {
    return capital(state.result);
  }
  if (prompt === null || decision === null) {
    const names = head.deciding.map((seat) => nameOfSeat(head, state.sitters, seat));
    return names.length === 0 ? "Nothing to decide" : decideWords(names);
  }
  return client.says?.question?.(scene) ?? prompt.text;
}
