/**
 * What is cut, covered or out of reach on the page as it is drawn now; runs inside a browser.
 *
 * What belongs here: finding what is to be read or pressed, and measuring it against whatever
 * clips it and whatever lies over it. What does not: which findings are meant (the test says).
 */

/** Something that is wrong: what, with whom, and by how many pixels. */
export interface Finding {
  readonly kind: "cut" | "let out" | "broken" | "swiped away" | "unreachable" | "covered" | "over";
  readonly what: string;
  /** What clips it or lies over it. */
  readonly by: string;
  readonly pixels: number;
}

/** Elements that may be found without fault: the first by the second, or by anything. */
export interface Meant {
  readonly kind: Finding["kind"];
  readonly what: string;
  readonly by?: string;
  /** What is a fault all the same. */
  readonly but?: string;
  /** By what it is a fault all the same. */
  readonly butBy?: string;
  /** The widest window in which it is none; left out for all. */
  readonly upTo?: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One thing that is read or pressed: a line of text, a sign, a die, a control. */
interface Part {
  readonly element: Element;
  readonly box: Box;
  /** The first line of several has the text of all. */
  readonly words?: Text | undefined;
}

/** Rounding and hairlines are no fault. */
const TOLERANCE = 1.5;
const CONTROLS = "a, button, input, select, textarea, summary, output, [data-state]";
/** Decoration that says nothing. */
const DECORATION = "[class*='rings']";
/** Letters fill this much of the height of their line's box. */
const INK = { above: 0.22, below: 0.2 };
const SIGN_MARGIN = 0.08;
/** Of what is scrolled out but for so little, nothing can be read. */
const SLIVER = 4;

/** What was asked of an element while nothing moved. */
const styles = new Map<Element, CSSStyleDeclaration>();
const insides = new Map<Element, Box>();
const boxes = new Map<Element, Box>();
const clippings = new Map<Element, Readonly<Record<"x" | "y", Clipping>>>();

function known<T>(of: Map<Element, T>, element: Element, ask: (element: Element) => T): T {
  const answer = of.get(element) ?? ask(element);
  of.set(element, answer);
  return answer;
}

function styleOf(element: Element): CSSStyleDeclaration {
  return known(styles, element, (one) => getComputedStyle(one));
}

/** Everything that is wrong on the page, but for what is meant. */
export function measure(meant: ReadonlyArray<Meant>): ReadonlyArray<Finding> {
  styles.clear();
  insides.clear();
  boxes.clear();
  clippings.clear();
  const parts = partsOf(document.body);
  const seen: Part[] = [];
  const findings: Finding[] = [];
  const note = (kind: Finding["kind"], part: Part, by: Element, pixels: number): void => {
    if (pixels > TOLERANCE && !isMeant(meant, kind, part.element, by)) {
      findings.push({
        kind,
        what: nameOf(part.element),
        by: nameOf(by),
        pixels: Math.round(pixels),
      });
    }
  };
  for (const part of parts) {
    const control = controlOf(part.element);
    if (control !== null) note("let out", part, control, overhang(part.box, boxOf(control), "y"));
    const { box, faults } = clipped(part);
    for (const { kind, by, pixels } of faults) note(kind, part, by, pixels);
    if (box === null) continue;
    seen.push({ ...part, box });
    if (part.words !== undefined) note("broken", part, part.element, brokenOff(part.words));
  }
  for (const part of seen.filter((one) => smaller(one.box) > SLIVER && !isOnControl(one.element))) {
    for (const cover of coversOf(part)) note("covered", part, cover, smaller(part.box));
  }
  for (const [part, other, pixels] of collisionsOf(seen)) note("over", part, other, pixels);
  return findings;
}

function isMeant(
  meant: ReadonlyArray<Meant>,
  kind: Finding["kind"],
  element: Element,
  by: Element,
): boolean {
  return meant.some(
    (one) =>
      one.kind === kind &&
      innerWidth <= (one.upTo ?? Number.POSITIVE_INFINITY) &&
      element.closest(one.what) !== null &&
      (one.but === undefined || element.closest(one.but) === null) &&
      (one.by === undefined || by.closest(one.by) !== null) &&
      (one.butBy === undefined || by.closest(one.butBy) === null),
  );
}

/** Lines of text, signs and controls that are drawn. */
function partsOf(root: Element): ReadonlyArray<Part> {
  const parts: Part[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && !isDrawn(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) parts.push(...linesOf(node));
    else if (node instanceof SVGSVGElement || (node instanceof Element && node.matches(CONTROLS))) {
      parts.push({ element: node, box: drawnBox(node) });
    }
  }
  return parts;
}

/** Drawn, and not only read aloud. */
function isDrawn(element: Element): boolean {
  if (element.matches(DECORATION)) return false;
  const { display, visibility, opacity, clipPath } = styleOf(element);
  if (display === "none" || visibility === "hidden" || opacity === "0") return false;
  return clipPath !== "inset(50%)";
}

function linesOf(text: Text): ReadonlyArray<Part> {
  const element = text.parentElement;
  if (element === null || text.data.trim() === "" || element instanceof SVGElement) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return lines.map((rect, nth) => {
    const words = nth === 0 && lines.length > 1 ? text : undefined;
    return { element, box: inked(rect), words };
  });
}

/** How much of a word stands on another line than its beginning. */
function brokenOff(text: Text): number {
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const [, rest] = range.getClientRects();
    if (rest !== undefined) return rest.width;
  }
  return 0;
}

/** Signs are drawn with a margin inside their box. */
function drawnBox(element: Element): Box {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (!(element instanceof SVGElement)) return { left, top, right, bottom };
  const [x, y] = [width * SIGN_MARGIN, height * SIGN_MARGIN];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

/** Where letters can be: lines stand closer than the boxes of their letters are high. */
function inked({ left, right, top, bottom, height }: DOMRect): Box {
  return { left, right, top: top + INK.above * height, bottom: bottom - INK.below * height };
}

/** The button that something is written on; signs of a die stand over its edge. */
function controlOf(element: Element): Element | null {
  const control = element.closest(CONTROLS);
  return control === element || control?.matches("button") !== true ? null : control;
}

function boxOf(element: Element): Box {
  return known(boxes, element, (one) => one.getBoundingClientRect());
}

interface Fault {
  readonly kind: Finding["kind"];
  readonly by: Element;
  readonly pixels: number;
}

/** What is left of a part inside all that clips it, and where it is cut for good. */
function clipped({ element, box }: Part): { box: Box | null; faults: ReadonlyArray<Fault> } {
  const faults: Fault[] = [];
  let left: Box | null = box;
  let whole = box;
  for (const frame of framesOf(element)) {
    const inside = known(insides, frame, insideOf);
    for (const axis of ["x", "y"] as const) {
      const over = overhang(whole, inside, axis);
      const way = known(clippings, frame, clippingOf)[axis];
      if (over <= TOLERANCE || way === "none") continue;
      if (way === "cut") faults.push({ kind: "cut", by: frame, pixels: over });
      else if (before(whole, inside, frame, axis) > TOLERANCE) {
        faults.push({ kind: "unreachable", by: frame, pixels: before(whole, inside, frame, axis) });
      } else if (axis === "x" || element.closest("[data-sentence]") !== null) {
        faults.push({ kind: "swiped away", by: frame, pixels: over });
      }
      // What can be scrolled to is looked for inside what scrolls it.
      whole = along(whole, inside, axis);
      left = left === null ? null : common(left, inside);
    }
  }
  return { box: left, faults };
}

/** The ancestors that can clip an element, from the inside, and the window. */
function framesOf(element: Element): ReadonlyArray<Element> {
  const frames: Element[] = [];
  let from: Element | null = element;
  while (from !== null && from !== document.body) {
    frames.push(from);
    const { position } = styleOf(from);
    if (position === "fixed") break;
    const next: Element | null =
      position === "absolute" && from instanceof HTMLElement ? from.offsetParent : null;
    from = next ?? from.parentElement;
  }
  return [...frames, document.documentElement];
}

function insideOf(frame: Element): Box {
  if (frame === document.documentElement) {
    return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  }
  const { left, top, width, height } = frame.getBoundingClientRect();
  const x = left + frame.clientLeft;
  const y = top + frame.clientTop;
  // Client sizes are rounded, and leave bars for scrolling out.
  const [wide, high] = [
    frame.clientWidth - Math.round(width),
    frame.clientHeight - Math.round(height),
  ];
  return { left: x, top: y, right: x + width + wide, bottom: y + height + high };
}

type Clipping = "none" | "cut" | "scrolls";

function clippingOf(frame: Element): Readonly<Record<"x" | "y", Clipping>> {
  if (frame === document.documentElement) return { x: "cut", y: "cut" };
  const { overflowX, overflowY, display, contain } = styleOf(frame);
  if (frame instanceof SVGElement || display === "inline" || display === "contents") {
    return { x: "none", y: "none" };
  }
  return { x: clippingBy(overflowX, contain), y: clippingBy(overflowY, contain) };
}

function clippingBy(overflow: string, contain: string): Clipping {
  if (overflow === "auto" || overflow === "scroll") return "scrolls";
  if (overflow === "hidden" || overflow === "clip") return "cut";
  return /paint|strict|content/.test(contain) ? "cut" : "none";
}

function overhang(box: Box, inside: Box, axis: "x" | "y"): number {
  return axis === "x"
    ? Math.max(inside.left - box.left, box.right - inside.right)
    : Math.max(inside.top - box.top, box.bottom - inside.bottom);
}

/** How much of it lies before the beginning of what scrolls: nobody can scroll there. */
function before(box: Box, inside: Box, frame: Element, axis: "x" | "y"): number {
  // A list turned round is scrolled with negative numbers.
  if (styleOf(frame).flexDirection.endsWith("reverse")) return 0;
  return axis === "x"
    ? inside.left - (box.left + frame.scrollLeft)
    : inside.top - (box.top + frame.scrollTop);
}

function along(box: Box, inside: Box, axis: "x" | "y"): Box {
  return axis === "x"
    ? { ...box, left: inside.left, right: inside.right }
    : { ...box, top: inside.top, bottom: inside.bottom };
}

function common(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return smaller(box) > TOLERANCE ? box : null;
}

function smaller({ left, top, right, bottom }: Box): number {
  return Math.min(right - left, bottom - top);
}

/** Where a part is looked at, in shares of its box. */
const PLACES = [
  [0.5, 0.5],
  [0.1, 0.15],
  [0.9, 0.85],
] as const;

/** A control speaks for what is written on it: asking what lies at a point takes time. */
function isOnControl(element: Element): boolean {
  return element.parentElement?.closest(CONTROLS) != null;
}

/** A point well inside: at an edge, where it is clipped, the neighbour begins half a pixel early. */
function between(from: number, to: number, share: number): number {
  const margin = Math.min(2, (to - from) / 2);
  return from + margin + share * (to - from - 2 * margin);
}

/** What is painted over a part, looked for at some of its points. */
function coversOf({ element, box }: Part): ReadonlySet<Element> {
  const covers = new Set<Element>();
  const isOwn = (drawn: Element): boolean => drawn.contains(element) || element.contains(drawn);
  for (const [across, down] of PLACES) {
    const x = between(box.left, box.right, across);
    const y = between(box.top, box.bottom, down);
    const top = document.elementFromPoint(x, y);
    if (top === null || isOwn(top)) continue;
    for (const drawn of document.elementsFromPoint(x, y)) {
      if (isOwn(drawn)) break;
      if (isPainted(drawn)) covers.add(drawn);
    }
  }
  return covers;
}

const CLEAR = /^(rgba\(.*, 0\)|transparent|.* \/ 0\))$/;

function isPainted(element: Element): boolean {
  if (element instanceof SVGElement) return true;
  return [undefined, "::before", "::after"].some((pseudo) => {
    const style = pseudo === undefined ? styleOf(element) : getComputedStyle(element, pseudo);
    if (pseudo !== undefined && (style.content === "none" || style.position !== "absolute")) {
      return false;
    }
    return !CLEAR.test(style.backgroundColor) || style.backgroundImage !== "none";
  });
}

/** Pairs that share pixels and do not lie in each other, found from left to right. */
function* collisionsOf(parts: ReadonlyArray<Part>): Generator<readonly [Part, Element, number]> {
  const sorted = parts.toSorted((one, other) => one.box.left - other.box.left);
  let near: Part[] = [];
  for (const one of sorted) {
    near = near.filter(({ box }) => box.right > one.box.left + TOLERANCE);
    for (const other of near) {
      const shared = common(one.box, other.box);
      if (shared === null || one.element.contains(other.element)) continue;
      if (!other.element.contains(one.element)) yield [one, other.element, smaller(shared)];
    }
    near.push(one);
  }
}

const NAME_LENGTH = 32;

/** A name that can be found on the page: its own class and its words. */
function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => name.replace(/^_(.+)_\w+_\d+$/, "$1"));
  const words = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, NAME_LENGTH);
  const home = element.closest("section, nav, aside")?.getAttribute("aria-label") ?? "";
  const itself = `${element.localName}${classes.map((name) => `.${name}`).join("")}`;
  return [itself, words === "" ? "" : `“${words}”`, home === "" ? "" : `in ${home}`]
    .filter(Boolean)
    .join(" ");
}
