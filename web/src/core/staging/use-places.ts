import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Landing } from "@/core/staging/act";
import {
  type Box,
  boxIn,
  grown,
  overlap,
  placeFor,
  type Size,
  tagFor,
} from "@/core/staging/places";
import type { Stage } from "@/core/staging/presentation";

/** Where everything of an act is on the page just now. */
export interface Places {
  /** Where a card comes from. */
  readonly from: Box | null;
  readonly card: Box | null;
  readonly cause: Box | null;
  readonly targets: ReadonlyArray<{ readonly box: Box; readonly tone: Landing["tone"] }>;
  /** Where the thing of each landing is, or was last. */
  readonly things: ReadonlyArray<Box | null>;
  /** A place for each landing; nothing where its thing is not drawn. */
  readonly tags: ReadonlyArray<Box | null>;
  /** What the veil leaves open. */
  readonly open: ReadonlyArray<Box>;
}

interface Measured {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly card: RefObject<HTMLDivElement | null>;
  readonly places: Places | null;
}

/** About as large as a tag with a few words is. */
const TAG_HEIGHT = 46;
const TAG_LETTER = 8.5;
const TAG_REST = 76;

/** Find everything that an act names, before it is seen and whenever window or drawing move. */
export function useStagePlaces(stage: Stage): Measured {
  const room = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Places | null>(null);
  const last = useRef<{ readonly number: number; readonly places: Places } | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      if (room.current === null) return;
      const before = last.current?.number === stage.number ? last.current.places : null;
      const found = measured(stage, room.current, card.current, before);
      last.current = { number: stage.number, places: found };
      setPlaces(found);
    };
    if (stage.phase === "shown") bringIntoSight(stage);
    look();
    window.addEventListener("resize", look);
    // A drawing that turns to what is concerned does so after this.
    const turning = new MutationObserver(look);
    turning.observe(document.body, { subtree: true, attributeFilter: ["viewBox"] });
    return () => {
      window.removeEventListener("resize", look);
      turning.disconnect();
    };
  }, [stage]);
  return { room, card, places };
}

/** The element of a thing, or what in it stands for all of it. */
function elementOf(thing: number): Element | null {
  if (thing === 0) return null;
  const found = document.querySelector(`[data-thing="${thing}"]`);
  return found?.querySelector("[data-core]") ?? found;
}

/** Whether the drawing that something belongs to has turned away from it. */
function isCutOff(element: Element | null | undefined, found: DOMRect): boolean {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  if (drawing === null) return false;
  const frame = drawing.getBoundingClientRect();
  return overlap(boxIn(frame, frame), boxIn(frame, found)) === 0 || isCutOff(drawing, found);
}

/** A board that is longer than its window is turned to what is concerned. */
function bringIntoSight({ act }: Stage): void {
  for (const thing of [act.cause, ...act.landings.map((one) => one.thing)]) {
    elementOf(thing)?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }
}

function measured(
  { act }: Stage,
  room: HTMLElement,
  card: HTMLElement | null,
  before: Places | null,
): Places {
  const rect = room.getBoundingClientRect();
  const size: Size = { width: rect.width, height: rect.height };
  const boxOf = (element: Element | null): Box | null => {
    const found = element?.getBoundingClientRect();
    if (found === undefined || found.width === 0 || isCutOff(element, found)) return null;
    return boxIn(rect, found);
  };
  const cause = boxOf(elementOf(act.cause)) ?? before?.cause ?? null;
  // What was hit may have gone with it: then it is where it was.
  const boxes = act.landings.map(({ thing }, place) => {
    return boxOf(elementOf(thing)) ?? before?.things[place] ?? null;
  });
  const targets = act.landings.flatMap(({ tone }, place) => {
    const box = boxes[place];
    return box == null ? [] : [{ box, tone }];
  });
  const seen = [...(cause === null ? [] : [cause]), ...targets.map(({ box }) => box)];
  const held =
    card === null
      ? null
      : (before?.card ??
        placeFor(size, { width: card.offsetWidth, height: card.offsetHeight }, seen));
  const taken = held === null ? seen : [...seen, held];
  const tags: Array<Box | null> = [];
  for (const [place, { words, count }] of act.landings.entries()) {
    const box = boxes[place];
    const width = TAG_LETTER * words.length + (count === undefined ? TAG_REST / 2 : TAG_REST);
    const tag = box == null ? null : tagFor(size, { width, height: TAG_HEIGHT }, box, taken);
    tags.push(tag);
    if (tag !== null) taken.push(tag);
  }
  return {
    from: boxOf(document.querySelector(`[data-hand="${act.seat}"]`)) ?? upperEdge(size),
    card: held,
    cause,
    targets,
    things: boxes,
    tags,
    open: seen.map((box) => grown(box, 6)),
  };
}

/** Where others sit, if nobody says where their hands are. */
function upperEdge({ width }: Size): Box {
  return { left: width * 0.2, top: -8, width: 16, height: 8 };
}
