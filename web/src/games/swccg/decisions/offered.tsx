import type { ReactElement } from "react";
import { Choice } from "@/core/decisions/choice";
import { type Asked, wordsOf } from "@/core/scene/asked";
import type { Option } from "@/core/view/view";
import { HowMany } from "@/games/swccg/decisions/how-many";
import { isCount } from "@/games/swccg/reading/counts";
import { thingOf } from "@/games/swccg/reading/options";
import { passWords } from "@/games/swccg/reading/passing";
import type { Seen } from "@/games/swccg/reading/seen";
import { lyingAt } from "@/games/swccg/reading/things";
import { capital } from "@/kit/wording";

const ENDING: ReadonlySet<string> = new Set(["stop", "pass", "no"]);
/** More than these, or longer ones, are on the table only: the bar has no room for a crowd. */
const CROWD = 4;
const LONGEST = 76;
/** What a forfeit covers stands below its plate. */
const COVERS = /, which covers .*$/;

/**
 * What is offered, in the bar: numbers as a stepper, few things as buttons; ending stands last.
 *
 * Of a crowd of things the bar keeps what belongs to no thing: the others are lit on the table.
 */
export function Offered(asked: Asked): ReactElement {
  const { scene, decision, prompt } = asked;
  const seen = scene.board as Seen;
  if (isCount(decision)) return <HowMany {...asked} />;
  const all = decision.options.map((option, place) => ({ option, place }));
  const acts = all.filter(({ option }) => !ENDING.has(option.kind));
  const brief = (place: number): string => wordsOf(prompt, place).replace(COVERS, "");
  const length = acts.reduce((sum, { place }) => sum + brief(place).length, 0);
  const passing = all.length > acts.length ? passWords(seen).length : 0;
  const isFew = acts.length <= CROWD && length + passing <= LONGEST;
  const few = isFew
    ? acts
    : acts.filter(
        ({ option, place }) => scene.placement.bar.includes(place) || isOnPile(seen, option),
      );
  const ends = all.filter(({ option }) => ENDING.has(option.kind));
  return (
    <>
      {few.map(({ place }) => (
        <Choice key={place} place={place} label={wordsOf(prompt, place)}>
          {capital(brief(place))}
        </Choice>
      ))}
      {few.length < acts.length ? (
        <small className="quiet">{`${acts.length} are lit on the table`}</small>
      ) : null}
      {ends.map(({ option, place }) => {
        const words = endWords(seen, option, wordsOf(prompt, place));
        return (
          <Choice
            key={place}
            place={place}
            label={words}
            weight={acts.length === 0 ? "main" : "quiet"}
          >
            {words}
          </Choice>
        );
      })}
    </>
  );
}

/** What lies on a pile, which may be out of sight on a phone. */
function isOnPile({ view }: Seen, option: Option): boolean {
  const lying = lyingAt(view, thingOf(option));
  return lying !== undefined && lying.pile !== "hand" && option.kind === "entity";
}

function endWords(seen: Seen, { kind }: Option, words: string): string {
  return kind === "pass" ? passWords(seen) : capital(words);
}
