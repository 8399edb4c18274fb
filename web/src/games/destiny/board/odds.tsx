import type { Chances } from "@protocol";
import { type ReactElement, useState } from "react";
import styles from "@/games/destiny/board/odds.module.css";
import { oddsQuestions } from "@/games/destiny/reading/chances";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { countedThings, countsOf, leastOf, meanOf } from "@/kit/chances";
import { Chip } from "@/kit/chip";
import { Meter, sayShare } from "@/kit/meter";

interface Answered {
  readonly question: string;
  readonly chances: Chances["chances"];
  readonly refusal: string;
}

const NOTHING: Answered = { question: "", chances: {}, refusal: "" };

/** What dice lead to before they are rolled: how likely each amount is, and each at least. */
export function Odds(): ReactElement {
  const { store, view, board, catalogue } = useDestiny();
  const [answered, setAnswered] = useState<Answered>(NOTHING);
  const [wanted, setWanted] = useState("damage");
  const questions = oddsQuestions(view, board, catalogue);
  const ask = (question: string): void => {
    void store.ask({ type: "odds", question }).then((asked) => {
      if (!asked.done) {
        setAnswered({ question, chances: {}, refusal: asked.refusal.message });
      } else if (asked.reply.type === "chances") {
        setAnswered({ question, chances: asked.reply.chances, refusal: "" });
      }
    });
  };
  const names = countedThings(answered.chances);
  const shown = names.includes(wanted) ? wanted : (names[0] ?? "");
  const list = answered.chances[shown] ?? [];
  const { bars, total } = countsOf(list);
  return (
    <div className={styles["odds"]}>
      <div className={styles["asks"]}>
        {questions.map(({ question, words }) => (
          <Chip
            key={question}
            words={words}
            pressed={answered.question === question}
            onPress={() => ask(question)}
          />
        ))}
        {questions.length === 0 ? (
          <p className="quiet">No dice of yours can be rolled now.</p>
        ) : null}
      </div>
      {answered.refusal === "" ? null : <p>{answered.refusal}</p>}
      {shown === "" ? (
        <p className="quiet">Choose a roll to see what it leads to.</p>
      ) : (
        <>
          <div className={styles["asks"]}>
            {names.map((name) => (
              <Chip
                key={name}
                words={name}
                pressed={name === shown}
                onPress={() => setWanted(name)}
              />
            ))}
          </div>
          <Meter title={`Your pool then has: ${shown}`} bars={bars} total={total} />
          <ul className={styles["least"]} aria-label="At least">
            {leastOf(bars).map(({ amount, count }) => (
              <li key={amount}>
                <b className="num">{sayShare(count, total)}</b> at least {amount}
              </li>
            ))}
          </ul>
          <p className="quiet">
            Exact, {total} rolls. Mean {meanOf(list).toFixed(2)}.
          </p>
        </>
      )}
    </div>
  );
}
