import type { AttackView, DieView } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/imperial-assault/board/attack-tray.module.css";
import { OpenOdds } from "@/games/imperial-assault/board/odds";
import { Sign } from "@/games/imperial-assault/drawing/sign";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { RolledDie } from "@/games/imperial-assault/motion/rolled-die";
import {
  isRolled,
  type Row,
  rowsOf,
  STEPS,
  stepOf,
} from "@/games/imperial-assault/reading/attacks";
import { faceWords } from "@/games/imperial-assault/reading/dice";
import { faceOf } from "@/games/imperial-assault/reading/faces";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import { attackOf, figureOf, thingName } from "@/games/imperial-assault/reading/things";
import { classes } from "@/kit/classes";

/** An open attack: its steps, both pools, the sums between them, and what surges can buy. */
export function AttackTray({ seen }: { readonly seen: Seen }): ReactElement | null {
  const attack = attackOf(seen.view);
  if (attack === undefined) return null;
  return (
    <section className={styles["tray"]} aria-label="Attack" data-zone="attack">
      <Rail attack={attack} />
      <div className={styles["pools"]}>
        <Pool
          seen={seen}
          figure={attack.attacker}
          words={attack.melee === true ? "melee attack" : "ranged attack"}
          dice={attack.attack_dice ?? []}
        />
        <Pool
          seen={seen}
          figure={attack.target ?? 0}
          words={`defends${attack.space === undefined ? "" : ` at ${attack.space}`}`}
          dice={attack.defence_dice ?? []}
          far
        />
      </div>
      {isRolled(attack) ? <Sums attack={attack} /> : null}
      <Surges attack={attack} />
      <OpenOdds seen={seen} />
    </section>
  );
}

function Sums({ attack }: { readonly attack: AttackView }): ReactElement {
  return (
    <table className={styles["sums"]}>
      <caption className="spoken">What the results come to</caption>
      <tbody>
        {rowsOf(attack).map((row) => (
          <SumRow key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** The steps of an attack, the present one lit. */
function Rail({ attack }: { readonly attack: AttackView }): ReactElement {
  const now = stepOf(attack);
  return (
    <ol className={styles["rail"]} aria-label="Steps of the attack">
      {STEPS.map(([name, words], place) => (
        <li
          key={name}
          className={classes(place === now && styles["now"], place < now && styles["past"])}
          aria-current={place === now ? "step" : undefined}
        >
          <span className={styles["step"]}>{place + 1}</span>
          <span className={styles["named"]}>{words}</span>
        </li>
      ))}
    </ol>
  );
}

interface PoolProps {
  readonly seen: Seen;
  readonly figure: number;
  readonly words: string;
  readonly dice: ReadonlyArray<DieView>;
  readonly far?: boolean;
}

function Pool({ seen, figure, words, dice, far = false }: PoolProps): ReactElement {
  const { standing } = useImperial();
  const found = figureOf(seen.view, figure);
  const name = thingName(seen.view, seen.facts, figure);
  return (
    <div className={classes(styles["pool"], far && styles["far"])}>
      <p className={styles["who"]}>
        {found === undefined ? null : <LoneToken face={faceOf(seen, found)} size={28} />}
        <strong>{name === "" ? "No target yet" : name}</strong>
        <span>{name === "" ? "" : words}</span>
      </p>
      <div className={styles["dice"]} data-row>
        {dice.map((die) => (
          <Thing
            key={die.id}
            id={die.id}
            code=""
            label={faceWords(die)}
            className={classes(styles["die"], styles[standing(die.id)])}
          >
            <RolledDie die={die} size={60} />
            {die.rerolled === true ? <span className={styles["again"]}>rerolled</span> : null}
          </Thing>
        ))}
      </div>
    </div>
  );
}

function SumRow({ row }: { readonly row: Row }): ReactElement {
  const { attack, against, result } = row;
  return (
    <tr>
      <th scope="row">
        <b className="num">{attack.count}</b>
        <Sign name={attack.sign} />
        {attack.words}
      </th>
      <td className={styles["result"]}>{result}</td>
      <td>
        {against === null ? null : (
          <>
            {against.words}
            {against.sign === undefined ? null : <Sign name={against.sign} />}
            <b className="num">{against.count}</b>
          </>
        )}
      </td>
    </tr>
  );
}

/** What was bought, and what can be bought now. */
function Surges({ attack }: { readonly attack: AttackView }): ReactElement | null {
  const { decision, prompt, choose, sent } = useImperial();
  const { spent = [], keywords = [] } = attack;
  const offered = (decision?.options ?? []).flatMap(({ kind }, place) =>
    kind === "surge" ? [place] : [],
  );
  if (spent.length + keywords.length + offered.length === 0) return null;
  return (
    <ul className={styles["chips"]} aria-label="Surges">
      {offered.map((place) => (
        <li key={place}>
          <button
            type="button"
            className={classes(styles["chip"], styles["buy"])}
            data-answers
            disabled={sent !== null}
            onClick={() => choose(place)}
          >
            <Sign name="surge" />
            {prompt?.options[place]}
          </button>
        </li>
      ))}
      {[...spent, ...keywords].map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been bought twice
        <li key={`${words} ${place}`} className={styles["chip"]}>
          {words}
        </li>
      ))}
    </ul>
  );
}
