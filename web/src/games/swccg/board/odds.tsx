import type { ReactElement } from "react";
import { useReply } from "@/core/scene/use-reply";
import styles from "@/games/swccg/board/odds.module.css";
import { barsOf, chanceWords, type Luck, luckAt } from "@/games/swccg/reading/chances";
import { useSwccg } from "@/games/swccg/reading/seen";
import { Meter } from "@/kit/meter";

/** What luck can do now, counted by the server from what this seat knows. */
export function OddsPanel(): ReactElement {
  const { board } = useSwccg();
  const asked = luckAt(board);
  if (asked.length === 0) return <p className={styles["none"]}>Nothing to count here.</p>;
  return (
    <div className={styles["odds"]}>
      {asked.map((luck) => (
        <OddsOf key={luck.question} luck={luck} />
      ))}
    </div>
  );
}

function OddsOf({ luck }: { readonly luck: Luck }): ReactElement | null {
  const { reply, refusal } = useReply(luck.question, "odds");
  if (refusal !== "") return null;
  const chances = reply?.type === "chances" ? reply : null;
  const bars = chances === null ? null : barsOf(chances, luck.bars);
  return (
    <section className={styles["one"]} aria-label={luck.about}>
      <h3>{luck.about}</h3>
      {chances === null ? <p className="quiet">Counting</p> : null}
      {chances === null
        ? null
        : chanceWords(chances).map((line) => (
            <p key={line} className={styles["line"]}>
              {line}
            </p>
          ))}
      {bars === null ? null : <Meter title={luck.caption} bars={bars.bars} total={bars.total} />}
    </section>
  );
}
