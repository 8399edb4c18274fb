import type { ReactElement } from "react";
import { calledOf } from "@/core/cards/called";
import type { DeckShownProps } from "@/core/client/titles";
import { DeckSheet } from "@/core/decks/deck-sheet";
import { useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import { ArmyAnalysis } from "@/games/imperial-assault/decks/analysis";
import { armyOf } from "@/games/imperial-assault/decks/army";
import { ArmyContents } from "@/games/imperial-assault/decks/army-contents";
import { ArmyTotals } from "@/games/imperial-assault/decks/army-totals";
import {
  armyText,
  isRemark,
  leaderWords,
  sideWords,
} from "@/games/imperial-assault/decks/army-words";

/** An army: what is in it, where it is legal, and a skirmish with it. */
export function ArmyShown(props: DeckShownProps): ReactElement {
  const { deck } = props;
  const { edition, format } = deck.checked;
  const facts = useFacts(edition);
  const army = armyOf(deck);
  return (
    <DeckSheet
      {...props}
      heading={calledOf(deck)}
      about={[sideWords(army.deployments, facts), leaderWords(army.deployments, facts)]
        .filter(Boolean)
        .join(" · ")}
      text={armyText(army, facts)}
      nameOf={(code) => cardName(facts, code)}
      numbers={<ArmyAnalysis army={army} facts={facts} />}
      isRemark={isRemark}
    >
      <ArmyTotals army={army} facts={facts} format={format} />
      <ArmyContents army={army} facts={facts} />
    </DeckSheet>
  );
}
