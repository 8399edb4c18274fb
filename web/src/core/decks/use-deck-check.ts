/**
 * Checking a list while it is typed: the last text that stood still is asked about.
 */
import type { CheckDeck, Checked } from "@protocol";
import { useEffect, useState } from "react";
import { decks } from "@/core/net/api";
import { type Refusal, refusalOf } from "@/core/net/asking";

const STILL = 500;

export interface DeckCheck {
  readonly checked: Checked | null;
  readonly refusal: Refusal | null;
  readonly isChecking: boolean;
}

const NOTHING: DeckCheck = { checked: null, refusal: null, isChecking: false };

/** What the server says of a list, once it stands still. */
export function useDeckCheck(list: Required<CheckDeck>): DeckCheck {
  const { text, format, edition, title } = list;
  const [found, setFound] = useState<DeckCheck>(NOTHING);
  useEffect(() => {
    if (text.trim() === "" || format === "" || edition === "") {
      setFound(NOTHING);
      return;
    }
    let wanted = true;
    setFound((before) => ({ ...before, isChecking: true }));
    const timer = setTimeout(() => {
      decks.check({ text, format, edition, title }).then(
        (checked) => {
          if (wanted) setFound({ checked, refusal: null, isChecking: false });
        },
        (error: unknown) => {
          if (wanted) setFound({ checked: null, refusal: refusalOf(error), isChecking: false });
        },
      );
    }, STILL);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, format, edition, title]);
  return found;
}
