/**
 * What only the catalogue of a title can say, for pages that do not wait for it.
 */
import { useEffect, useState } from "react";
import type { Title } from "@/core/client/titles";

type TeamWords = (faces: ReadonlyArray<string>) => string;

const NOBODY: TeamWords = () => "";
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Who leads a deck, in words; nobody until that is known, and where a title does not say it. */
export function useTeamWords(title: Title): TeamWords {
  return useSoon(title, (one) => one.teamWords?.(), NOBODY);
}

/** What the cards of a title are called; none until that is known. */
export function useCardNames(title: Title): ReadonlyMap<string, string> {
  return useSoon(title, (one) => one.cardNames?.(), NO_NAMES);
}

function useSoon<T extends object>(
  title: Title,
  ask: (title: Title) => Promise<T> | undefined,
  none: T,
): T {
  const [known, setKnown] = useState<readonly [Title, T]>([title, none]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is always the same
  useEffect(() => {
    let isWanted = true;
    ask(title)?.then(
      (found) => {
        if (isWanted) setKnown([title, found]);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [title]);
  return known[0] === title ? known[1] : none;
}
