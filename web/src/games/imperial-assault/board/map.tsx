import { type ReactElement, useMemo } from "react";
import { Cursor, useCursor } from "@/games/imperial-assault/board/cursor";
import styles from "@/games/imperial-assault/board/map.module.css";
import { Figures, Objects } from "@/games/imperial-assault/board/pieces";
import { Covered, Reach } from "@/games/imperial-assault/board/reach";
import { type Extent, useWindow, ZOOM_STEP } from "@/games/imperial-assault/board/use-window";
import { Floor } from "@/games/imperial-assault/drawing/floor";
import { Sign } from "@/games/imperial-assault/drawing/sign";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import type { Plan } from "@/games/imperial-assault/reading/plan";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import { focusName, focusOf, middleOf } from "@/games/imperial-assault/reading/spaces";
import { attackOf, figureOf } from "@/games/imperial-assault/reading/things";

const RIM = 30;

/** The map with everything on it. */
export function MapView({ seen }: { readonly seen: Seen }): ReactElement {
  const { plan } = seen;
  return plan === null ? (
    <p className={styles["waiting"]} role="status">
      The map is on its way
    </p>
  ) : (
    <DrawnMap key={plan.map.id} seen={seen} plan={plan} />
  );
}

function DrawnMap({ seen, plan }: { readonly seen: Seen; readonly plan: Plan }): ReactElement {
  const extent = useMemo((): Extent => {
    const { width, height } = plan.map;
    return {
      left: -RIM,
      top: -RIM,
      width: width * UNIT + RIM + 10,
      height: height * UNIT + RIM + 16,
    };
  }, [plan]);
  const focus = focusOf(seen);
  const looking = useWindow(extent, UNIT, focus, focusName(seen));
  const { standing } = useImperial();
  const cursor = useCursor(seen, plan);
  return (
    <section className={styles["map"]} aria-label={`Map: ${plan.map.name}`} data-zone="map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of many things is a group of them */}
      <svg
        ref={looking.box}
        className={styles["drawing"]}
        viewBox={looking.viewBox}
        role="group"
        aria-label={plan.map.name}
        onKeyDown={cursor.press}
        {...looking.handlers}
      >
        <Floor plan={plan} />
        <Reach seen={seen} plan={plan} />
        <AttackLine seen={seen} plan={plan} />
        <Objects seen={seen} plan={plan} standing={standing} />
        <Figures seen={seen} plan={plan} standing={standing} />
        <Covered seen={seen} plan={plan} />
        <Cursor {...cursor} />
      </svg>
      <p className="spoken" aria-live="polite">
        {cursor.isSeen ? cursor.words : ""}
      </p>
      <div className={styles["tools"]}>
        <Tool words="Look at who acts" sign="centre" press={() => looking.centre(focus)} />
        <Tool words="Closer" sign="zoom-in" press={() => looking.zoomBy(ZOOM_STEP)} />
        <Tool words="Farther" sign="zoom-out" press={() => looking.zoomBy(1 / ZOOM_STEP)} />
      </div>
    </section>
  );
}

/** From an attacker to its target. */
function AttackLine({
  seen,
  plan,
}: {
  readonly seen: Seen;
  readonly plan: Plan;
}): ReactElement | null {
  const attack = attackOf(seen.view);
  const ends = [attack?.attacker ?? 0, attack?.target ?? 0].flatMap((id) => {
    const figure = figureOf(seen.view, id);
    const middle = figure === undefined ? null : middleOf(plan, figure);
    return middle === null ? [] : [middle];
  });
  const [from, to] = ends;
  if (from === undefined || to === undefined) return null;
  return (
    <g className={styles["attack"]}>
      <path d={`M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`} />
      <circle cx={from.x * UNIT} cy={from.y * UNIT} r="22" />
      <circle cx={to.x * UNIT} cy={to.y * UNIT} r="22" />
    </g>
  );
}

interface ToolProps {
  readonly words: string;
  readonly sign: "centre" | "zoom-in" | "zoom-out";
  press(): void;
}

function Tool({ words, sign, press }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className={styles["tool"]}
      aria-label={words}
      title={words}
      onClick={press}
    >
      <Sign name={sign} />
    </button>
  );
}
