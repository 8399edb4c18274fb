import type { ReactElement } from "react";
import { MissionRules } from "@/games/imperial-assault/board/mission-rules";
import styles from "@/games/imperial-assault/board/score.module.css";
import { Sign } from "@/games/imperial-assault/drawing/sign";
import type { Seen, Side } from "@/games/imperial-assault/reading/seen";
import { missionOf, standingLine } from "@/games/imperial-assault/reading/standing";
import { classes } from "@/kit/classes";

/** So many points win at once. */
const WINNING = 40;

interface ScoreProps {
  readonly seen: Seen;
  readonly nearName: string;
  readonly farName: string;
}

/** Points of both sides, and the round between them. */
export function Score({ seen, nearName, farName }: ScoreProps): ReactElement {
  const mission = missionOf(seen);
  return (
    <header className={styles["score"]} data-zone="score">
      <Points seen={seen} side={seen.near} name={nearName} />
      <div className={styles["round"]}>
        <b>{standingLine(seen)}</b>
        {mission === undefined ? (
          <span>{WINNING} points win</span>
        ) : (
          <MissionRules mission={mission} points={WINNING} />
        )}
      </div>
      <Points seen={seen} side={seen.far} name={farName} far />
    </header>
  );
}

interface PointsProps {
  readonly seen: Seen;
  readonly side: Side;
  readonly name: string;
  readonly far?: boolean;
}

function Points({ seen, side, name, far = false }: PointsProps): ReactElement {
  const { points, seat } = side.side;
  const share = Math.min(1, points / WINNING);
  return (
    <div className={classes(styles["side"], far && styles["far"])}>
      <span className={styles["standing"]}>
        <b className={classes("num", styles["points"])}>{points}</b>
        {seen.view.initiative === seat ? <Sign name="initiative" label="has initiative" /> : null}
      </span>
      <div className={styles["track"]}>
        <span className={styles["name"]}>{name}</span>
        <span
          className={styles["bar"]}
          role="img"
          aria-label={`${points} of ${WINNING} points`}
          style={{ "--share": share }}
        />
      </div>
    </div>
  );
}
