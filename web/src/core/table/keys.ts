import { useEffect, useRef } from "react";
import type { KeyOf } from "@/core/client/client";
import { placesOf } from "@/core/scene/placement";
import type { Scene } from "@/core/scene/scene";
import { isForPage } from "@/kit/keyboard";

/**
 * The keyboard: every key of the table, and keeping the focus when the table changes.
 */

export interface TableKey {
  readonly keys: string;
  readonly does: string;
}

/** What the map of keys shows. */
export const KEY_MAP: ReadonlyArray<TableKey> = [
  { keys: "Tab", does: "Go to the next thing that can be chosen" },
  { keys: "← →", does: "Go along a row, also to what cannot be chosen" },
  { keys: "↑ ↓", does: "Go to the row above or below; in the log, from line to line" },
  { keys: "Enter", does: "Choose, or ask why it cannot be chosen" },
  { keys: "1 to 9", does: "Press a button of the decision bar that has a number" },
  { keys: "P", does: "Pass" },
  { keys: "Y", does: "Yes: use it" },
  { keys: "N", does: "No: do not use it" },
  { keys: "0", does: "None, or no more" },
  { keys: "G", does: "Go: send what is picked" },
  { keys: "Backspace", does: "Step back" },
  { keys: "Escape", does: "Close what lies over the table, then step back" },
  { keys: "Space", does: "Skip what is shown; for a second after that it presses nothing" },
  { keys: "H", does: "Hold what is shown, or let it go on" },
  { keys: "U", does: "Undo: take the last step or answer back" },
  { keys: "L", does: "In a guided game: close the lesson, or read it again" },
  { keys: "[ ]", does: "In a replay: go to the moment before or after that decided something" },
  { keys: "?", does: "Show or hide this map" },
];

interface KeyHandlers {
  readonly scene: Scene | null;
  /** The place of the pass among the options; -1 if passing is not offered. */
  readonly pass: number;
  /** Keys of the title that go to the next thing for which a kind of option is offered. */
  readonly goes: ReadonlyArray<KeyOf>;
  /** Take away what lies over the table; false if nothing did. */
  dismiss(): boolean;
  showKeys(): void;
}

/** Listen to the keyboard while the table is there. */
export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event) || latest.current.scene === null) {
        return;
      }
      if (pressed(event.key, latest.current, latest.current.scene)) {
        event.preventDefault();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Do what a key stands for; false if it stands for nothing now. */
function pressed(key: string, handlers: KeyHandlers, scene: Scene): boolean {
  if (/^[1-9]$/.test(key)) {
    return pressChoice(Number(key) - 1);
  }
  switch (key) {
    case "ArrowLeft":
      return step(-1);
    case "ArrowRight":
      return step(1);
    case "ArrowUp":
      return stepRow(-1);
    case "ArrowDown":
      return stepRow(1);
    case "Escape":
      if (!handlers.dismiss()) {
        scene.back();
      }
      return true;
    case "Backspace":
      scene.back();
      return true;
    case "?":
      handlers.showKeys();
      return true;
    case "p":
    case "P":
      return pass(scene, handlers.pass);
    case "u":
    case "U":
      return pressUndo();
    default:
      return pressKey(key.toUpperCase()) || goTo(key.toUpperCase(), handlers.goes, scene);
  }
}

function pass(scene: Scene, place: number): boolean {
  if (place < 0 || scene.sent !== null) {
    return false;
  }
  scene.choose(place);
  return true;
}

function pressChoice(place: number): boolean {
  const choices = document.querySelectorAll<HTMLButtonElement>(NUMBERED);
  const choice = choices[place];
  choice?.click();
  return choice !== undefined;
}

/** Press the button of the bar that has a key of its own. */
function pressKey(key: string): boolean {
  const keyed = document.querySelectorAll<HTMLButtonElement>("[data-bar] [data-choice][data-key]");
  const choice = [...keyed].find(({ dataset, disabled }) => dataset["key"] === key && !disabled);
  choice?.click();
  return choice !== undefined;
}

/** Go to the next thing for which an option of the key's kind is offered; nothing is chosen. */
function goTo(key: string, goes: ReadonlyArray<KeyOf>, scene: Scene): boolean {
  const wanted = goes.find(({ keys }) => keys === key);
  if (wanted === undefined) {
    return false;
  }
  const stops = [...document.querySelectorAll<Stop>("[data-thing]")].filter(({ dataset }) =>
    placesOf(scene.placement, Number(dataset["thing"])).some(
      (place) => scene.decision?.options[place]?.kind === wanted.kind,
    ),
  );
  const { activeElement } = document;
  const now = isStop(activeElement) ? stops.indexOf(activeElement) : -1;
  stops[(now + 1) % stops.length]?.focus();
  return stops.length > 0;
}

function pressUndo(): boolean {
  const undo = document.querySelector<HTMLButtonElement>("[data-bar] [data-undo]");
  undo?.click();
  return undo !== null;
}

/** Buttons with a number: those without a key of their own. */
const NUMBERED = "[data-bar] [data-choice]:not([data-key])";

/** What the keyboard can stand on: buttons, and things that are drawn as SVG. */
type Stop = HTMLElement | SVGElement;

const STOPS = "button:not(:disabled), g[data-thing]";

function isStop(element: unknown): element is Stop {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

function rows(): ReadonlyArray<ReadonlyArray<Stop>> {
  return [...document.querySelectorAll("[data-row]")]
    .map((row) => [...row.querySelectorAll<Stop>(STOPS)])
    .filter((row) => row.length > 0);
}

function place(): { row: number; at: number } {
  const focused = document.activeElement;
  if (!isStop(focused)) {
    return { row: -1, at: -1 };
  }
  const all = rows();
  const row = all.findIndex((one) => one.includes(focused));
  return { row, at: all[row]?.indexOf(focused) ?? -1 };
}

function step(by: number): boolean {
  const { row, at } = place();
  if (row < 0) {
    return focusFirst();
  }
  const stops = rows()[row] ?? [];
  stops[(at + by + stops.length) % stops.length]?.focus();
  return true;
}

function stepRow(by: number): boolean {
  const { row, at } = place();
  const all = rows();
  if (row < 0) {
    return focusFirst();
  }
  const next = all[(row + by + all.length) % all.length] ?? [];
  next[Math.min(at, next.length - 1)]?.focus();
  return true;
}

function focusFirst(): boolean {
  const first = document.querySelector<Stop>("[data-standing='lit'], [data-bar] [data-choice]");
  first?.focus();
  return first !== null;
}

/**
 * Keep the focus where somebody has put it.
 *
 * What has gone leaves it to the question, and so does a new question to whoever stood in the bar:
 * it never falls on an answer by itself.
 */
export function useKeptFocus(version: number, question: string): void {
  const last = useRef<string | null>(null);
  const asked = useRef(question);
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      const { target } = event;
      if (isStop(target)) {
        last.current = selectorOf(target);
      }
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const isNew = asked.current !== question;
    asked.current = question;
    const { activeElement } = document;
    const isOnAnswer = isNew && activeElement?.matches("[data-bar] [data-choice]") === true;
    if (version < 0 || last.current === null || (activeElement !== document.body && !isOnAnswer)) {
      return;
    }
    const before = document.querySelector<Stop>(last.current);
    (before ?? document.querySelector<Stop>(QUESTION))?.focus();
  }, [version, question]);
}

/** The sentence of the bar. */
const QUESTION = "[data-bar] [data-sentence]";

function selectorOf(element: Stop): string | null {
  const { thing } = element.dataset;
  if (thing !== undefined) {
    return `[data-thing="${thing}"]`;
  }
  return element.closest("[data-bar]") === null ? null : QUESTION;
}
