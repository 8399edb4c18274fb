import type { GameSummary, Replay } from "@protocol";
import type { ReactElement } from "react";
import { Way } from "@/kit/way";
import styles from "@/pages/replay/controls.module.css";
import type { Course } from "@/pages/replay/course";
import { CourseBar } from "@/pages/replay/course-bar";
import { type Mark, markAt } from "@/pages/replay/marks";
import { PlaybackButtons } from "@/pages/replay/playback-buttons";
import { ShareMoment } from "@/pages/replay/share-moment";
import { WhatIf } from "@/pages/replay/what-if";

const SPECTATOR = -1;

interface ControlsProps {
  readonly replay: Replay;
  readonly game: GameSummary;
  /** Nothing until the game has been looked through. */
  readonly course: Course | null;
  readonly isComing: boolean;
  /** What the game counts its time in. */
  readonly time: string;
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
  const { replay, game, course, isComing, time, marks, at, asked, isPlaying, goTo, play } = props;
  const last = replay.messages.length - 1;
  const lines = replay.messages[at]?.lines ?? [];
  // The bar of the table says the result already.
  const result = replay.messages[at]?.result ?? "";
  const said = result === "" ? (lines[lines.length - 1]?.text ?? "") : "";
  return (
    <section className={styles["controls"]} data-foot aria-label="Replay">
      <div className={styles["along"]}>
        <PlaybackButtons at={at} isPlaying={isPlaying} goTo={goTo} play={play} />
        <CourseBar
          course={course}
          isComing={isComing}
          at={at}
          last={last}
          time={time}
          said={said}
          goTo={goTo}
        />
        <output className="num">{`${at} / ${last}`}</output>
      </div>
      <div className={styles["row"]}>
        <p className={styles["words"]} aria-live="polite">
          {[said, asked].filter((part) => part !== "").join(" · ") ||
            (result === "" ? "The beginning" : "The end")}
        </p>
        <div className={styles["more"]}>
          <Jumps marks={marks} at={at} goTo={goTo} />
          <Eyes {...props} />
          <WhatIf replay={replay} game={game} at={at} />
          <ShareMoment {...props} />
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
