/**
 * Imperial Assault in the page: what the table asks of it, answered.
 *
 * What belongs here: putting together what the folders beside it know. What does not: pages
 * around the table, which come without it (`games/registry`).
 */
import { useMemo } from "react";
import { asClient, type GameClient } from "@/core/client/client";
import type { Decision } from "@/core/view/view";
import { Asker } from "@/games/imperial-assault/board/asker";
import { logLook } from "@/games/imperial-assault/board/log-look";
import { OddsPanel } from "@/games/imperial-assault/board/odds";
import { Skirmish } from "@/games/imperial-assault/board/skirmish";
import { useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { BY_REASON } from "@/games/imperial-assault/decisions/by-reason";
import { CardFace } from "@/games/imperial-assault/drawing/card-face";
import { FIRST_SKIRMISH } from "@/games/imperial-assault/lessons/course";
import { actsOf } from "@/games/imperial-assault/motion/acts";
import { oddsWords } from "@/games/imperial-assault/reading/answers";
import { placeOptions } from "@/games/imperial-assault/reading/options";
import { factsWords, makesUp, whyNot } from "@/games/imperial-assault/reading/questions";
import { type Seen, seenIn } from "@/games/imperial-assault/reading/seen";
import { standingLine, standingWords } from "@/games/imperial-assault/reading/standing";
import { codeOf, thingName } from "@/games/imperial-assault/reading/things";
import { Words } from "@/games/imperial-assault/words/words";

/** The place of the pass; -1 if passing is not offered. */
function passOption({ options }: Decision): number {
  return options.findIndex(({ kind }) => kind === "pass");
}

/** Imperial Assault with the facts that `useKnown` has of an edition. */
export function imperialWith(useKnown: (edition: string) => Facts): GameClient {
  const client: GameClient<Seen> = {
    useBoard(view, edition) {
      const facts = useKnown(edition);
      return useMemo(() => (view === null ? null : seenIn(view, facts)), [view, facts]);
    },
    Board: Skirmish,
    Words,
    place: placeOptions,
    thing: ({ view, facts }, id) => ({ title: thingName(view, facts, id), code: codeOf(view, id) }),
    sheet: ({ facts }, code) => ({
      title: cardName(facts, code),
      drawn: <CardFace facts={facts} code={code} />,
    }),
    questions: { whyNot, makesUp, instead: factsWords },
    decisions: BY_REASON,
    says: { standing: standingLine, standingInWords: standingWords, chances: oddsWords },
    settled: ({ view }, { options }) =>
      view.decision?.settled === true ? options.findIndex(({ kind }) => kind === "stop") : -1,
    passing: { option: passOption, again: () => false },
    Asker,
    acts: actsOf,
    panels: [{ key: "odds", words: "Odds", sign: "odds", Panel: OddsPanel }],
    keys: [
      { keys: "M", does: "Show the whole map, or what there is to be looked at" },
      { keys: "S", does: "Look through the sight lens; held, only while it is held" },
    ],
    log: {
      facts: ({ facts }) => facts,
      line: ({ facts }, line) => logLook(facts, line),
    },
    marks: ["round_began", "defeated"],
    course: FIRST_SKIRMISH,
  };
  return asClient(client);
}

export const CLIENT = imperialWith(useFacts);
