import type { ReactElement } from "react";
import type { ChoicePictureProps } from "@/core/client/titles";
import { CURRENT, useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { Floor } from "@/games/imperial-assault/drawing/floor";
import styles from "@/games/imperial-assault/drawing/map-picture.module.css";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import { planOf } from "@/games/imperial-assault/reading/plan";

/** The maps that stand for one that is not chosen, behind each other. */
const SEVERAL = 3;

/** A map in small; decoration beside its name. */
export function MapPicture({
  facts,
  map: id,
}: {
  readonly facts: Facts;
  readonly map: string;
}): ReactElement | null {
  const map = facts.maps.get(id);
  if (map === undefined) return null;
  const plan = planOf(map);
  return (
    <svg
      className={styles["picture"]}
      viewBox={`-4 -4 ${map.width * UNIT + 8} ${map.height * UNIT + 16}`}
      aria-hidden="true"
      focusable="false"
    >
      <Floor plan={plan} />
    </svg>
  );
}

/** What a choice of the form looks like: its map, or several where it is not chosen yet. */
export function ChosenMap({ option, choice }: ChoicePictureProps): ReactElement | null {
  const facts = useFacts(CURRENT);
  if (option !== "map") return null;
  if (facts.maps.has(choice)) return <MapPicture facts={facts} map={choice} />;
  const playable = [...facts.maps.values()].filter(({ missions }) =>
    missions.some(({ playable: can }) => can),
  );
  return (
    <span className={styles["several"]} data-way={choice}>
      {playable.slice(0, SEVERAL).map(({ id }) => (
        <MapPicture key={id} facts={facts} map={id} />
      ))}
      <span className={styles["sign"]} aria-hidden="true">
        {choice === "veto" ? "✕" : "?"}
      </span>
    </span>
  );
}
