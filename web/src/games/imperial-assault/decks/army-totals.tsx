import type { Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { Totals } from "@/core/decks/totals";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { totalsOf } from "@/games/imperial-assault/decks/army";

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
    <Totals
      label="What the army comes to"
      totals={[
        { words: "Points", value: points, most: limits?.points },
        { words: "Groups", value: groups },
        { words: "Figures", value: figures },
        { words: "Commands", value: commands, most: limits?.deck_size },
        { words: "Command points", value: commandPoints, most: limits?.deck_points },
      ]}
    />
  );
}
