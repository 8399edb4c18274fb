import type { ReactElement } from "react";
import { howMany, questionName } from "@/core/picking/picking";
import { wordsOf } from "@/core/scene/asked";
import { type Scene, useScene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import { SeatClock } from "@/core/table/clock";
import styles from "@/core/table/decision-bar.module.css";
import { Tray } from "@/core/table/tray";
import { decideWords, nameOfSeat } from "@/core/words/names";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { componentFor } from "@/games/destiny/decisions/by-reason";
import { Die } from "@/games/destiny/drawing/die";
import { Sign } from "@/games/destiny/drawing/sign";
import { dieColour, typeOf } from "@/games/destiny/reading/faces";
import { readSide } from "@/games/destiny/reading/sides";
import { dieOf } from "@/games/destiny/reading/things";
import { Button } from "@/kit/button";
import { capital } from "@/kit/capital";
import { classes } from "@/kit/classes";
import { useMedia } from "@/kit/use-media";

/** What is decided now: the sentence, where it comes from, what can be answered, the clock. */
export function DecisionBar({ state }: { readonly state: TableState }): ReactElement {
  const scene = useScene();
  const { decision, prompt, view, armed } = scene;
  const mine = decision !== null && prompt !== null;
  const narrow = useMedia("(max-width: 720px)");
  const Component = mine ? componentFor(decision) : null;
  return (
    <section
      className={classes(styles["bar"], mine && styles["mine"])}
      data-bar
      data-zone="bar"
      data-decision={decision === null ? `none ${state.version}` : questionName(decision)}
      data-reason={decision?.reason}
      data-several={scene.picking.picks === null ? undefined : ""}
      data-over={state.result === "" ? undefined : ""}
      aria-label="Decision"
    >
      {mine ? <Tray /> : null}
      <Source scene={scene} />
      <div className={styles["say"]} aria-live="polite">
        <p className={styles["over"]}>{overline(scene)}</p>
        <h1 className={styles["sentence"]} data-sentence>
          {sentence(scene, state)}
        </h1>
      </div>
      <div className={styles["choices"]} data-row>
        {decision?.back === true || armed !== null || isPicked(scene) ? (
          <Button kind="line" sign="undo" onClick={scene.back}>
            Step back
          </Button>
        ) : null}
        {Component === null || decision === null || prompt === null ? null : (
          <Component
            key={questionName(decision)}
            scene={scene}
            decision={decision}
            prompt={prompt}
          />
        )}
        {armed !== null && prompt !== null ? (
          <Button kind="go" data-confirm onClick={() => scene.choose(armed)}>
            {wordsOf(prompt, armed)}
          </Button>
        ) : null}
      </div>
      <div className={styles["clock"]}>
        {narrow ? (
          <SeatClock clocks={state.clocks} seat={scene.board.far.seat} words="The other clock" />
        ) : null}
        {view.seat >= 0 ? (
          <SeatClock clocks={state.clocks} seat={view.seat} words="Your clock" />
        ) : narrow ? (
          <SeatClock clocks={state.clocks} seat={scene.board.near.seat} words="The near clock" />
        ) : null}
      </div>
    </section>
  );
}

function isPicked({ picking }: Scene): boolean {
  return (picking.picks?.picked.length ?? 0) > 0;
}

function overline({ decision, view, catalogue, sent, picking }: Scene): string {
  if (sent !== null) {
    return "Sent, waiting for the table";
  }
  if (decision === null) {
    return `Round ${view.round}, ${view.phase} phase`;
  }
  const { picks } = picking;
  if (picks !== null && picks.trouble !== "") {
    return picks.trouble;
  }
  const code = decision.asked_by ?? "";
  const from = code === "" ? "" : `, from ${titleOf(catalogue, code)}`;
  return `Your decision${from}${picks === null ? "" : `: ${howMany(picks, decision)}`}`;
}

function sentence({ prompt, decision, view, placement }: Scene, state: TableState): string {
  if (state.result !== "") {
    return capital(state.result);
  }
  if (prompt === null || decision === null) {
    const names = view.deciding.map((seat) => nameOfSeat(view, state.sitters, seat));
    return names.length === 0 ? "Nothing to decide" : decideWords(names);
  }
  const acting = decision.reason === "action" || decision.reason === "additional_action";
  return acting && placement.things.size > 0
    ? `${prompt.text}: use something lit, or choose here`
    : prompt.text;
}

/** The die or card that asks. */
function Source({ scene }: { readonly scene: Scene }): ReactElement {
  const { decision, view, catalogue, inspect } = scene;
  const die = dieOf(view, decision?.die ?? 0);
  const code = decision?.asked_by ?? "";
  if (die?.side !== undefined) {
    const colour = dieColour(catalogue.get(die.code));
    return (
      <span className={styles["source"]}>
        <Die
          colour={colour}
          side={readSide(die.side)}
          owner={titleOf(catalogue, die.code)}
          size={48}
        />
      </span>
    );
  }
  if (code === "") {
    return <span className={styles["source"]} aria-hidden="true" />;
  }
  const look = (element: HTMLElement): void =>
    inspect({ id: decision?.source ?? 0, code, at: element.getBoundingClientRect() });
  return (
    <button
      type="button"
      className={classes(styles["source"], styles["card"], dieColour(catalogue.get(code)))}
      aria-label={`Look at ${titleOf(catalogue, code)}`}
      onClick={(event) => look(event.currentTarget)}
      onPointerEnter={(event) => look(event.currentTarget)}
      onPointerLeave={() => inspect(null)}
    >
      <Sign name={typeOf(catalogue.get(code)?.type ?? "")} />
    </button>
  );
}
