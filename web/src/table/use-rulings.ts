import type { Rulings } from "@protocol";
import { useEffect, useState } from "react";
import { cards } from "@/net/api";

/**
 * The rulings about a card, asked for once while the page is open.
 */

type Told = Rulings["rulings"];
const NONE: Told = [];
const asked = new Map<string, Promise<Told>>();

function rulingsOf(code: string): Promise<Told> {
  const known = asked.get(code);
  if (known !== undefined) {
    return known;
  }
  const asking = cards.rulings(code).then(({ rulings }) => rulings);
  asked.set(code, asking);
  asking.catch(() => asked.delete(code));
  return asking;
}

/** None until they have come; none if they cannot be had. */
export function useRulings(code: string): Told {
  const [told, setTold] = useState({ code: "", rulings: NONE });
  useEffect(() => {
    let wanted = true;
    rulingsOf(code).then(
      (rulings) => (wanted ? setTold({ code, rulings }) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return told.code === code ? told.rulings : NONE;
}
