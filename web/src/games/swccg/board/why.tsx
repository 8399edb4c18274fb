import { type ReactElement, useState } from "react";
import { Cited } from "@/core/rulings/cited";
import { useReply } from "@/core/scene/use-reply";
import styles from "@/games/swccg/board/why.module.css";

interface WhyProps {
  /** What is asked of the server, in the words of `explain`. */
  readonly question: string;
  /** What is explained: "total power". */
  readonly about: string;
}

/** What makes up a number, asked for when it is opened. */
export function Why({ question, about }: WhyProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles["why"]}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        why?<span className="spoken">{` ${about}`}</span>
      </summary>
      {open ? <Lines question={question} /> : null}
    </details>
  );
}

function Lines({ question }: { readonly question: string }): ReactElement {
  const { reply, refusal } = useReply(question, "explain");
  if (reply?.type !== "explained") return <p>{refusal === "" ? "Asking" : refusal}</p>;
  return (
    <>
      {reply.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a number may read alike
        <p key={place}>{line}</p>
      ))}
      <Cited ids={reply.rulings ?? []} />
    </>
  );
}
