import type { Motion } from "@/reading/changes";
import styles from "@/table/flights.module.css";

/**
 * Tokens that fly from one thing to another, drawn over the page and gone when they arrive.
 */

const FLIGHT_MS = 420;
const PULSE_MS = 260;
const APART_MS = 70;

/** Let every motion run, one shortly after the other; nothing moves for those who want none. */
export function fly(motions: ReadonlyArray<Motion>, speed: number): void {
  if (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true) {
    return;
  }
  motions.forEach((motion, place) => {
    const delay = (place * APART_MS) / speed;
    if (motion.kind === "flight") {
      flight(motion, delay, speed);
    } else if (motion.kind === "pulse") {
      pulse(motion.thing, delay, speed);
    }
  });
}

function elementOf(thing: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
}

function flight(motion: Motion & { kind: "flight" }, delay: number, speed: number): void {
  const from = elementOf(motion.from)?.getBoundingClientRect();
  const to = elementOf(motion.to)?.getBoundingClientRect();
  if (to === undefined) {
    return;
  }
  pulse(motion.to, delay + FLIGHT_MS / speed, speed);
  if (from === undefined || typeof Element.prototype.animate !== "function") {
    return;
  }
  const token = document.createElement("span");
  token.className = `${styles["token"]} ${styles[motion.token]}`;
  token.textContent = String(motion.amount);
  token.setAttribute("aria-hidden", "true");
  document.body.append(token);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px)`;
  const moving = token.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: FLIGHT_MS / speed,
    delay,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: "backwards",
  });
  const gone = (): void => token.remove();
  moving.finished.then(gone, gone);
}

function pulse(thing: number, delay: number, speed: number): void {
  elementOf(thing)?.animate?.([{ scale: "1" }, { scale: "1.04" }, { scale: "1" }], {
    duration: PULSE_MS / speed,
    delay,
  });
}
