import { isStill } from "@/core/staging/still";
import type { Motion } from "@/games/destiny/motion/changes";
import styles from "@/games/destiny/motion/flights.module.css";

/**
 * What flies over the page and is gone when it arrives: tokens from one thing to another, and
 * dice that leave the pool on their way to their cards.
 */

/** As `--dur-flight` of the tokens has it. */
export const FLIGHT_MS = 320;
const HOME_MS = 200;
const TURN_MS = 320;
const PULSE_MS = 260;
const APART_MS = 70;

/** Where a die lay when the table was last drawn, and how it looked. */
export interface Seen {
  readonly at: DOMRect;
  readonly look: Node;
}

/** As `--dur-tumble` and `--dur-between-dice` of the tokens have it. */
export const TUMBLE_MS = 600;
export const BETWEEN_DICE_MS = 90;

/** How long a roll of so many dice takes until the last one lies. */
export function tumbleMs(dice: number): number {
  return TUMBLE_MS + (dice - 1) * BETWEEN_DICE_MS;
}

/** The dice that lie in pools now: those that leave are drawn once more from here. */
export function diceSeen(): ReadonlyMap<number, Seen> {
  if (isStill()) {
    return new Map();
  }
  const lying = document.querySelectorAll<HTMLElement>("[data-pool] [data-thing]");
  return new Map(
    [...lying].map((element) => {
      const seen = { at: element.getBoundingClientRect(), look: element.cloneNode(true) };
      return [Number(element.dataset["thing"]), seen];
    }),
  );
}

/** What was seen before, and the card of a die, which may have left play. */
export interface Before {
  readonly dice: ReadonlyMap<number, Seen>;
  cardOf(die: number): number;
}

/** Send every token on its way: cause and effect are on the table, the number has not changed yet. */
export function sendTokens(motions: ReadonlyArray<Motion>, speed: number): void {
  if (isStill()) {
    return;
  }
  for (const motion of motions) {
    if (motion.kind === "flight") flight(motion, speed);
  }
}

/** What moves once it has happened, one shortly after the other; nothing for those who want none. */
export function fly(motions: ReadonlyArray<Motion>, before: Before, speed: number): void {
  if (isStill()) {
    return;
  }
  motions.forEach((motion, place) => {
    const delay = (place * APART_MS) / speed;
    if (motion.kind === "flight") {
      pulse(motion.to, delay, speed);
    } else if (motion.kind === "pulse") {
      pulse(motion.thing, delay, speed);
    } else if (motion.kind === "turn") {
      turn(motion.die, delay, speed);
    } else if (motion.kind === "home") {
      home(before.dice.get(motion.die), before.cardOf(motion.die), delay, speed);
    }
  });
}

function elementOf(thing: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
}

function flight(motion: Motion & { kind: "flight" }, speed: number): void {
  const from = elementOf(motion.from)?.getBoundingClientRect();
  const to = (
    motion.to === 0 ? purseOf(motion.seat) : elementOf(motion.to)
  )?.getBoundingClientRect();
  if (to === undefined || from === undefined || typeof Element.prototype.animate !== "function") {
    return;
  }
  const token = document.createElement("span");
  token.className = `${styles["token"]} ${styles[motion.token]}`;
  token.textContent = String(motion.amount);
  token.setAttribute("aria-hidden", "true");
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px)`;
  send(token, [{ transform: at(from) }, { transform: at(to) }], FLIGHT_MS / speed, 0);
}

/** Where the resources of a seat are counted; of one's own at least that is known. */
function purseOf(seat: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-purse="${seat}"], [data-zone="purse"]`);
}

/** A die that was turned by hand: it turns over to the side that it shows now. */
function turn(die: number, delay: number, speed: number): void {
  const lying = elementOf(die)?.querySelector("[data-state]");
  lying?.animate?.(
    [
      { transform: "perspective(400px) rotateY(180deg)" },
      { transform: "perspective(400px) rotateY(0deg)" },
    ],
    { duration: TURN_MS / speed, delay, easing: "ease-out" },
  );
}

/** A die that has left its pool slides to its card and shrinks to the size it has there. */
function home(seen: Seen | undefined, card: number, delay: number, speed: number): void {
  const to = elementOf(card)?.getBoundingClientRect();
  if (seen === undefined || to === undefined || typeof Element.prototype.animate !== "function") {
    return;
  }
  const { at, look } = seen;
  const die = document.createElement("span");
  die.className = styles["die"] ?? "";
  die.style.width = `${at.width}px`;
  die.append(look);
  // A copy is no thing: nothing may find it by its number or go to it by keyboard.
  die.inert = true;
  for (const copy of die.querySelectorAll("[data-thing]")) copy.removeAttribute("data-thing");
  const start = `translate(${at.left}px, ${at.top}px) scale(1)`;
  const [x, y] = [to.left + to.width / 2 - at.width / 2, to.top + to.height / 2 - at.height / 2];
  const end = `translate(${x}px, ${y}px) scale(0.3)`;
  const steps = [
    { transform: start, opacity: 1 },
    { transform: end, opacity: 0.4 },
  ];
  send(die, steps, HOME_MS / speed, delay);
}

/** Put something over the page, move it, and take it away. */
function send(thing: HTMLElement, steps: Keyframe[], duration: number, delay: number): void {
  document.body.append(thing);
  const easing = "cubic-bezier(0.2, 0.7, 0.2, 1)";
  const moving = thing.animate(steps, { duration, delay, easing, fill: "backwards" });
  const gone = (): void => thing.remove();
  moving.finished.then(gone, gone);
}

function pulse(thing: number, delay: number, speed: number): void {
  elementOf(thing)?.animate?.([{ scale: "1" }, { scale: "1.04" }, { scale: "1" }], {
    duration: PULSE_MS / speed,
    delay,
  });
}
