import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/board/open-map.module.css";
import { MapPicture } from "@/games/imperial-assault/drawing/map-picture";
import { useImperial } from "@/games/imperial-assault/reading/seen";
import { classes } from "@/kit/classes";

/** Where the map will be: the maps that can be vetoed, or why there is none yet. */
export function OpenMap(): ReactElement {
  const { decision, view, facts, choose, sent } = useImperial();
  if (decision?.reason !== "veto_map") {
    return (
      <p className={styles["waiting"]} role="status">
        There is no map yet: it is drawn, or left over from vetoes, once initiative is decided.
      </p>
    );
  }
  const named = new Map([...facts.maps.values()].map((map) => [map.name, map.id]));
  return (
    <section className={styles["maps"]} aria-label="Maps that are left" data-zone="map">
      {(view.decision?.labels ?? []).map((name, place) => (
        <button
          key={name}
          type="button"
          className={classes(styles["map"], sent === place && styles["chosen"])}
          data-answers
          disabled={sent !== null}
          onClick={() => choose(place)}
        >
          <MapPicture facts={facts} map={named.get(name) ?? ""} />
          <span>{`Veto ${name}`}</span>
        </button>
      ))}
    </section>
  );
}
