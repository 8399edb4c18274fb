import type { ReactElement } from "react";
import { Place } from "@/games/swccg/board/place";
import styles from "@/games/swccg/board/worlds.module.css";
import { Sign } from "@/games/swccg/drawing/sign";
import { sharesOf, systemsOf } from "@/games/swccg/reading/places";
import { useSwccg } from "@/games/swccg/reading/seen";

/** Every location, as columns of one row, grouped by system. */
export function Worlds(): ReactElement {
  const { board, standing } = useSwccg();
  const systems = systemsOf(board);
  const shares = sharesOf(board, standing);
  if (systems.length === 0) {
    return <p className={styles["none"]}>No location lies on the table yet.</p>;
  }
  return (
    <div
      className={styles["worlds"]}
      style={{ "--far": `${shares.far}fr`, "--near": `${shares.near}fr` }}
      data-worlds
    >
      {systems.map(({ name, places }) => (
        <section
          key={name}
          className={styles["world"]}
          style={{ "--n": places.length }}
          aria-label={name}
        >
          <h2 className={styles["name"]}>
            <Sign name={name === "Death Star" ? "mobile" : "planet"} />
            {name}
          </h2>
          <ul className={styles["row"]}>
            {places.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
