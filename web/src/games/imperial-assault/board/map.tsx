import { type ReactElement, type RefObject, useEffect, useMemo, useRef } from "react";
import type { Standing } from "@/core/scene/standing";
import { useStage } from "@/core/staging/use-presentation";
import { Cursor, useCursor } from "@/games/imperial-assault/board/cursor";
import styles from "@/games/imperial-assault/board/map.module.css";
import { OddsHover } from "@/games/imperial-assault/board/odds";
import { OpenMap } from "@/games/imperial-assault/board/open-map";
import { Overview } from "@/games/imperial-assault/board/overview";
import { Figures, Objects } from "@/games/imperial-assault/board/pieces";
import { Covered, Reach } from "@/games/imperial-assault/board/reach";
import { SeenWash, Sight } from "@/games/imperial-assault/board/sight";
import { useDraggedWay } from "@/games/imperial-assault/board/use-dragged-way";
import type { Looking } from "@/games/imperial-assault/board/use-looking";
import { useMapEvents } from "@/games/imperial-assault/board/use-map-events";
import {
  type Extent,
  type MapWindow,
  useWindow,
  ZOOM_STEP,
} from "@/games/imperial-assault/board/use-window";
import { DraggedWay, Way } from "@/games/imperial-assault/board/way";
import { Floor } from "@/games/imperial-assault/drawing/floor";
import { Sign } from "@/games/imperial-assault/drawing/sign";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import { drawnAs } from "@/games/imperial-assault/reading/answers";
import type { Plan } from "@/games/imperial-assault/reading/plan";
import { attackQuestion } from "@/games/imperial-assault/reading/questions";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import {
  aroundSpaces,
  focusName,
  focusOf,
  middleOf,
  stagedFocus,
} from "@/games/imperial-assault/reading/spaces";
import { attackOf, figureOf } from "@/games/imperial-assault/reading/things";
import { classes } from "@/kit/classes";
import { isForPage } from "@/kit/keyboard";
import { useMedia } from "@/kit/use-media";

const RIM = 30;
/** Closer than this the whole map is drawn small beside what is shown of it. */
const INSET_FROM = 1.15;
/** What a column of tools lies over at the right edge of a narrow map, and two where it is low. */
const [TOOLS_PX, MORE_TOOLS_PX] = [60, 112];
const LOW_PX = 164;

interface MapProps {
  readonly seen: Seen;
  readonly looking: Looking;
}

/** The map with everything on it. */
export function MapView({ seen, looking }: MapProps): ReactElement {
  const { plan } = seen;
  if (seen.view.map === "") return <OpenMap />;
  return plan === null ? (
    <p className={styles["waiting"]} role="status">
      The map is on its way
    </p>
  ) : (
    <DrawnMap key={plan.map.id} seen={seen} plan={plan} looking={looking} />
  );
}

function DrawnMap({ seen, plan, looking }: MapProps & { readonly plan: Plan }): ReactElement {
  const extent = useMemo((): Extent => {
    const { width, height } = plan.map;
    return {
      left: -RIM,
      top: -RIM,
      width: width * UNIT + RIM + 10,
      height: height * UNIT + RIM + 16,
    };
  }, [plan]);
  const stage = useStage();
  const staged = stage === null ? null : stagedFocus(seen, stage.act);
  const focus = staged ?? focusOf(seen);
  const name = staged === null ? focusName(seen) : `stage ${stage?.number}`;
  const isNarrow = useMedia("(max-width: 720px)");
  const shown = useWindow(extent, UNIT, focus, name, isNarrow ? toolsOver : nothingOver);
  const { standing: stands, decision } = useImperial();
  const cursor = useCursor(seen, plan, looking);
  const dragged = useDraggedWay(seen);
  const { handlers, box } = shown;
  const click = handlers.onClickCapture;
  const events = useMapEvents({ plan, looking, dragged, box, cursor, click });
  const { lens } = looking;
  const standing = lens.on ? noStanding : stands;
  const isBare = (id: number): boolean => lens.on || attackQuestion(seen, decision, id) !== null;
  useCloser(shown, plan, looking);
  useWholeKey(shown.whole);
  return (
    <section className={styles["map"]} aria-label={`Map: ${plan.map.name}`} data-zone="map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of many things is a group of them */}
      <svg
        ref={shown.box}
        className={classes(styles["drawing"], lens.on && styles["looking"])}
        viewBox={shown.viewBox}
        role="group"
        aria-label={plan.map.name}
        onKeyDown={cursor.press}
        {...handlers}
        {...events}
      >
        <Floor plan={plan} />
        {lens.on ? null : <Reach seen={seen} plan={plan} />}
        <AttackLine seen={seen} plan={plan} />
        <Objects seen={seen} plan={plan} standing={standing} />
        <Figures seen={seen} plan={plan} standing={standing} isBare={isBare} />
        {lens.on ? null : <Covered seen={seen} plan={plan} />}
        <Looked seen={seen} plan={plan} looking={looking} />
        <DraggedWay seen={seen} plan={plan} {...dragged} />
        <Cursor {...cursor} />
      </svg>
      <p className="spoken" aria-live="polite">
        {cursor.isSeen ? [cursor.words, ...(looking.way?.lines ?? [])].join(". ") : ""}
      </p>
      <Hover seen={seen} plan={plan} looking={looking} box={shown.box} />
      {shown.zoom > INSET_FROM ? (
        <Overview seen={seen} plan={plan} extent={extent} shown={shown.shown} />
      ) : null}
      <div className={styles["tools"]} data-tools>
        <Tool
          words={lens.on ? "Close the sight lens" : "Sight lens: who sees what"}
          sign="eye"
          pressed={lens.on}
          press={() => {
            looking.point(0);
            lens.toggle();
          }}
        />
        <Tool words="The whole map (M)" sign="whole" pressed={shown.isWhole} press={shown.whole} />
        <Tool words="Look at who acts" sign="centre" press={() => shown.closer(focus)} />
        <Tool zooms words="Closer" sign="zoom-in" press={() => shown.zoomBy(ZOOM_STEP)} />
        <Tool zooms words="Farther" sign="zoom-out" press={() => shown.zoomBy(1 / ZOOM_STEP)} />
      </div>
    </section>
  );
}

/** How wide the tools are that lie over a map of this height. */
function toolsOver(height: number): number {
  return height < LOW_PX ? MORE_TOOLS_PX : TOOLS_PX;
}

/** On a desk they stand beside it. */
function nothingOver(): number {
  return 0;
}

/** While one looks, nothing can be chosen. */
function noStanding(): Standing {
  return "idle";
}

/** Come closer to the two things that the lens looks at, and go back when it is closed. */
function useCloser(shown: MapWindow, plan: Plan, { lens, sight }: Looking): void {
  const drawn = drawnAs(lens.to === 0 ? null : sight, "sight");
  const pair = drawn === null ? "" : `${drawn.origin} ${drawn.aim}`;
  const { closer, release } = shown;
  const isClose = useRef(false);
  useEffect(() => {
    const places = pair.split(" ").flatMap((name) => plan.named.get(name) ?? []);
    if (places.length > 0) {
      isClose.current = true;
      closer(aroundSpaces(places));
    } else if (isClose.current) {
      isClose.current = false;
      release();
    }
  }, [pair, plan, closer, release]);
}

/** M shows the whole map, and lets go of it. */
function useWholeKey(whole: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!isForPage(event) || event.repeat || event.key.toLowerCase() !== "m") return;
      event.preventDefault();
      whole();
    };
    window.addEventListener("keydown", down);
    return () => window.removeEventListener("keydown", down);
  }, [whole]);
}

interface LookedProps extends MapProps {
  readonly plan: Plan;
}

/** What was asked about what is pointed at, drawn on the map. */
function Looked({ seen, plan, looking }: LookedProps): ReactElement | null {
  const [sight, all] = [drawnAs(looking.sight, "sight"), drawnAs(looking.sight, "seen")];
  const way = drawnAs(looking.way, "reach");
  if (sight !== null) return <Sight seen={seen} plan={plan} answer={sight} />;
  if (all !== null) return <SeenWash plan={plan} spaces={all.spaces} />;
  return way === null ? null : <Way seen={seen} plan={plan} answer={way} />;
}

/** The odds of the target under the pointer, on the other side of the map. */
function Hover({
  seen,
  plan,
  looking,
  box,
}: LookedProps & { readonly box: RefObject<SVGSVGElement | null> }): ReactElement | null {
  const { odds, at } = looking;
  const figure = figureOf(seen.view, at);
  const touch = useMedia("(hover: none)");
  // A finger would cover it: there the odds stand below the map.
  if (touch || odds.answer === null || figure === undefined) return null;
  const [left = 0, , width = 0] = (box.current?.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  const isLeft = (middleOf(plan, figure)?.x ?? 0) * UNIT < left + width / 2;
  return <OddsHover seen={seen} target={at} odds={odds.answer} isLeft={isLeft} />;
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
  readonly sign: "centre" | "zoom-in" | "zoom-out" | "eye" | "whole";
  /** Whether it is on; left out where it cannot be. */
  readonly pressed?: boolean;
  /** Whether two fingers do the same. */
  readonly zooms?: boolean;
  press(): void;
}

function Tool({ words, sign, pressed, zooms = false, press }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className={classes(styles["tool"], pressed === true && styles["on"], zooms && styles["zoom"])}
      aria-label={words}
      aria-pressed={pressed}
      title={words}
      onClick={press}
    >
      <Sign name={sign} />
    </button>
  );
}
