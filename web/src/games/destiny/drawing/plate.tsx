import type { ReactElement, ReactNode } from "react";
import type { Standing } from "@/core/scene/standing";
import { Counters, Health, Home, Shields, State } from "@/games/destiny/drawing/counts";
import { Outline } from "@/games/destiny/drawing/outline";
import styles from "@/games/destiny/drawing/plate.module.css";
import { sayPlate } from "@/games/destiny/drawing/plate-words";
import { Sign } from "@/games/destiny/drawing/sign";
import { Strip } from "@/games/destiny/drawing/strip";
import type { PlateData } from "@/games/destiny/reading/drawn";
import { classes } from "@/kit/classes";
import { Emblem } from "@/kit/heraldry/emblem";

interface PlateProps {
  readonly plate: PlateData;
  readonly standing?: Standing;
  /** Spoken instead of what the plate says by itself. */
  readonly label?: string;
  readonly onPress?: () => void;
  readonly anchor?: string;
}

const EMBLEM = 48;

/** A card in play: a character, a support, or an upgrade tucked under its character. */
export function Plate({ plate, standing, label, onPress, anchor }: PlateProps): ReactElement {
  const tucked = plate.type === "upgrade" || plate.type === "downgrade";
  return (
    <Outline
      colour={plate.colour}
      affiliation={plate.affiliation}
      standing={standing}
      label={label ?? sayPlate(plate, standing)}
      onPress={onPress}
      anchor={anchor}
      className={classes(
        styles["plate"],
        tucked && styles["tucked"],
        plate.state !== null && styles[plate.state],
      )}
    >
      {tucked ? <Tucked plate={plate} /> : <Body plate={plate} />}
    </Outline>
  );
}

function Body({ plate }: { readonly plate: PlateData }): ReactElement {
  const { title, subtitle, health, shields, state, emblem } = plate;
  const alive = health !== undefined && state !== "defeated";
  return (
    <span className={styles["body"]} style={{ "--shields": shields ?? 0 }}>
      {emblem === undefined ? null : (
        <Emblem facts={emblem} size={EMBLEM} className={styles["emblem"]} />
      )}
      <span className={styles["names"]}>
        <span className={styles["title"]}>{title}</span>
        {subtitle === undefined ? null : <span className={styles["subtitle"]}>{subtitle}</span>}
      </span>
      {state === null ? null : <State state={state} className={styles["state"]} />}
      {alive ? <Health {...health} className={styles["health"]} /> : null}
      {alive ? <Shields count={shields ?? 0} className={styles["shields"]} /> : null}
      {state === "defeated" ? null : <Foot plate={plate} />}
    </span>
  );
}

function Foot({ plate }: { readonly plate: PlateData }): ReactElement {
  const { colour, sides = [], up = [], dice, counters = [], note } = plate;
  return (
    <span className={styles["foot"]}>
      {sides.length === 0 ? null : <Strip colour={colour} sides={sides} up={up} />}
      {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
      {counters.length === 0 ? null : <Counters counters={counters} />}
      {dice === undefined ? null : <Home {...dice} className={styles["home"]} />}
    </span>
  );
}

function Tucked({ plate }: { readonly plate: PlateData }): ReactElement {
  const { type, title, colour, sides = [], up = [], counters = [], note } = plate;
  return (
    <span className={styles["tuck"]}>
      <Sign name={type} className={styles["type"]} />
      <span className={styles["title"]}>{title}</span>
      {counters.length === 0 ? null : <Counters counters={counters} />}
      {sides.length === 0 ? (
        <span className={styles["note"]}>{note ?? ""}</span>
      ) : (
        <Strip colour={colour} sides={sides} up={up} />
      )}
    </span>
  );
}

interface TeamPlaceProps {
  /** The character. */
  readonly children: ReactNode;
  /** Its upgrades and downgrades, as plates. */
  readonly tucked: readonly ReactElement[];
  /** Upgrades lie towards the edge of whoever controls them. */
  readonly edge: "top" | "bottom";
}

/** A character with what is attached to it. */
export function TeamPlace({ children, tucked, edge }: TeamPlaceProps): ReactElement {
  const under = tucked.length === 0 ? null : <div className={styles["tucks"]}>{tucked}</div>;
  return (
    <div className={classes(styles["place"], edge === "top" && styles["atTop"])}>
      {edge === "top" ? under : null}
      {children}
      {edge === "bottom" ? under : null}
    </div>
  );
}
