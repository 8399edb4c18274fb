import type { Copies, Deck, Version } from "@protocol";
import type { ReactElement } from "react";
import styles from "@/core/decks/deck-versions.module.css";
import { decks } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { agoWords } from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface DeckVersionsProps {
  readonly deck: Deck;
  /** What a card is called. */
  readonly nameOf: (code: string) => string;
  /** An older list is in place again. */
  readonly changed: () => void;
}

/** The lists that a deck had: when, what changed, and one of them again. */
export function DeckVersions({ deck, nameOf, changed }: DeckVersionsProps): ReactElement {
  const { id } = deck;
  const { told, refusal, again } = useAsked(() => decks.versions({ id }), `${id} ${deck.changed}`);
  const doing = useDoing();
  const restore = (number: number) => (): void =>
    doing.run(async () => {
      await decks.restore({ id, number });
      again();
      changed();
    });
  const [newest, ...older] = told?.versions ?? [];
  return (
    <section className={panel["panel"]} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <RefusalNotice refusal={refusal ?? doing.refusal} />
      {told === null && refusal === null ? <Waiting what="Looking for versions." /> : null}
      <ol className={styles["versions"]} reversed>
        {newest === undefined ? null : (
          <VersionRow version={newest} nameOf={nameOf}>
            <span className="quiet">as it is now</span>
          </VersionRow>
        )}
        {older.map((version) => (
          <VersionRow key={version.number} version={version} nameOf={nameOf}>
            <Button pending={doing.busy} onClick={restore(version.number)}>
              {`Put version ${version.number} back`}
            </Button>
          </VersionRow>
        ))}
      </ol>
    </section>
  );
}

interface VersionRowProps {
  readonly version: Version;
  readonly nameOf: (code: string) => string;
  readonly children: ReactElement;
}

function VersionRow({ version, nameOf, children }: VersionRowProps): ReactElement {
  const { number, kept, note, size, added = [], removed = [] } = version;
  return (
    <li className={styles["version"]}>
      <div className={panel["head"]}>
        <p>
          <b>{`Version ${number}`}</b>{" "}
          <small className="quiet">{`${agoWords(kept, Date.now())}, ${size} cards`}</small>
        </p>
        {children}
      </div>
      {note === "" ? null : <p>{note}</p>}
      {added.length + removed.length === 0 ? null : (
        <ul className={styles["changes"]}>
          {added.map((one) => (
            <Change key={`+${one.code}`} sign="+" words="added" one={one} nameOf={nameOf} />
          ))}
          {removed.map((one) => (
            <Change key={`-${one.code}`} sign="−" words="removed" one={one} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface ChangeProps {
  readonly sign: string;
  readonly words: "added" | "removed";
  readonly one: Copies;
  readonly nameOf: (code: string) => string;
}

function Change({ sign, words, one, nameOf }: ChangeProps): ReactElement {
  return (
    <li className={styles[words]}>
      <span aria-hidden="true" className="num">
        {sign}
        {one.count}
      </span>
      <span className="spoken">{`${words}: ${one.count} `}</span> {nameOf(one.code)}
    </li>
  );
}
