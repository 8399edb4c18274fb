import type { PlaceView, PlayerView } from "@protocol/swccg";
import { type ReactElement, type ReactNode, useState } from "react";
import { Dots } from "@/games/swccg/board/dots";
import { Hand } from "@/games/swccg/board/hand";
import { LifeBar } from "@/games/swccg/board/life";
import styles from "@/games/swccg/board/phone.module.css";
import { Piles } from "@/games/swccg/board/piles";
import { Place } from "@/games/swccg/board/place";
import { Tuck } from "@/games/swccg/board/plate";
import { StackRibbon } from "@/games/swccg/board/stack";
import { Turn } from "@/games/swccg/board/turn";
import { tinted } from "@/games/swccg/drawing/side";
import { Sign } from "@/games/swccg/drawing/sign";
import { besideOf } from "@/games/swccg/reading/beside";
import { lifeOf } from "@/games/swccg/reading/life";
import { placesOf } from "@/games/swccg/reading/places";
import { useSwccg } from "@/games/swccg/reading/seen";
import { placeToShow } from "@/games/swccg/reading/shown";
import { classes } from "@/kit/classes";

interface PhoneTableProps {
  readonly who: (seat: number) => string;
  /** The battle, where one is shown. */
  readonly battle: ReactNode;
  readonly unfold: ReactNode;
}

/** The table on a phone: both Life Forces, one location at a time, the hand; the rest opens. */
export function PhoneTable({ who, battle, unfold }: PhoneTableProps): ReactElement {
  const { board, near, far } = useSwccg();
  const places = placesOf(board);
  const [wanted, setWanted] = useState({ place: 0, moment: "" });
  const { place: due, moment } = placeToShow(board);
  const id = wanted.moment === moment && wanted.place !== 0 ? wanted.place : due;
  const shown = places.find((place) => place.id === id) ?? places[0];
  const show = (place: PlaceView): void => setWanted({ place: place.id, moment });
  return (
    <div className={styles["table"]}>
      <header className={styles["bars"]}>
        <Strip player={far} name={who(far.seat)} />
        <Strip player={near} name={who(near.seat)} />
      </header>
      <div className={styles["lower"]} data-board>
        <div className={styles["turn"]}>
          <Turn who={who} />
        </div>
        {unfold === null ? null : <div className={styles["turn"]}>{unfold}</div>}
        {battle ?? (
          <>
            <Dots places={places} shown={shown} show={show} />
            {shown === undefined ? (
              <p className={styles["none"]}>No location lies on the table yet.</p>
            ) : (
              <ul className={styles["place"]}>
                <Place key={shown.id} place={shown} />
              </ul>
            )}
          </>
        )}
        <StackRibbon />
        <div className={styles["hand"]}>
          <Hand />
        </div>
        <Lying player={near} />
        <Lying player={far} />
      </div>
    </div>
  );
}

/** A player in two lines: Life Force, Force to use, cards in hand, the bar. */
function Strip({
  player,
  name,
}: {
  readonly player: PlayerView;
  readonly name: string;
}): ReactElement {
  const { board } = useSwccg();
  const { stake } = lifeOf(board, player);
  return (
    <section className={classes(styles["strip"], tinted(player.side))} aria-label={name}>
      <Sign name={player.side} className={styles["blade"]} />
      <b className={styles["life"]}>{player.life_force}</b>
      <p className={styles["words"]}>
        <b>{name}</b>
        <span>{`Force ${player.force.length}`}</span>
        <span data-hand={player.seat}>{`hand ${player.hand.length}`}</span>
        {stake > 0 ? <em>{`${stake} at stake`}</em> : null}
      </p>
      <LifeBar player={player} />
    </section>
  );
}

/** The piles of a player with what lies beside them. */
function Lying({ player }: { readonly player: PlayerView }): ReactElement {
  const { view, near } = useSwccg();
  const beside = besideOf(view, player.seat);
  return (
    <section
      className={styles["lying"]}
      aria-label={player === near ? "Your piles" : "The other piles"}
    >
      <h2>{player === near ? "Your piles" : "The other piles"}</h2>
      <Piles player={player} />
      <div className={styles["beside"]} data-row>
        {beside.map((copy) => (
          <Tuck key={copy.id} copy={copy} />
        ))}
      </div>
    </section>
  );
}
