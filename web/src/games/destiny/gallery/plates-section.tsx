import type { ReactElement } from "react";
import type { Standing } from "@/core/scene/standing";
import { Plate } from "@/games/destiny/drawing/plate";
import styles from "@/games/destiny/gallery/gallery.module.css";
import { CHARACTERS, DEFEATED, SUPPORTS, UPGRADES } from "@/games/destiny/gallery/samples";
import type { PlateData } from "@/games/destiny/reading/drawn";

const STANDINGS: readonly Standing[] = [
  "idle",
  "lit",
  "chosen",
  "pending",
  "target",
  "refused",
  "dim",
];

const nothing = (): void => undefined;

/** Cards in play: characters with upgrades, supports, every standing, and narrow ones. */
export function PlatesSection(): ReactElement {
  return (
    <section className={styles["section"]}>
      <h2>Plates</h2>
      <div className={styles["plates"]}>
        {[...CHARACTERS, ...UPGRADES].map((plate) => (
          <Plate key={plate.title} plate={plate} onPress={nothing} />
        ))}
        {[DEFEATED, ...SUPPORTS].map((plate) => (
          <Plate key={plate.title} plate={plate} onPress={nothing} />
        ))}
      </div>
      <h3>Standings</h3>
      <div className={styles["plates"]}>
        {STANDINGS.flatMap((standing) =>
          CHARACTERS.map((plate: PlateData) => (
            <Plate
              key={`${standing} ${plate.title}`}
              plate={{ ...plate, subtitle: standing }}
              standing={standing}
              onPress={nothing}
            />
          )),
        )}
      </div>
      <h3>Narrow</h3>
      <div className={styles["narrow"]}>
        {CHARACTERS.map((plate) => (
          <Plate key={plate.title} plate={plate} onPress={nothing} />
        ))}
      </div>
    </section>
  );
}
