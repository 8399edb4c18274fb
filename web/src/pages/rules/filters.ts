/** Which rules are looked for: by words in them, and by how far they are proven. */
import type { QuestionTold, Rules, TopicTold } from "@protocol";
import type { Standing } from "@/core/rulings/standings";

export interface Wanted {
  readonly text: string;
  readonly standing: Standing | "";
}

const holds = (text: string, words: ReadonlyArray<string>): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

/** The topics with the rules that pass; a topic without one is left out. */
export function topicsFor(rules: Rules, wanted: Wanted): ReadonlyArray<TopicTold> {
  const words = wordsOf(wanted.text);
  return rules.topics
    .map((topic) => ({
      ...topic,
      rules: topic.rules.filter(
        (rule) =>
          (wanted.standing === "" || rule.standing === wanted.standing) &&
          holds(`${topic.name} ${rule.id} ${rule.section} ${rule.text}`, words),
      ),
    }))
    .filter((topic) => topic.rules.length > 0);
}

/** The open questions that pass; they have no standing, so only words sort them out. */
export function questionsFor(rules: Rules, text: string): ReadonlyArray<QuestionTold> {
  const words = wordsOf(text);
  return rules.questions.filter(({ topic, question, claims, answer }) =>
    holds([topic, question, ...claims, answer].join(" "), words),
  );
}

/** How many rules of a topic are proven, of how many. */
export const proven = (topics: ReadonlyArray<TopicTold>): readonly [number, number] => {
  const all = topics.flatMap((topic) => topic.rules);
  return [all.filter((rule) => rule.standing === "proven").length, all.length];
};
