/**
 * Destiny in the page: what the table asks of it, answered.
 *
 * What belongs here: putting together what the folders beside it know. What does not: pages
 * around the table, which come without it (`games/registry`).
 */
import { useMemo } from "react";
import { asClient, type GameClient, type Thing } from "@/core/client/client";
import { Asker } from "@/games/destiny/board/asker";
import { Felt } from "@/games/destiny/board/felt";
import { LastingBeside } from "@/games/destiny/board/lasting";
import { logLook } from "@/games/destiny/board/log-look";
import { Odds } from "@/games/destiny/board/odds";
import { TrayItem } from "@/games/destiny/board/tray-item";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { BY_REASON } from "@/games/destiny/decisions/by-reason";
import { DieFace } from "@/games/destiny/decisions/face";
import { SENDS } from "@/games/destiny/decisions/sends";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { FIRST_GAME } from "@/games/destiny/lessons/course";
import { actsOf } from "@/games/destiny/motion/acts";
import { MotionFrom } from "@/games/destiny/motion/motion";
import { lastingLooked } from "@/games/destiny/reading/lasting";
import { placeOptions } from "@/games/destiny/reading/options";
import { passesAgain, passOption } from "@/games/destiny/reading/passing";
import { faceOfCode } from "@/games/destiny/reading/plates";
import { whatMakesUp, whyNot } from "@/games/destiny/reading/questions";
import { repeatOf } from "@/games/destiny/reading/repeats";
import { type Seen, seenIn } from "@/games/destiny/reading/seen";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { alikeName, codeOf, dieOf } from "@/games/destiny/reading/things";
import {
  questionLine,
  sheetLines,
  standingLine,
  standingWords,
} from "@/games/destiny/words/sentences";
import { Words } from "@/games/destiny/words/words";

function thing({ view, catalogue }: Seen, id: number): Thing {
  const code = codeOf(view, id);
  const die = dieOf(view, id);
  const face = die?.side === undefined ? {} : { face: <DieFace die={die} catalogue={catalogue} /> };
  return { title: titleOf(catalogue, code), code, ...face };
}

/** Destiny with the cards that `useCards` has of an edition. */
export function destinyWith(useCards: (edition: string) => Catalogue): GameClient {
  const client: GameClient<Seen> = {
    useBoard(view, edition) {
      const catalogue = useCards(edition);
      return useMemo(
        () => (view === null ? null : seenIn(seatViewOf(view), catalogue)),
        [view, catalogue],
      );
    },
    Board: Felt,
    Words,
    place: placeOptions,
    goesOn: { resolve: "die_to_resolve" },
    repeat: repeatOf,
    thing,
    alike: ({ view }, id) => alikeName(view, id),
    sheet: ({ view, catalogue }, code, id = 0) => ({
      title: titleOf(catalogue, code),
      drawn: (
        <>
          <CardFace card={faceOfCode(catalogue, code)} size="medium" />
          <LastingBeside words={lastingLooked(view, catalogue, code, id)} />
        </>
      ),
    }),
    questions: {
      whyNot: ({ view }, id) => whyNot(view, id),
      makesUp: ({ view }, id) => whatMakesUp(view, id),
    },
    decisions: BY_REASON,
    sends: SENDS,
    says: {
      standing: standingLine,
      standingInWords: standingWords,
      question: questionLine,
      card: sheetLines,
    },
    passing: { option: passOption, again: passesAgain },
    Asker,
    Item: TrayItem,
    Motion: MotionFrom,
    acts: actsOf,
    panels: [{ key: "odds", words: "Odds", sign: "odds", Panel: Odds }],
    log: {
      facts: ({ catalogue }) => catalogue,
      line: ({ catalogue }, line) => logLook(catalogue, line),
    },
    marks: ["round_began", "defeated"],
    course: FIRST_GAME,
    optionKeys: { claim: "C", reroll: "D", pass_turn: "P" },
    pairKeys: { claim: "B" },
    goKeys: [
      { keys: "A", kind: "activate" },
      { keys: "R", kind: "resolve" },
    ],
    keys: [
      { keys: "A", does: "Go to the next card that can be activated" },
      { keys: "R", does: "Go to the next die that can be resolved" },
      { keys: "C", does: "Claim the battlefield" },
      { keys: "B", does: "Claim the battlefield and use it" },
      { keys: "D", does: "Discard a card to reroll" },
    ],
  };
  return asClient(client);
}

export const CLIENT = destinyWith(usePrintings);
