import type { FigureView, GroupView } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import type { Clocks } from "@/core/store/state";
import { SeatClock } from "@/core/table/clock";
import styles from "@/games/imperial-assault/board/army.module.css";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import { PoolMarks } from "@/games/imperial-assault/drawing/die";
import { Sign } from "@/games/imperial-assault/drawing/sign";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOf } from "@/games/imperial-assault/reading/faces";
import { groupState, groupWords } from "@/games/imperial-assault/reading/groups";
import { type Seen, type Side, useImperial } from "@/games/imperial-assault/reading/seen";
import { figureOf } from "@/games/imperial-assault/reading/things";
import { classes } from "@/kit/classes";

interface ArmyProps {
  readonly seen: Seen;
  readonly side: Side;
  readonly name: string;
  /** Clocks, where they stand beside the name. */
  readonly clocks: Clocks | null;
}

/** A player's groups: who is ready, who is hurt, what they roll. */
export function Army({ seen, side, name, clocks }: ArmyProps): ReactElement {
  const { hand, deck, seat } = side.side;
  const acts = seen.view.deciding.includes(seat);
  return (
    <section
      className={styles["army"]}
      data-zone={name === "You" ? "army" : undefined}
      aria-label={name === "You" ? "Your army" : `${name}’s army`}
    >
      <header className={styles["head"]}>
        <h2>{name}</h2>
        <p data-hand={seat}>
          <b className="num">{hand.length}</b> in hand <b className="num">{deck}</b> deck
        </p>
        {acts ? (
          <span className={styles["acts"]}>{name === "You" ? "decide" : "decides"}</span>
        ) : null}
        <span className={styles["clock"]}>
          <SeatClock clocks={clocks} seat={seat} words="The other clock" />
        </span>
      </header>
      <ul className={styles["groups"]} data-row>
        {side.groups.map((group) => (
          <li key={group.id}>
            <Group seen={seen} group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ seen, group }: { readonly seen: Seen; readonly group: GroupView }): ReactElement {
  const { standing } = useImperial();
  const { view, facts } = seen;
  const card = facts.cards.get(group.code);
  const figures = group.figures.flatMap((id) => figureOf(view, id) ?? []);
  const [first] = figures;
  const state = groupState(seen, group);
  return (
    <Thing
      id={group.id}
      code={group.code}
      label={groupWords(seen, group)}
      className={classes(styles["group"], styles[standing(group.id)], styles[state])}
    >
      {first === undefined ? (
        <span />
      ) : (
        <LoneToken face={{ ...faceOf(seen, first), damage: 0 }} size={36} />
      )}
      <span className={styles["body"]}>
        <span className={styles["line"]}>
          <b className={styles["name"]}>{cardName(facts, group.code)}</b>
          <span className={styles["state"]}>{state}</span>
        </span>
        <span className={styles["line"]}>
          <span className={styles["figures"]}>
            {figures.map((figure) => (
              <Health key={figure.id} figure={figure} alone={figures.length === 1} />
            ))}
          </span>
          <span className={styles["pool"]}>
            <PoolMarks dice={card?.attack_dice ?? []} />
            <i />
            <PoolMarks dice={card?.defence_dice ?? []} />
          </span>
        </span>
      </span>
    </Thing>
  );
}

/** A figure's health: a stroke for each point, the lost ones filled. */
function Health({
  figure,
  alone,
}: {
  readonly figure: FigureView;
  readonly alone: boolean;
}): ReactElement {
  const { health = 0, damage = 0, conditions = [], defeated = false } = figure;
  return (
    <span className={classes(styles["figure"], defeated && styles["defeated"])}>
      {figure.number > 0 && !alone ? <span>{figure.number}</span> : null}
      {defeated ? null : (
        <span className={styles["pips"]}>
          {Array.from({ length: health }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points of health are all alike
            <i key={place} className={place < damage ? styles["lost"] : undefined} />
          ))}
        </span>
      )}
      {defeated && alone ? <span>defeated</span> : null}
      {conditions.map((condition) => (
        <Sign key={condition} name={condition} className={styles["condition"]} />
      ))}
    </span>
  );
}
