/**
 * The Customizable Card Game in the page: what the table asks of it, answered.
 *
 * What belongs here: putting together what the folders beside it know. What does not: pages
 * around the table, which come without it (`games/registry`).
 */
import { useMemo } from "react";
import { asClient, type GameClient } from "@/core/client/client";
import type { Scene } from "@/core/scene/scene";
import type { Decision } from "@/core/view/view";
import { Aside } from "@/games/swccg/board/aside";
import { Asker } from "@/games/swccg/board/asker";
import { logLook } from "@/games/swccg/board/log-look";
import { OddsPanel } from "@/games/swccg/board/odds";
import { CardTable } from "@/games/swccg/board/table";
import { Item } from "@/games/swccg/board/tray-item";
import { useFacts } from "@/games/swccg/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { BY_REASON } from "@/games/swccg/decisions/by-reason";
import { CardFace } from "@/games/swccg/drawing/card-face";
import { FIRST_GAME } from "@/games/swccg/lessons/course";
import { actsOf } from "@/games/swccg/motion/acts";
import { chanceWords } from "@/games/swccg/reading/chances";
import { placeOptions } from "@/games/swccg/reading/options";
import { factsWords, makesUp, whyNot } from "@/games/swccg/reading/questions";
import { type Seen, seenIn } from "@/games/swccg/reading/seen";
import { standingLine, standingWords } from "@/games/swccg/reading/standing";
import { codeOf, thingName } from "@/games/swccg/reading/things";
import { Words } from "@/games/swccg/words/words";

const BY_CARD = / \([^()]*\)$/;

/** The question without the card that asks it, which stands above it. */
function questionWords({ decision, prompt }: Scene<Seen>): string | null {
  if (prompt === null || (decision?.asked_by ?? "") === "") return null;
  return prompt.text.replace(BY_CARD, "");
}

/** The place of the pass; -1 if passing is not offered. */
function passOption({ options }: Decision): number {
  return options.findIndex(({ kind }) => kind === "pass");
}

/** The Customizable Card Game with the facts that `useKnown` has of an edition. */
export function swccgWith(useKnown: (edition: string) => Facts): GameClient {
  const client: GameClient<Seen> = {
    useBoard(view, edition) {
      const facts = useKnown(edition);
      return useMemo(() => (view === null ? null : seenIn(view, facts)), [view, facts]);
    },
    Board: CardTable,
    Words,
    place: placeOptions,
    thing: ({ view, facts }, id) => ({ title: thingName(view, facts, id), code: codeOf(view, id) }),
    sheet: ({ facts }, code) => ({
      title: cardName(facts, code),
      drawn: <CardFace facts={facts} code={code} />,
    }),
    questions: { whyNot, makesUp, instead: factsWords },
    decisions: BY_REASON,
    says: {
      standing: standingLine,
      standingInWords: standingWords,
      question: questionWords,
      chances: chanceWords,
    },
    passing: { option: passOption, again: () => false },
    acts: actsOf,
    Aside,
    Asker,
    Item,
    panels: [{ key: "odds", words: "Odds", sign: "odds", Panel: OddsPanel }],
    log: {
      facts: ({ facts }) => facts,
      line: ({ facts }, line) => logLook(facts, line),
    },
    marks: ["turn_begins", "battle_begins"],
    course: FIRST_GAME,
  };
  return asClient(client);
}

export const CLIENT = swccgWith(useFacts);
