import type { MissionFacts } from "@protocol/imperial-assault";
import { type ReactElement, useState } from "react";
import styles from "@/games/imperial-assault/board/mission-rules.module.css";
import { Dialog } from "@/kit/dialog";

interface MissionRulesProps {
  readonly mission: MissionFacts;
  /** So many points win at once. */
  readonly points: number;
}

/** The name of the mission; pressed, it says what counts. */
export function MissionRules({ mission, points }: MissionRulesProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles["name"]}
        aria-haspopup="dialog"
        title="What counts in this mission"
        onClick={() => setOpen(true)}
      >
        {mission.name}
      </button>
      <Dialog title={mission.name} open={open} onClose={() => setOpen(false)}>
        <div className={styles["rules"]}>
          {mission.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>Whoever first has {points} victory points wins.</p>
        </div>
      </Dialog>
    </>
  );
}
