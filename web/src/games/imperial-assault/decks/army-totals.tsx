import type { Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { totalsOf } from "@/games/imperial-assault/decks/army";
import styles from "@/games/imperial-assault/decks/army-totals.module.css";
import { classes } from "@/kit/classes";

interface ArmyTotalsProps {
  readonly army: Cards;
  readonly facts: Facts;
  readonly format: string;
}

/** What an army comes to, beside how much its format allows. */
export function ArmyTotals({ army, facts, format }: ArmyTotalsProps): ReactElement {
  const { points, groups, figures, commands, commandPoints } = totalsOf(army, facts);
  const limits = facts.formats.get(format);
  return (
    <dl className={styles["totals"]} aria-label="What the army comes to">
      <Total words="Points" value={points} of={limits?.points} />
      <Total words="Groups" value={groups} />
      <Total words="Figures" value={figures} />
      <Total words="Commands" value={commands} of={limits?.deck_size} />
      <Total words="Command points" value={commandPoints} of={limits?.deck_points} />
    </dl>
  );
}

interface TotalProps {
  readonly words: string;
  readonly value: number;
  readonly of?: number | undefined;
}

function Total({ words, value, of }: TotalProps): ReactElement {
  const over = of !== undefined && value > of;
  return (
    <div className={classes(over && styles["over"])}>
      <dt>{words}</dt>
      <dd className="num">
        {value}
        {of === undefined ? null : <small>{` of ${of}`}</small>}
        {over ? <span className="spoken"> (too many)</span> : null}
      </dd>
    </div>
  );
}
