import type { TermsOffered } from "@protocol";
import type { ReactElement } from "react";
import { editionWords, type Title } from "@/core/client/titles";
import { offered } from "@/core/site/offered";
import { ratedRules } from "@/core/site/table-words";
import { CheckField, ChoiceField, NumberField } from "@/kit/choice-field";
import { Notice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { BEAT, type Draft, isOfTwo, isRated, withRated } from "@/pages/lobby/draft";
import { keptLimit, LIMITS } from "@/pages/lobby/rating-window";

const CLOCKS = [
  ["none", "No clock"],
  ["chess", "Minutes for the whole game"],
  ["correspondence", "Days for each decision"],
] as const;
const UNDO = [
  ["consent", "If the others agree"],
  ["free", "Only where nothing was learnt"],
  ["never", "Never"],
] as const;

const MATCHES = [
  ["1", "One game"],
  ["3", "Best of three"],
] as const;

const BEATS = [
  ["0", "Count at once: who passes unasked shows"],
  [`${BEAT}`, "Take a moment each, so that nobody can tell"],
  ["2000", "Take two seconds each"],
] as const;

interface TermsFieldsProps {
  readonly title: Title;
  readonly draft: Draft;
  readonly terms: TermsOffered;
  readonly change: (some: Partial<Draft>) => void;
}

/** By how many, format, edition, clock, match, rating, spectators, undo and responses. */
export function TermsFields({ title, draft, terms, change }: TermsFieldsProps): ReactElement {
  const { formats, editions, seats, responses } = offered(terms, title.id);
  const isAllowed = (clock: string): boolean => !draft.rated || clock !== "none";
  const clocks = CLOCKS.filter(([clock]) => terms.clocks.includes(clock) && isAllowed(clock));
  return (
    <div className={panel["form"]}>
      <div className={panel["pair"]}>
        {seats.some((count) => count > 2) ? (
          <ChoiceField
            label="Players"
            chosen={`${draft.seats || (seats[0] ?? 0)}`}
            choices={seats.map((count) => [`${count}`, `${count} players`] as const)}
            choose={(count) => change({ seats: Number(count) })}
          />
        ) : null}
        <ChoiceField
          label="Format"
          chosen={draft.format}
          choices={formats.map(({ code, name }) => [code, name] as const)}
          choose={(format) => change({ format })}
        />
        <ChoiceField
          label="Rules"
          chosen={draft.edition}
          choices={editions.map((one) => [one, editionWords(title, one)] as const)}
          choose={(edition) => change({ edition })}
        />
        <ChoiceField
          label="Taking back"
          chosen={draft.undo}
          choices={UNDO}
          choose={(undo) => change({ undo })}
        />
        {isOfTwo(draft) ? (
          <ChoiceField
            label="Match"
            chosen={`${draft.bestOf}`}
            choices={MATCHES}
            choose={(games) => change({ bestOf: games === "3" ? 3 : 1 })}
          />
        ) : null}
        {responses ? (
          <ChoiceField
            label="Responses"
            chosen={`${draft.beat}`}
            choices={BEATS}
            choose={(beat) => change({ beat: Number(beat) })}
          />
        ) : null}
      </div>
      <div className={panel["pair"]}>
        <ChoiceField
          label="Clock"
          chosen={draft.clock}
          choices={clocks}
          choose={(clock) => change({ clock })}
        />
        {draft.clock === "chess" ? (
          <>
            <NumberField
              label="Minutes"
              value={draft.minutes}
              least={1}
              most={180}
              change={(minutes) => change({ minutes })}
            />
            <NumberField
              label="Seconds more for each answer"
              value={draft.increment}
              least={0}
              most={180}
              change={(increment) => change({ increment })}
            />
          </>
        ) : null}
        {draft.clock === "correspondence" ? (
          <NumberField
            label="Days"
            value={draft.days}
            least={1}
            most={14}
            change={(days) => change({ days })}
          />
        ) : null}
      </div>
      <div className={panel["pair"]}>
        {isOfTwo(draft) ? (
          <CheckField
            label="Rated: it counts for both"
            checked={draft.rated}
            change={(rated) => change(withRated(draft, rated))}
          />
        ) : null}
        {isRated(draft) && draft.opponent === "anybody" ? (
          <ChoiceField
            label="Opponents"
            chosen={`${draft.limit}`}
            choices={LIMITS}
            choose={(limit) => {
              keptLimit.set(Number(limit));
              change({ limit: Number(limit) });
            }}
          />
        ) : null}
        <CheckField
          label="Anybody may watch"
          checked={draft.spectators}
          change={(spectators) => change({ spectators })}
        />
        {draft.spectators ? (
          <NumberField
            label="Spectators see it so many seconds later"
            value={draft.delay}
            least={0}
            most={3600}
            change={(delay) => change({ delay })}
          />
        ) : null}
      </div>
      {isRated(draft) ? <Notice>{ratedRules(draft.opponent === "bot")}</Notice> : null}
    </div>
  );
}
