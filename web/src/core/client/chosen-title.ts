/**
 * Which game somebody looks at on the pages that are about one: the one in the address, else the
 * one that was chosen last in this browser, else the first there is.
 */
import { useSearch } from "wouter";
import { type Title, useTitles } from "@/core/client/titles";
import { Kept, useKept } from "@/core/store/kept";

const kept = new Kept("dejarik.title", (found): string => (typeof found === "string" ? found : ""));
const whole = (id: string): string => id;

export interface ChosenTitle {
  readonly title: Title;
  choose(id: string): void;
}

export function useChosenTitle(): ChosenTitle {
  const titles = useTitles();
  const named = new URLSearchParams(useSearch()).get("game");
  const last = useKept(kept, whole);
  const wanted = [named, last].find((id) => titles.all.some((title) => title.id === id));
  return {
    title: titles.named(wanted ?? titles.all[0]?.id),
    choose: (id) => kept.set(id),
  };
}
