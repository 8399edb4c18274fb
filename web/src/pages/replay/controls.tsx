import type { GameSummary, Replay } from "@protocol";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { games } from "@/core/net/api";
import { useDoing } from "@/core/site/asked";
import { tablePath, USUAL_BOT, withNonce } from "@/core/site/starting";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import { Way } from "@/kit/way";
import styles from "@/pages/replay/controls.module.css";
import { type Mark, markAt } from "@/pages/replay/marks";

const SPECTATOR = -1;

interface ControlsProps {
  readonly replay: Replay;
  readonly game: GameSummary;
  readonly marks: ReadonlyArray<Mark>;
  readonly at: number;
  /** What was asked at this moment, of whose eyes it is. */
  readonly asked: string;
  readonly isPlaying: boolean;
  readonly goTo: (at: number) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly look: (seat: number) => void;
}

/** Through the replay: back and forth, to a mark, with other eyes, and out of it into a game. */
export function Controls(props: ControlsProps): ReactElement {
  const { replay, marks, at, asked, isPlaying, goTo, play } = props;
  const last = replay.messages.length - 1;
  const lines = replay.messages[at]?.lines ?? [];
  const said = lines[lines.length - 1]?.text ?? "";
  return (
    <section className={styles["controls"]} data-foot aria-label="Replay">
      <p className={styles["words"]} aria-live="polite">
        {[said, asked].filter((part) => part !== "").join(" · ") || "The beginning"}
      </p>
      <div className={styles["row"]}>
        <Button
          kind="line"
          sign="left"
          bare
          aria-label="One step back"
          onClick={() => goTo(at - 1)}
        />
        <Button
          kind="go"
          sign={isPlaying ? "pause" : "play"}
          bare
          aria-label={isPlaying ? "Pause" : "Play"}
          onClick={() => play(!isPlaying)}
        />
        <Button
          kind="line"
          sign="right"
          bare
          aria-label="One step on"
          onClick={() => goTo(at + 1)}
        />
        <input
          className={styles["slider"]}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Place in the game"
          aria-valuetext={`${at} of ${last}: ${said}`}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <output className="num">{`${at} / ${last}`}</output>
        <div className={styles["more"]}>
          <Jumps marks={marks} at={at} goTo={goTo} />
          <Eyes {...props} />
          <PlayOn {...props} />
        </div>
        <span className={styles["beyond"]}>
          <Way to={`/review/${replay.game}?seat=${replay.seat}`} kind="quiet">
            How it went
          </Way>
          <Way to={`/receipt/${replay.game}`} kind="quiet">
            Check the dice
          </Way>
        </span>
      </div>
    </section>
  );
}

interface JumpsProps {
  readonly marks: ReadonlyArray<Mark>;
  readonly at: number;
  readonly goTo: (at: number) => void;
}

function Jumps({ marks, at, goTo }: JumpsProps): ReactElement {
  const here = markAt(marks, at);
  return (
    <div className="field">
      <label className="spoken" htmlFor="jump">
        Jump to
      </label>
      <select
        id="jump"
        value={here === undefined ? 0 : marks.indexOf(here)}
        onChange={({ target }) => goTo(marks[Number(target.value)]?.at ?? 0)}
      >
        {marks.map(({ at: place, words }, nth) => (
          <option key={`${place} ${words}`} value={nth}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Eyes({ replay, game, look }: ControlsProps): ReactElement {
  return (
    <div className="field">
      <label className="spoken" htmlFor="eyes">
        Whose eyes
      </label>
      <select id="eyes" value={replay.seat} onChange={({ target }) => look(Number(target.value))}>
        <option value={SPECTATOR}>As a spectator</option>
        {game.players.map(({ name, bot }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <option key={seat} value={seat}>
            {`As ${name || bot}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function PlayOn({ replay, at }: ControlsProps): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const fork = (): void =>
    doing.run(async () => {
      const seat = replay.seat === SPECTATOR ? null : replay.seat;
      const position = replay.positions[at] ?? 0;
      const table = await games.fork(replay.game, { position, bot: USUAL_BOT, seat });
      go(tablePath(await withNonce(table)));
    });
  return (
    <>
      <Button pending={doing.busy} onClick={fork}>
        Play on
        <span className="spoken"> from here against the computer</span>
      </Button>
      <RefusalNotice refusal={doing.refusal} />
    </>
  );
}
