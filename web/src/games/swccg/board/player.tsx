import type { PlayerView } from "@protocol/swccg";
import type { ReactElement } from "react";
import type { Clocks } from "@/core/store/state";
import { SeatClock } from "@/core/table/clock";
import { LifeForce } from "@/games/swccg/board/life";
import { Piles } from "@/games/swccg/board/piles";
import { Tuck } from "@/games/swccg/board/plate";
import styles from "@/games/swccg/board/player.module.css";
import { tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { besideOf } from "@/games/swccg/reading/beside";
import { useSwccg } from "@/games/swccg/reading/seen";
import { Backs } from "@/kit/back";
import { classes } from "@/kit/classes";
import { capital } from "@/kit/wording";

interface PlayerProps {
  readonly player: PlayerView;
  readonly name: string;
  readonly far?: boolean;
  readonly clocks: Clocks | null;
}

/** A player's strip: name, Life Force, piles, what lies beside them, and the other's hand. */
export function Player({ player, name, far = false, clocks }: PlayerProps): ReactElement {
  const { view } = useSwccg();
  const beside = besideOf(view, player.seat);
  return (
    <section
      className={classes(styles["player"], far && styles["far"])}
      aria-label={name === "You" ? "You" : name}
      data-zone={far ? "their-strip" : "your-strip"}
    >
      <PlayerName player={player} name={name} />
      <LifeForce player={player} />
      <Piles player={player} />
      <div className={styles["end"]} data-row>
        {beside.map((copy) => (
          <Tuck key={copy.id} copy={copy} />
        ))}
        {far ? (
          <span data-hand={player.seat}>
            <Backs count={player.hand.length} words={`${name}: hand`} />
          </span>
        ) : null}
        {far ? <SeatClock clocks={clocks} seat={player.seat} words="The other clock" /> : null}
      </div>
    </section>
  );
}

/** Who it is, of which side, and how much Force the turn still gives. */
export function PlayerName({ player, name }: Pick<PlayerProps, "player" | "name">): ReactElement {
  const { side, generation } = player;
  const gives = generation > 0 ? `, may activate ${generation}` : "";
  return (
    <div className={classes(styles["name"], tinted(side))}>
      <b>
        <Sign name={side} />
        {name}
      </b>
      <span>{`${capital(side)} Side${gives}`}</span>
    </div>
  );
}
