import { type CSSProperties, type ReactElement, type ReactNode, useId } from "react";
import type { Landing } from "@/core/staging/act";
import type { Box } from "@/core/staging/places";
import { wayBetween } from "@/core/staging/places";
import type { Stage } from "@/core/staging/presentation";
import styles from "@/core/staging/stage-view.module.css";
import { type Places, useStagePlaces } from "@/core/staging/use-places";
import { Back } from "@/kit/back";
import { classes } from "@/kit/classes";

interface StageViewProps {
  readonly stage: Stage;
  /** What is drawn of a sheet that is held up. */
  readonly sheet: (code: string) => ReactNode;
  skip(): void;
}

/**
 * What is on stage, over the board: a veil with what is concerned left open, the card held up, the
 * ways from cause to effect, and what lands. It is a picture of what the bar says in words.
 */
export function StageView({ stage, sheet, skip }: StageViewProps): ReactElement {
  const { act, number, phase } = stage;
  const { room, card, places } = useStagePlaces(stage);
  const isStaged = act.kind === "staged";
  return (
    // A larger target for what the bar has a button and a key for.
    <div
      ref={room}
      className={classes(styles["stage"], isStaged && styles["staged"])}
      data-stage={act.kind}
      data-phase={phase}
      aria-hidden="true"
      onClick={skip}
    >
      {isStaged || act.held !== "" ? <Veil places={places} isNew={!stage.goesOn} /> : null}
      {isStaged ? (
        <>
          {places === null ? null : (
            <Ways key={number} places={places} landed={phase === "landed"} />
          )}
          {act.held === "" ? null : (
            <div
              key={`${act.deed} ${act.held}`}
              ref={card}
              className={classes(styles["card"], places === null && styles["unplaced"])}
              style={at(places?.card)}
              data-held-up={act.held}
              inert
            >
              {sheet(act.held)}
              {act.beside.length === 0 ? null : (
                <ul className={styles["beside"]}>
                  {act.beside.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
          {phase === "landed" && places !== null
            ? act.landings.map((landing, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what lands keeps its order
                <Tag key={place} landing={landing} place={places.tags[place]} />
              ))
            : null}
        </>
      ) : act.held === "" ? null : (
        <Turned key={number} stage={stage}>
          {sheet(act.held)}
        </Turned>
      )}
    </div>
  );
}

/** A card that chance decides by, turned up in the middle. */
function Turned({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  const style = { "--turn": `${stage.ms}ms` };
  return (
    <div className={styles["turned"]} style={style} data-held-up={stage.act.held} inert>
      <div className={styles["front"]}>{children}</div>
      <div className={styles["back"]}>
        <Back />
      </div>
      <ul className={classes(styles["beside"], styles["late"])}>
        {stage.act.beside.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function at(box: Box | null | undefined): CSSProperties | undefined {
  return box == null ? undefined : { left: box.left, top: box.top };
}

/** Everything steps back but the cause and what it concerns. */
function Veil({ places, isNew }: { readonly places: Places | null; readonly isNew: boolean }) {
  const mask = useId();
  const open = places === null ? [] : [...places.open];
  return (
    <svg className={classes(styles["veil"], isNew && styles["falling"])} role="presentation">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="white" />
        {open.map((box) => (
          <rect
            key={`${box.left} ${box.top}`}
            x={box.left}
            y={box.top}
            width={box.width}
            height={box.height}
            rx="10"
            fill="black"
          />
        ))}
      </mask>
      <rect className={styles["cloth"]} width="100%" height="100%" mask={`url(#${mask})`} />
    </svg>
  );
}

/** From the hand to the card, from the card to what it uses, and from there to what it hits. */
function Ways({ places, landed }: { readonly places: Places; readonly landed: boolean }) {
  const { from, card, cause, targets } = places;
  // What is not drawn here, on a small screen, comes from where its player sits.
  const start = cause ?? card ?? from;
  return (
    <svg className={classes(styles["ways"], landed && styles["there"])} role="presentation">
      {from === null || card === null ? null : (
        <path className={styles["drawn"]} d={wayBetween(from, card)} />
      )}
      {card === null || cause === null ? null : (
        <path className={styles["uses"]} d={wayBetween(card, cause)} pathLength="1" />
      )}
      {start === null
        ? null
        : targets.map(({ box, tone }) => (
            <g key={`${box.left} ${box.top}`} className={styles[tone]}>
              <path className={styles["hits"]} d={wayBetween(start, box)} pathLength="1" />
              <path className={styles["head"]} d={arrowHead(start, box)} />
            </g>
          ))}
      {targets.map(({ box, tone }) => (
        <rect
          key={`frame ${box.left} ${box.top}`}
          className={classes(styles["struck"], styles[tone])}
          x={box.left - 4}
          y={box.top - 4}
          width={box.width + 8}
          height={box.height + 8}
          rx="10"
        />
      ))}
      {cause === null ? null : (
        <rect
          className={styles["raised"]}
          x={cause.left - 5}
          y={cause.top - 5}
          width={cause.width + 10}
          height={cause.height + 10}
          rx="12"
        />
      )}
    </svg>
  );
}

/** The head of an arrow, in the direction in which its way arrives. */
function arrowHead(from: Box, to: Box): string {
  const [, bend = "", end = ""] = /Q(\S+ \S+) (.+)$/.exec(wayBetween(from, to)) ?? [];
  const [bx = 0, by = 0] = bend.split(" ").map(Number);
  const [x = 0, y = 0] = end.split(" ").map(Number);
  const angle = Math.atan2(y - by, x - bx);
  const point = (turn: number, far: number): string =>
    `${(x - far * Math.cos(angle + turn)).toFixed(1)} ${(y - far * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${point(0, -6)}L${point(0.5, 14)}L${point(-0.5, 14)}Z`;
}

interface TagProps {
  readonly landing: Landing;
  readonly place: Box | null | undefined;
}

/** What has come of it, beside the thing. */
function Tag({ landing, place }: TagProps): ReactElement | null {
  if (place == null) return null;
  const { count, words, tone } = landing;
  return (
    <p className={classes(styles["tag"], styles[tone])} style={at(place)} data-landing>
      {count === undefined ? null : <b className="num">{count}</b>}
      {words}
    </p>
  );
}
