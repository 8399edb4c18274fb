/**
 * Rulings, each asked for once while the page is open: those about a card, and one by its id.
 */
import type { RulingTold } from "@protocol";
import { createContext, use, useEffect, useState } from "react";
import { cards } from "@/core/net/api";

/** The title whose rulings are meant; the first there was where none is named. */
export const RulingsOf = createContext("");

interface Wanted {
  readonly title: string;
  readonly name: string;
}

type Ask = (wanted: Wanted) => Promise<Told>;
type Told = ReadonlyArray<RulingTold>;
const NONE: Told = [];

const keyOf = ({ title, name }: Wanted): string => `${title} ${name}`;

/** Ask once for each key; whoever could not be answered is asked again. */
function once(ask: Ask): Ask {
  const asked = new Map<string, Promise<Told>>();
  return (wanted) => {
    const key = keyOf(wanted);
    const asking = asked.get(key) ?? ask(wanted);
    asked.set(key, asking);
    asking.catch(() => asked.delete(key));
    return asking;
  };
}

const about = once(async ({ title, name }) => (await cards.rulings(title, name)).rulings);
const named = once(async ({ title, name }) => [await cards.ruling(title, name)]);

/** The rulings about a card. */
export const useRulings = (code: string): Told => useTold(about, code);

/** The ruling of this id. */
export const useRuling = (id: string): RulingTold | undefined => useTold(named, id)[0];

/** None until they have come; none if they cannot be had. */
function useTold(ask: Ask, name: string): Told {
  const title = use(RulingsOf);
  const key = keyOf({ title, name });
  const [told, setTold] = useState({ key: "", rulings: NONE });
  useEffect(() => {
    let wanted = true;
    ask({ title, name }).then(
      (rulings) => (wanted ? setTold({ key, rulings }) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [ask, title, name, key]);
  return told.key === key ? told.rulings : NONE;
}
