import type { CardFacts, Cards } from "@protocol/imperial-assault";
import { type ReactElement, useState } from "react";
import { passing, WORDS, YES } from "@/core/cards/search";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { SIDES, searchIn } from "@/games/imperial-assault/catalogue/search";
import { copiesOf } from "@/games/imperial-assault/decks/army";
import { CardLine } from "@/games/imperial-assault/decks/card-line";
import styles from "@/games/imperial-assault/decks/pool.module.css";
import { Button } from "@/kit/button";
import { ChoiceField, TextField } from "@/kit/choice-field";
import { More } from "@/kit/more";
import panel from "@/kit/panel.module.css";

const KINDS = [
  ["group", "Groups"],
  ["upgrade", "Upgrades and attachments"],
  ["command", "Command cards"],
] as const;
const ANY_SIDE = [["", "Any side"], ...SIDES] as const;
/** What is for campaigns only has no place in an army. */
const SKIRMISH = "skirmish";
const PAGE = 30;

interface PoolProps {
  readonly facts: Facts;
  readonly army: Cards;
  readonly add: (card: CardFacts) => void;
}

/** The cards that an army can be made of. */
export function Pool({ facts, army, add }: PoolProps): ReactElement {
  const [kind, setKind] = useState<(typeof KINDS)[number][0]>("group");
  const [side, setSide] = useState<(typeof ANY_SIDE)[number][0]>("");
  const [text, setText] = useState("");
  const [shown, setShown] = useState(PAGE);
  const wanted = {
    [WORDS]: text,
    kind,
    affiliation: kind === "command" ? "" : side,
    playable: YES,
  };
  const found = passing([...facts.cards.values()], searchIn(facts), wanted).filter(
    ({ modes = [] }) => modes.length === 0 || modes.includes(SKIRMISH),
  );
  const sorted = found.toSorted((one, other) => (other.cost ?? 0) - (one.cost ?? 0));
  return (
    <section className={panel["panel"]} aria-label="Cards to add">
      <search className={styles["filters"]}>
        <ChoiceField label="Cards" chosen={kind} choices={KINDS} choose={setKind} />
        {kind === "command" ? null : (
          <ChoiceField label="Side" chosen={side} choices={ANY_SIDE} choose={setSide} />
        )}
        <TextField label="Words in name or text" type="search" value={text} change={setText} />
      </search>
      <p role="status" className="quiet">
        {found.length === 1 ? "One card can be added" : `${found.length} cards can be added`}
      </p>
      <ul>
        {sorted.slice(0, shown).map((card) => (
          <CardLine key={card.code} facts={facts} card={card}>
            <Copies count={copiesOf(army, card.code)} />
            <Button
              sign="plus"
              bare
              aria-label={`Add ${cardName(facts, card.code)}`}
              onClick={() => add(card)}
            />
          </CardLine>
        ))}
      </ul>
      <More all={found.length} shown={shown} page={PAGE} show={setShown} />
    </section>
  );
}

function Copies({ count }: { readonly count: number }): ReactElement | null {
  return count === 0 ? null : (
    <span className={styles["copies"]}>
      <span className="num">{count}</span>
      <span className="spoken"> in the army</span>
    </span>
  );
}
