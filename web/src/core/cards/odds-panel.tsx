import type { RollTold } from "@protocol";
import { type ReactElement, type ReactNode, useState } from "react";
import styles from "@/core/cards/odds-panel.module.css";
import { cards as routes } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { anyOf, type Counts, countedThings, countsOf, meanFraction, totalOf } from "@/kit/chances";
import { Chip } from "@/kit/chip";
import { classes } from "@/kit/classes";
import { Meter, sayShare } from "@/kit/meter";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { capital } from "@/kit/wording";

interface OddsPanelProps {
  readonly title: string;
  readonly code: string;
  /** Its dice, drawn. */
  readonly dice: ReactNode;
}

/** What the dice of a card lead to by themselves: every amount counted, none guessed. */
export function OddsPanel({ title, code, dice }: OddsPanelProps): ReactElement {
  const { told, refusal } = useAsked(() => routes.odds(title, code), `${title} ${code}`);
  const [wanted, setWanted] = useState("");
  const rolls = told?.rolls ?? [];
  const shown = rolls.find(({ words }) => words === wanted) ?? rolls[0];
  return (
    <section className={panel["panel"]} aria-labelledby="odds">
      <div className={panel["head"]}>
        <h2 id="odds">What its dice lead to</h2>
        <span className={panel["acts"]}>
          {rolls.length < 2
            ? null
            : rolls.map(({ words }) => (
                <Chip
                  key={words}
                  words={words}
                  pressed={words === shown?.words}
                  onPress={() => setWanted(words)}
                />
              ))}
        </span>
      </div>
      <RefusalNotice refusal={refusal} />
      {dice}
      {shown === undefined ? null : <Roll roll={shown} />}
    </section>
  );
}

/** More bars than this need the room of two. */
const FEW_BARS = 4;

function isLong({ bars }: Counts): boolean {
  return bars.length > FEW_BARS;
}

function Roll({ roll: { chances } }: { readonly roll: RollTold }): ReactElement {
  const rolls = totalOf(Object.values(chances).flat());
  return (
    <ul className={styles["things"]}>
      {countedThings(chances).map((name) => {
        const counts = countsOf(chances[name] ?? [], rolls);
        const hits = anyOf(counts);
        return (
          <li key={name} className={classes(styles["thing"], isLong(counts) && styles["long"])}>
            <Meter title={capital(name)} bars={counts.bars} total={counts.total} />
            <p>
              <b className="num">{sayShare(hits, counts.total)}</b>
              {` any, ${hits} of ${counts.total}`}
              <span className={styles["mean"]}>{`mean ${meanFraction(counts)}`}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
