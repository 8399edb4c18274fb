/**
 * Choosing from a numbered list by typing its number.
 *
 * What belongs here: what a key means, as a plain function, and listening to keys.
 * A number that could still grow waits for its next digit or Enter: nobody is hurried.
 */
import { useEffect, useState } from "react";
import { isForPage } from "@/kit/keyboard";

export interface Typed {
  /** Digits so far. */
  readonly digits: string;
  /** What was chosen by the last key; -1 steps back, null is nothing. */
  readonly chosen: number | null;
  /** Whether the key meant something. */
  readonly used: boolean;
}

const NOTHING: Typed = { digits: "", chosen: null, used: false };
const BACK = -1;

/** What a key means in a list of so many options, after some digits. */
export function typed(digits: string, key: string, options: number, canStepBack: boolean): Typed {
  if (/^[0-9]$/.test(key)) return digit(digits + key, options);
  if (key === "Enter" && digits !== "") {
    return { digits: "", chosen: Number(digits) - 1, used: true };
  }
  if (key === "Backspace" || key === "Escape") {
    if (digits !== "") return { digits: "", chosen: null, used: true };
    if (canStepBack) return { digits: "", chosen: BACK, used: true };
  }
  return NOTHING;
}

function digit(digits: string, options: number): Typed {
  const number = Number(digits);
  if (number === 0 || number > options) return { digits: "", chosen: null, used: true };
  const couldGrow = number * 10 <= options;
  return couldGrow
    ? { digits, chosen: null, used: true }
    : { digits: "", chosen: number - 1, used: true };
}

/** Listen to number keys while `options` are offered; gives the digits typed so far. */
export function useNumberKeys(
  options: number,
  canStepBack: boolean,
  choose: (place: number) => void,
): string {
  const [digits, setDigits] = useState("");
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      const found = typed(digits, event.key, options, canStepBack);
      if (!found.used) return;
      event.preventDefault();
      setDigits(found.digits);
      if (found.chosen !== null) choose(found.chosen);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [digits, options, canStepBack, choose]);
  return digits;
}
