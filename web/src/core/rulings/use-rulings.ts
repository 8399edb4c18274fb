/**
 * Rulings, each asked for once while the page is open: those about a card, and one by its id.
 */
import type { RulingTold } from "@protocol";
import { useEffect, useState } from "react";
import { cards } from "@/core/net/api";

type Told = ReadonlyArray<RulingTold>;
const NONE: Told = [];

/** Ask once for each key; whoever could not be answered is asked again. */
function once(ask: (key: string) => Promise<Told>): (key: string) => Promise<Told> {
  const asked = new Map<string, Promise<Told>>();
  return (key) => {
    const asking = asked.get(key) ?? ask(key);
    asked.set(key, asking);
    asking.catch(() => asked.delete(key));
    return asking;
  };
}

const about = once(async (code) => (await cards.rulings(code)).rulings);
const named = once(async (id) => [await cards.ruling(id)]);

/** The rulings about a card. */
export const useRulings = (code: string): Told => useTold(about, code);

/** The ruling of this id. */
export const useRuling = (id: string): RulingTold | undefined => useTold(named, id)[0];

/** None until they have come; none if they cannot be had. */
function useTold(ask: (key: string) => Promise<Told>, key: string): Told {
  const [told, setTold] = useState({ key: "", rulings: NONE });
  useEffect(() => {
    let wanted = true;
    ask(key).then(
      (rulings) => (wanted ? setTold({ key, rulings }) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [ask, key]);
  return told.key === key ? told.rulings : NONE;
}
