import type { PlaceView } from "@protocol/swccg";
import type { ReactElement } from "react";
import styles from "@/games/swccg/board/dots.module.css";
import { placeLabel } from "@/games/swccg/reading/labels";
import { holdOf } from "@/games/swccg/reading/places";
import { useSwccg } from "@/games/swccg/reading/seen";
import { hasOptions } from "@/games/swccg/reading/shown";
import { siteName } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";

interface DotsProps {
  readonly places: ReadonlyArray<PlaceView>;
  readonly shown: PlaceView | undefined;
  show(place: PlaceView): void;
}

/** All locations as dots, their halves filled by who controls them; the one that is shown is named. */
export function Dots({ places, shown, show }: DotsProps): ReactElement | null {
  const { board, view, near, far, placement } = useSwccg();
  const at = shown === undefined ? -1 : places.indexOf(shown);
  if (shown === undefined) return null;
  const before = places[at - 1];
  const behind = places[at + 1];
  return (
    <nav className={styles["map"]} aria-label="Locations">
      <ul className={styles["dots"]}>
        {places.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className={classes(styles["dot"], place === shown && styles["shown"])}
              aria-current={place === shown ? "location" : undefined}
              onClick={() => show(place)}
            >
              <span className="spoken">{placeLabel(board, place)}</span>
              <span
                className={classes(
                  styles["disc"],
                  hasOptions(view, placement, place.id) && styles["lit"],
                )}
                aria-hidden="true"
              >
                <i className={classes(styles[holdOf(place, far.seat)], styles[far.side])} />
                <i className={classes(styles[holdOf(place, near.seat)], styles[near.side])} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles["names"]}>
        <Step place={before} back show={show} />
        <b>{`${shown.system}, ${at + 1} of ${places.length}`}</b>
        <Step place={behind} show={show} />
      </div>
    </nav>
  );
}

interface StepProps {
  readonly place: PlaceView | undefined;
  readonly back?: boolean;
  show(place: PlaceView): void;
}

/** To the next location, by its name. */
function Step({ place, back = false, show }: StepProps): ReactElement {
  const { facts } = useSwccg();
  return place === undefined ? (
    <span />
  ) : (
    <button type="button" className={styles["step"]} onClick={() => show(place)}>
      {back ? <Sign name="left" /> : null}
      <span>{siteName(facts, place.code)}</span>
      {back ? null : <Sign name="right" />}
    </button>
  );
}
