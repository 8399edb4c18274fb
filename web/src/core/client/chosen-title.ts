/**
 * Which game somebody looks at on the pages that are about one: the one in the address, else the
 * one that was chosen last in this browser, else the first there is.
 */
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { type Title, useTitles } from "@/core/client/titles";
import { Kept, useKept } from "@/core/store/kept";

const kept = new Kept("dejarik.title", (found): string => (typeof found === "string" ? found : ""));
const whole = (id: string): string => id;

export interface ChosenTitle {
  readonly title: Title;
  choose(id: string): void;
}

/** The title that is looked at; one that an address names is remembered from then on. */
export function useChosenTitle(): ChosenTitle {
  const titles = useTitles();
  const search = useSearch();
  const [path, go] = useLocation();
  const isKnown = (id: string | null): boolean => titles.all.some((title) => title.id === id);
  const named = new URLSearchParams(search).get("game");
  const last = useKept(kept, whole);
  const meant = named !== null && isKnown(named) ? named : "";
  useEffect(() => {
    if (meant !== "") kept.set(meant);
  }, [meant]);
  return {
    title: titles.named([meant, last].find(isKnown) ?? titles.all[0]?.id),
    choose(id) {
      kept.set(id);
      if (named === null) return;
      const said = new URLSearchParams(search);
      said.set("game", id);
      go(`${path}?${said}`, { replace: true });
    },
  };
}
