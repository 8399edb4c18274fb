import { type ReactElement, useState } from "react";
import styles from "@/games/imperial-assault/board/odds.module.css";
import { useOdds } from "@/games/imperial-assault/board/use-answer";
import {
  type AttackOdds,
  meanWords,
  missWords,
  shareWords,
} from "@/games/imperial-assault/reading/answers";
import { attackQuestion } from "@/games/imperial-assault/reading/questions";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import { neededAt, numberOf, rangeWords } from "@/games/imperial-assault/reading/spaces";
import { attackOf, figureName, figureOf, tokenOf } from "@/games/imperial-assault/reading/things";
import { Chip } from "@/kit/chip";
import { Meter } from "@/kit/meter";

interface TargetProps {
  readonly seen: Seen;
  /** The target. */
  readonly target: number;
}

/** What an attack would do: a sentence, how often it misses, a bar for each damage. */
export function OddsOf({
  seen,
  target,
  odds,
}: TargetProps & { readonly odds: AttackOdds }): ReactElement {
  const { rolls, bars, misses, defeats } = odds;
  const name = nameOf(seen, target);
  const left = healthLeft(seen, target);
  if (rolls === 1) {
    const [only] = bars.filter(({ count }) => count > 0);
    const isOpen = (attackOf(seen.view)?.surges ?? 0) > 0;
    const begins = isOpen ? "With the surges that are left" : "As the dice lie";
    return (
      <p
        className={styles["first"]}
      >{`${begins}: ${certainWords(name, only?.amount ?? 0, left)}`}</p>
    );
  }
  if (misses === rolls) {
    return (
      <p
        className={styles["first"]}
      >{`The attack always misses ${name}: no roll has enough accuracy.`}</p>
    );
  }
  return (
    <div className={styles["odds"]}>
      <p className={styles["first"]}>
        {defeats === 0
          ? `The attack cannot defeat ${name}, who has ${left} health left.`
          : `The attack defeats ${name} ${shareWords(defeats, rolls)}.`}
      </p>
      <p className="quiet">{missWords(odds)}</p>
      <Meter
        title="Damage"
        bars={bars}
        total={rolls}
        {...(left > 0 && defeats > 0
          ? { enough: { from: left, words: `rolls deal ${left} or more` } }
          : {})}
      />
      <p className="quiet">{meanWords(odds)}</p>
    </div>
  );
}

function certainWords(name: string, damage: number, left: number): string {
  const deals = damage === 0 ? "no damage to" : `${damage} damage to`;
  return `${deals} ${name}${left > 0 && damage >= left ? ", which defeats it" : ""}.`;
}

function nameOf({ view, facts }: Seen, target: number): string {
  const figure = figureOf(view, target);
  return figure === undefined
    ? (tokenOf(view, target)?.kind ?? "the target")
    : figureName(facts, figure);
}

function healthLeft({ view }: Seen, target: number): number {
  const { health = 0, damage = 0 } = figureOf(view, target) ?? tokenOf(view, target) ?? {};
  return health - damage;
}

/** The odds of the target that is pointed at, over the map. */
export function OddsHover({
  seen,
  target,
  odds,
  isLeft,
}: TargetProps & { readonly odds: AttackOdds; readonly isLeft: boolean }): ReactElement {
  return (
    <aside className={styles["hover"]} data-side={isLeft ? "right" : "left"} aria-label="Odds">
      <Range seen={seen} target={target} />
      <OddsOf seen={seen} target={target} odds={odds} />
    </aside>
  );
}

export function Range({ seen, target }: TargetProps): ReactElement | null {
  const { decision, placement } = useImperial();
  const [first] = placement.things.get(target) ?? [];
  if (first === undefined || figureOf(seen.view, target) === undefined) return null;
  const words = rangeWords(numberOf(seen, decision, first), neededAt(seen, first));
  return words === "" ? null : <p className="quiet">{words}</p>;
}

/** Beside the log: the odds of every attack that can be made, and of the open one, with plans. */
export function OddsPanel(): ReactElement {
  const scene = useImperial();
  const { decision, view, facts } = scene;
  const open = attackOf(view);
  const asked = (decision?.options ?? []).flatMap(({ target = 0 }) => {
    const question = attackQuestion(scene, decision, target);
    const figure = figureOf(view, target);
    return question === null || figure === undefined
      ? []
      : [{ question, target, words: figureName(facts, figure) }];
  });
  const found =
    open === undefined || (open.target ?? 0) === 0
      ? asked
      : [{ question: "attack", target: open.target ?? 0, words: "This attack" }, ...asked];
  const [wanted, setWanted] = useState("");
  const [spends, setSpends] = useState(true);
  const [best, setBest] = useState(false);
  const shown = found.find(({ question }) => question === wanted) ?? found[0];
  const plan = `${spends ? "" : ":unspent"}${best ? ":best" : ""}`;
  const { answer, refusal } = useOdds(shown === undefined ? null : `${shown.question}${plan}`);
  if (shown === undefined) {
    return (
      <div className={styles["panel"]}>
        <p className="quiet">Nobody can be attacked now. Odds come with an attack.</p>
      </div>
    );
  }
  return (
    <div className={styles["panel"]}>
      <div className={styles["asks"]}>
        {found.map(({ question, words }) => (
          <Chip
            key={question}
            words={words}
            pressed={question === shown.question}
            onPress={() => setWanted(question)}
          />
        ))}
      </div>
      <div className={styles["asks"]}>
        <Chip words="Spend surges" pressed={spends} onPress={() => setSpends(!spends)} />
        <Chip words="One reroll" pressed={best} onPress={() => setBest(!best)} />
      </div>
      {refusal === "" ? null : <p>{refusal}</p>}
      <Range seen={scene} target={shown.target} />
      {answer === null ? null : <OddsOf seen={scene} target={shown.target} odds={answer} />}
      <p className="quiet">
        {spends ? "Surges are spent for the most damage once the dice lie." : "No surge is spent."}
        {best ? " The attack die that pays most is rolled again." : ""}
      </p>
    </div>
  );
}

/** The odds of the open attack, in its tray. */
export function OpenOdds({ seen }: { readonly seen: Seen }): ReactElement | null {
  const attack = attackOf(seen.view);
  const isOpen = attack !== undefined && (attack.target ?? 0) > 0 && OPEN_STEPS.has(attack.step);
  const { answer } = useOdds(isOpen ? "attack" : null);
  if (!isOpen || answer === null) return null;
  return (
    <section className={styles["open"]} aria-label="Odds of this attack">
      <OddsOf seen={seen} target={attack.target ?? 0} odds={answer} />
    </section>
  );
}

/** Until the damage is dealt. */
const OPEN_STEPS: ReadonlySet<string> = new Set([
  "declare",
  "pools",
  "rerolls",
  "modifiers",
  "surges",
]);
