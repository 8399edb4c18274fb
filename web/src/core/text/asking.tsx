import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { useClient } from "@/core/client/use-client";
import type { Question } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { replyWords, type Words } from "@/core/text/words";

/**
 * Questions of the text view: asked anywhere, answered in one place.
 *
 * What belongs here: the last question and its answer. What does not: how answers are worded
 * (`words`), and where they are drawn (`answer-panel`).
 */

export interface Answered extends Words {
  readonly about: string;
  /** Grows with each question, so that the same answer twice is still news. */
  readonly number: number;
}

export interface Asking {
  readonly answered: Answered | null;
  /** Ask; `about` says in words what was asked. */
  ask(about: string, question: Question): void;
  /** Take the answer away and go back to where it was asked. */
  dismiss(): void;
}

const AskingContext = createContext<Asking | null>(null);

export function AskingProvider(props: {
  readonly store: TableStore;
  readonly children: ReactNode;
}): ReactElement {
  const { store, children } = props;
  const { says } = useClient();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const asker = useRef<Element | null>(null);
  const ask = useCallback(
    (about: string, question: Question) => {
      asker.current = document.activeElement;
      void store.ask(question).then((reply) => {
        setAnswered((before) => ({
          about,
          number: (before?.number ?? 0) + 1,
          ...replyWords(reply, says),
        }));
      });
    },
    [store, says],
  );
  const dismiss = useCallback(() => {
    setAnswered(null);
    if (asker.current instanceof HTMLElement) asker.current.focus();
  }, []);
  const asking = useMemo(() => ({ answered, ask, dismiss }), [answered, ask, dismiss]);
  return <AskingContext.Provider value={asking}>{children}</AskingContext.Provider>;
}

export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (asking === null) throw new Error("Questions are asked inside an AskingProvider.");
  return asking;
}
