import { type ReactElement, type ReactNode, useId, useState } from "react";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { figureName, thingName } from "@/games/imperial-assault/reading/things";
import { Button } from "@/kit/button";

/** What the lenses show at the drawn table, asked in words: sight, ways and odds. */
export function Asks({ seen }: { readonly seen: Seen }): ReactElement {
  const { ask } = useAsking();
  const { view, facts, plan } = seen;
  const acting = view.activations.at(-1)?.figure ?? 0;
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(0);
  const [space, setSpace] = useState("");
  const figures = view.figures.filter((figure) => (figure.space ?? "") !== "");
  const looker = from === 0 ? acting || (figures[0]?.id ?? 0) : from;
  const named = plan?.named.get(space.trim().toLowerCase())?.id ?? 0;
  const target = named || to;
  const name = (id: number): string => thingName(view, facts, id);
  const explain = (about: string, question: string): void =>
    ask(about, { type: "explain", question });
  const spaceId = useId();
  return (
    <>
      <div className={styles["row"]}>
        <Chosen label="Who" value={looker} choose={setFrom}>
          {figures.map((figure) => (
            <option key={figure.id} value={figure.id}>
              {`${figureName(facts, figure)} at ${figure.space}`}
            </option>
          ))}
        </Chosen>
        <Chosen label="Whom" value={to} choose={setTo}>
          <option value={0}>nobody yet</option>
          {figures
            .filter(({ id }) => id !== looker)
            .map((figure) => (
              <option key={figure.id} value={figure.id}>
                {`${figureName(facts, figure)} at ${figure.space}`}
              </option>
            ))}
        </Chosen>
        <span className="field">
          <label htmlFor={spaceId}>Or a space</label>
          <input
            id={spaceId}
            value={space}
            size={5}
            maxLength={4}
            autoComplete="off"
            onChange={(event) => setSpace(event.target.value)}
          />
        </span>
      </div>
      <div className={styles["row"]}>
        <Button onClick={() => explain(`What ${name(looker)} sees`, `sight:${looker}`)}>
          Everything in sight
        </Button>
        <Button
          disabled={target === 0}
          onClick={() =>
            explain(`Does ${name(looker)} see ${name(target)}?`, `sight:${looker}:${target}`)
          }
        >
          Is it in sight?
        </Button>
        <Button
          disabled={named === 0}
          onClick={() =>
            explain(`The way of ${name(looker)} to ${name(named)}`, `reach:${looker}:${named}`)
          }
        >
          The way there
        </Button>
        <Button
          disabled={to === 0}
          onClick={() =>
            ask(`Attack of ${name(looker)} on ${name(to)}`, {
              type: "odds",
              question: `attack:${looker}:${to}`,
            })
          }
        >
          Odds of an attack
        </Button>
      </div>
    </>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly value: number;
  choose(id: number): void;
  readonly children: ReactNode;
}

function Chosen({ label, value, choose, children }: ChosenProps): ReactElement {
  const id = useId();
  return (
    <span className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(Number(event.target.value))}>
        {children}
      </select>
    </span>
  );
}
