import type { QuestionTold } from "@protocol";
import type { ReactElement } from "react";
import styles from "@/pages/rules/rules.module.css";

interface OpenQuestionsProps {
  readonly questions: ReadonlyArray<QuestionTold>;
  readonly isOpen: boolean;
}

/** What the documents leave open, and what is done here until somebody finds a better source. */
export function OpenQuestions({ questions, isOpen }: OpenQuestionsProps): ReactElement | null {
  return questions.length === 0 ? null : (
    <details className={styles["topic"]} open={isOpen || undefined}>
      <summary>
        <h2>Open questions</h2>
        <span className={styles["count"]}>{`${questions.length} answered for now`}</span>
      </summary>
      <ul className={styles["rules"]}>
        {questions.map((one) => (
          <Question key={`${one.topic} ${one.question}`} asked={one} />
        ))}
      </ul>
    </details>
  );
}

function Question({ asked }: { readonly asked: QuestionTold }): ReactElement {
  return (
    <li className={styles["rule"]}>
      {asked.topic === "" ? null : <p className={styles["source"]}>{asked.topic}</p>}
      <h3>{asked.question}</h3>
      {asked.claims.map((side) => (
        <p key={side} className={styles["side"]}>
          <InWords text={side} />
        </p>
      ))}
      <p>
        <b>Our answer: </b>
        <InWords text={asked.answer} />
      </p>
    </li>
  );
}

/** Words in which ids stand between backticks. */
function InWords({ text }: { readonly text: string }): ReactElement {
  const parts = text.split("`");
  return (
    <>
      {parts.map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        place % 2 === 1 ? <code key={place}>{part}</code> : part,
      )}
    </>
  );
}
