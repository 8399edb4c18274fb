/**
 * Which quick words are shown: those of others can be muted, everywhere or at one table.
 *
 * What belongs here: what this browser keeps of it, and what is left of the talk.
 * What does not: the words, which the server has.
 */
import type { Said } from "@protocol";
import { Kept, useKept } from "@/core/store/kept";
import { useSettings } from "@/core/store/settings";

/** So many tables are remembered. */
const MOST = 50;

function tablesFrom(kept: unknown): ReadonlyArray<string> {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(-MOST) : [];
}

const muted = new Kept<ReadonlyArray<string>>("dejarik.muted-tables", tablesFrom);
const everything = (all: ReadonlyArray<string>): ReadonlyArray<string> => all;

export interface QuickWordsShown {
  readonly isMuted: boolean;
  /** Whether that holds at every table, by the settings. */
  readonly isEverywhere: boolean;
  readonly mute: (muted: boolean) => void;
}

/** Whether quick words are shown at a table, and changing that for this table. */
export function useQuickWords(table: string): QuickWordsShown {
  const { quick } = useSettings();
  const tables = useKept(muted, everything);
  return {
    isMuted: !quick || tables.includes(table),
    isEverywhere: !quick,
    mute: (wanted) => {
      const others = tables.filter((one) => one !== table);
      muted.set(wanted ? tablesFrom([...others, table]) : others);
    },
  };
}

/** The talk without quick words, where they are muted. */
export function heard(said: ReadonlyArray<Said>, isMuted: boolean): ReadonlyArray<Said> {
  return isMuted ? said.filter(({ word = "" }) => word === "") : said;
}
