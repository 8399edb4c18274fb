import type { ReactElement } from "react";
import type { Standing } from "@/core/scene/standing";
import { Excerpt } from "@/games/destiny/drawing/card-text";
import { Counters, Damage, Home, Marks, Shields, State } from "@/games/destiny/drawing/counts";
import { Life } from "@/games/destiny/drawing/life";
import { Outline } from "@/games/destiny/drawing/outline";
import styles from "@/games/destiny/drawing/plate.module.css";
import { sayPlate } from "@/games/destiny/drawing/plate-words";
import { Seat } from "@/games/destiny/drawing/seat";
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
  /** One line, where a whole side has no more room: face, damage, shields. */
  readonly slim?: boolean;
  /** Room at its foot for what is attached to it. */
  readonly footed?: boolean;
}

const EMBLEM = 34;

/** A card in play: a character, a support in its cell, or an upgrade as a slip beside its character. */
export function Plate(props: PlateProps): ReactElement {
  const { plate, standing, label, onPress, anchor, slim = false, footed = false } = props;
  const shape = shapeOf(plate, slim);
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
        styles[shape],
        footed && styles["footed"],
        slim && styles["low"],
        plate.state !== null && styles[plate.state],
      )}
    >
      <Inside shape={shape} plate={plate} />
      {plate.tag === undefined ? null : <span className={styles["tag"]}>{plate.tag}</span>}
    </Outline>
  );
}

type Shape = "character" | "slim" | "fallen" | "slip" | "cell";

function shapeOf({ type, state, health }: PlateData, slim: boolean): Shape {
  if (type === "upgrade" || type === "downgrade") return "slip";
  if (state === "defeated") return "fallen";
  if (health === undefined) return "cell";
  return slim ? "slim" : "character";
}

interface InsideProps {
  readonly plate: PlateData;
  readonly shape: Shape;
}

function Inside({ plate, shape }: InsideProps): ReactElement {
  switch (shape) {
    case "slip":
      return <Slip plate={plate} />;
    case "cell":
      return <Cell plate={plate} />;
    case "fallen":
      return <Fallen plate={plate} />;
    case "slim":
      return <Line plate={plate} />;
    case "character":
      return <Whole plate={plate} />;
  }
}

/** A character: the face towards the middle of the table, then the name, then the die. */
function Whole({ plate }: { readonly plate: PlateData }): ReactElement {
  const { title, subtitle, state, colour, sides = [], up = [], note } = plate;
  return (
    <span className={styles["body"]}>
      <Face plate={plate} />
      <span className={styles["names"]}>
        <span className={styles["title"]}>
          {title}
          {subtitle === undefined ? null : <span className={styles["subtitle"]}> {subtitle}</span>}
        </span>
        {state === null ? null : <State state={state} />}
      </span>
      {sides.length === 0 ? (
        <span className={styles["note"]}>{note ?? ""}</span>
      ) : (
        <Strip colour={colour} sides={sides} up={up} />
      )}
    </span>
  );
}

/** A character where rows are low: face and figures, the name, and its die if there is room. */
function Line({ plate }: { readonly plate: PlateData }): ReactElement {
  const { title, state, colour, sides = [], up = [] } = plate;
  return (
    <span className={styles["line"]}>
      <Face plate={plate} />
      <span className={styles["lineNames"]}>
        {state === null ? null : <State state={state} />}
        <span className={styles["title"]}>{title}</span>
      </span>
      {sides.length === 0 ? null : <Strip colour={colour} sides={sides} up={up} />}
    </span>
  );
}

/** The emblem in its frame of health, and the figures beside it. */
function Face({ plate }: { readonly plate: PlateData }): ReactElement {
  const { emblem, health, shields, dice, counters = [], marks = [], more } = plate;
  const laden = counters.length > 0 || marks.length > 0;
  return (
    <span className={styles["face"]}>
      {emblem === undefined || health === undefined ? null : (
        <Life emblem={emblem} more={more} {...health} />
      )}
      <span className={classes(styles["figures"], laden && styles["laden"])}>
        {health === undefined ? null : <Damage {...health} />}
        <Shields count={shields ?? 0} />
        {dice === undefined && !laden ? null : (
          <span className={styles["lying"]}>
            {dice === undefined ? null : <Home {...dice} className={styles["home"]} />}
            {counters.length === 0 ? null : <Counters counters={counters} />}
            <Marks marks={marks} />
          </span>
        )}
      </span>
    </span>
  );
}

/** A place that nobody stands in any more. */
function Fallen({ plate }: { readonly plate: PlateData }): ReactElement {
  const { emblem, title, note } = plate;
  return (
    <span className={styles["fallenBody"]}>
      {emblem === undefined ? null : (
        <Emblem facts={emblem} size={48} className={styles["emblem"]} />
      )}
      <span className={styles["title"]}>{title}</span>
      <State state="defeated" />
      {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
    </span>
  );
}

/** An upgrade: it comes out from behind its character. */
function Slip({ plate }: { readonly plate: PlateData }): ReactElement {
  const { title, colour, sides = [], up = [], counters = [], marks = [] } = plate;
  return (
    <span className={styles["slipBody"]}>
      <Seat plate={plate} />
      <span className={styles["title"]}>{title}</span>
      {counters.length === 0 ? null : <Counters counters={counters} />}
      <Marks marks={marks} />
      {sides.length === 0 ? null : <Strip colour={colour} sides={sides} up={up} />}
    </span>
  );
}

/** A support: face and name, and with room its die or what it says. */
function Cell({ plate }: { readonly plate: PlateData }): ReactElement {
  const { type, title, emblem, state, colour, sides = [], up = [] } = plate;
  const { counters = [], marks = [] } = plate;
  return (
    <span className={styles["cellBody"]}>
      {emblem === undefined ? (
        <Sign name={type} className={styles["emblem"]} />
      ) : (
        <Emblem facts={emblem} size={EMBLEM} className={styles["emblem"]} />
      )}
      <span className={styles["title"]}>{title}</span>
      <span className={styles["marks"]}>
        {state === null ? null : <State state={state} />}
        {counters.length === 0 ? null : <Counters counters={counters} />}
        <Marks marks={marks} />
      </span>
      {sides.length === 0 ? (
        <span className={styles["text"]}>
          <Excerpt lines={plate.text ?? []} />
        </span>
      ) : (
        <Strip colour={colour} sides={sides} up={up} />
      )}
    </span>
  );
}
