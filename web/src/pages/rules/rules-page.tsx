import type { Rules, TopicTold } from "@protocol";
import { type ReactElement, useDeferredValue, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useChosenTitle } from "@/core/client/chosen-title";
import { editionWords } from "@/core/client/titles";
import { cards } from "@/core/net/api";
import { STANDINGS, type Standing } from "@/core/rulings/standings";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { ChoiceField, TextField } from "@/kit/choice-field";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { GameChoice } from "@/pages/parts/game-choice";
import { proven, questionsFor, topicsFor, type Wanted } from "@/pages/rules/filters";
import { OpenQuestions } from "@/pages/rules/open-questions";
import { Rule } from "@/pages/rules/rule";
import styles from "@/pages/rules/rules.module.css";

const EDITION = "edition";
const WORDS = "words";

/** What is ruled in a game, topic by topic: in our words, with its source and its proof. */
export function RulesPage(): ReactElement {
  const { title } = useChosenTitle();
  const asked = new URLSearchParams(useSearch());
  const edition = asked.get(EDITION) ?? "";
  const about = `${title.id} ${edition}`;
  const { told, refusal } = useAsked(() => cards.rules(title.id, edition), about);
  return (
    <Frame title="Rules">
      <GameChoice />
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching all rules, once." /> : null}
      {told === null ? null : <Reader key={about} rules={told} first={asked.get(WORDS) ?? ""} />}
    </Frame>
  );
}

interface ReaderProps {
  readonly rules: Rules;
  /** Words that whoever sent one here looks for. */
  readonly first: string;
}

function Reader({ rules, first }: ReaderProps): ReactElement {
  const { title } = useChosenTitle();
  const [wanted, setWanted] = useState<Wanted>({ text: first, standing: "" });
  const shown = useDeferredValue(wanted);
  const topics = topicsFor(rules, shown);
  const questions = shown.standing === "" ? questionsFor(rules, shown.text) : [];
  const [sure, all] = proven(rules.topics);
  const narrowed = shown.text.trim() !== "" || shown.standing !== "";
  return (
    <>
      <p className={styles["lead"]}>
        {`${all} rulings in our own words; ${sure} of them are enforced at the table, each with a test that fails without the rule. `}
        {`Source: ${rules.documents.join("; ")}. Edition: ${editionWords(title, rules.edition)}.`}
      </p>
      <Fields rules={rules} wanted={wanted} change={(some) => setWanted({ ...wanted, ...some })} />
      <p role="status" className="quiet">
        {counted(topics, questions.length)}
      </p>
      {topics.length + questions.length === 0 ? (
        <p className={panel["empty"]}>No rulings match. Try fewer words.</p>
      ) : null}
      <div className={styles["topics"]}>
        {topics.map((topic) => (
          <Topic key={topic.name} topic={topic} isOpen={narrowed} />
        ))}
        <OpenQuestions questions={questions} isOpen={narrowed} />
      </div>
    </>
  );
}

interface FieldsProps {
  readonly rules: Rules;
  readonly wanted: Wanted;
  readonly change: (some: Partial<Wanted>) => void;
}

function Fields({ rules, wanted, change }: FieldsProps): ReactElement {
  const { title } = useChosenTitle();
  const editions = Object.entries(title.editions);
  const [, go] = useLocation();
  return (
    <search className={styles["fields"]}>
      <TextField
        label="Words in a ruling"
        type="search"
        value={wanted.text}
        change={(text) => change({ text })}
      />
      <ChoiceField
        label="Proof"
        chosen={wanted.standing}
        choices={[["", "Any"], ...Object.entries(STANDINGS)] as ReadonlyArray<[string, string]>}
        choose={(standing) => change({ standing: standing as Standing | "" })}
      />
      {editions.length < 2 ? null : (
        <ChoiceField
          label="Edition"
          chosen={rules.edition}
          choices={editions}
          choose={(edition) => go(`/rules?game=${title.id}&${EDITION}=${edition}`)}
        />
      )}
    </search>
  );
}

const counted = (topics: ReadonlyArray<TopicTold>, questions: number): string => {
  const [, all] = proven(topics);
  const rulings = all === 1 ? "One ruling" : `${all} rulings`;
  return `${rulings}, ${questions === 1 ? "one open question" : `${questions} open questions`}`;
};

interface TopicProps {
  readonly topic: TopicTold;
  readonly isOpen: boolean;
}

function Topic({ topic, isOpen }: TopicProps): ReactElement {
  const [sure, all] = proven([topic]);
  return (
    <details className={styles["topic"]} open={isOpen || undefined}>
      <summary>
        <h2>{topic.name}</h2>
        <span className={styles["count"]}>{`${sure} of ${all} enforced`}</span>
      </summary>
      <ul className={styles["rules"]}>
        {topic.rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
    </details>
  );
}
