import type { Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { sections } from "@/games/imperial-assault/decks/army";
import styles from "@/games/imperial-assault/decks/army-contents.module.css";
import { CardLine } from "@/games/imperial-assault/decks/card-line";
import { Button } from "@/kit/button";

interface ArmyContentsProps {
  readonly army: Cards;
  readonly facts: Facts;
  /** What the check says of single cards, by their codes. */
  readonly notes?: ReadonlyMap<string, string>;
  /** Put so many more of a card in, or out; without it the army is only shown. */
  readonly change?: (code: string, by: 1 | -1) => void;
}

/** What is in an army, by what it is for. */
export function ArmyContents({ army, facts, notes, change }: ArmyContentsProps): ReactElement {
  return (
    <div className={styles["sections"]}>
      {sections(army, facts).map(({ title, count, points, lines }) => (
        <section key={title}>
          <h3>
            {title}{" "}
            <small className="quiet">
              <span className="num">{count}</span>
              {count === 1 ? " card, " : " cards, "}
              <span className="num">{points}</span>
              {points === 1 ? " point" : " points"}
            </small>
          </h3>
          <ul>
            {lines.map(({ code, count: copies, card }) =>
              card === null ? (
                <li key={code}>{`${copies} ${code}`}</li>
              ) : (
                <CardLine key={code} facts={facts} card={card} note={notes?.get(code) ?? ""}>
                  {change === undefined ? (
                    <Copies count={copies} />
                  ) : (
                    <>
                      <Button
                        kind="quiet"
                        sign="minus"
                        bare
                        aria-label={`One ${cardName(facts, code)} less`}
                        onClick={() => change(code, -1)}
                      />
                      <Copies count={copies} />
                      <Button
                        kind="quiet"
                        sign="plus"
                        bare
                        aria-label={`One ${cardName(facts, code)} more`}
                        onClick={() => change(code, 1)}
                      />
                    </>
                  )}
                </CardLine>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Copies({ count }: { readonly count: number }): ReactElement {
  return (
    <span className={styles["copies"]}>
      <span aria-hidden="true">×</span>
      <span className="num">{count}</span>
      <span className="spoken">{count === 1 ? " copy" : " copies"}</span>
    </span>
  );
}
