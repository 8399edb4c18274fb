/**
 * The games that are found, page by page; what was found stays until something else is.
 */
import type { GameFound } from "@protocol";
import { useCallback, useEffect, useRef, useState } from "react";
import { games } from "@/core/net/api";
import { type Refusal, refusalOf } from "@/core/net/asking";
import { askedFor } from "@/pages/games/wanted-games";

/** So long nothing is typed before it is asked, in milliseconds. */
const QUIET = 350;

export interface Found {
  /** None until the first answer. */
  readonly games: ReadonlyArray<GameFound> | null;
  readonly isMore: boolean;
  readonly isAsking: boolean;
  readonly refusal: Refusal | null;
  readonly more: () => void;
}

interface Answer {
  readonly games: ReadonlyArray<GameFound> | null;
  readonly next: string;
  readonly refusal: Refusal | null;
}

/** The games that a query finds; a reply to an older query is dropped. */
export function useFound(query: string): Found {
  const [answer, setAnswer] = useState<Answer>({ games: null, next: "", refusal: null });
  const [isAsking, setAsking] = useState(true);
  const count = useRef(0);
  const ask = useCallback(
    async (cursor: string, before: ReadonlyArray<GameFound>): Promise<void> => {
      count.current += 1;
      const mine = count.current;
      setAsking(true);
      const told = await games.search(askedFor(query, cursor, Date.now())).then(
        (page): Answer => ({ games: [...before, ...page.games], next: page.next, refusal: null }),
        (error: unknown): Answer => ({ games: before, next: cursor, refusal: refusalOf(error) }),
      );
      if (mine !== count.current) return;
      setAnswer(told);
      setAsking(false);
    },
    [query],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    const wait = isFirst.current ? 0 : QUIET;
    isFirst.current = false;
    const timer = setTimeout(() => void ask("", []), wait);
    return () => {
      clearTimeout(timer);
      count.current += 1;
    };
  }, [ask]);
  return {
    games: answer.games,
    isMore: answer.next !== "",
    isAsking,
    refusal: answer.refusal,
    more: () => void ask(answer.next, answer.games ?? []),
  };
}
