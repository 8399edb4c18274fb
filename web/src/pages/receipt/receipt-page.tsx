import type { Receipt } from "@protocol";
import { type ReactElement, useEffect, useState } from "react";
import { games } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { type Share, shareOf } from "@/core/store/shares";
import { FactList } from "@/kit/fact-list";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Sign } from "@/kit/sign";
import { Way } from "@/kit/way";
import styles from "@/pages/receipt/receipt-page.module.css";
import { type Check, type Finding, verify } from "@/pages/receipt/verifying";

const WORDS: Readonly<Record<Finding, string>> = {
  agrees: "agrees",
  differs: "does not agree",
  unknown: "not checked",
};
const SIGNS = { agrees: "check", differs: "refused", unknown: "waiting" } as const;

/** What a game can be checked by, and what this browser finds when it checks it. */
export function ReceiptPage({ game }: { readonly game: string }): ReactElement {
  const { told, refusal } = useAsked(() => games.receipt(game), game);
  return (
    <Frame
      title="Were the dice fair?"
      aside={
        <>
          <Way to={`/replay/${game}`}>Watch the replay</Way>
          <Way to={`/review/${game}`}>How it went</Way>
        </>
      }
      narrow
    >
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Fetching the receipt." /> : null}
      {told === null ? null : (
        <>
          <Checks receipt={told} share={shareOf(game)} />
          <Beyond game={game} />
          <Parts receipt={told} />
        </>
      )}
    </Frame>
  );
}

interface ChecksProps {
  readonly receipt: Receipt;
  readonly share: Share | null;
}

function Checks({ receipt, share }: ChecksProps): ReactElement {
  const [checks, setChecks] = useState<ReadonlyArray<Check>>([]);
  useEffect(() => {
    let wanted = true;
    verify(receipt, share).then((found) => {
      if (wanted) setChecks(found);
    });
    return () => {
      wanted = false;
    };
  }, [receipt, share]);
  return (
    <section className={panel["panel"]} aria-labelledby="checks">
      <h2 id="checks">Checked by this browser just now</h2>
      <ul className={panel["rows"]}>
        {checks.map(({ title, finding, words }) => (
          <li key={title} className={styles["check"]} data-finding={finding}>
            <Sign name={SIGNS[finding]} className={styles["sign"]} />
            <div>
              <b>{`${title}: ${WORDS[finding]}`}</b>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Beyond({ game }: { readonly game: string }): ReactElement {
  return (
    <section className={panel["panel"]} aria-labelledby="beyond">
      <h2 id="beyond">What this does not check</h2>
      <p>
        That every die and every shuffle came from this seed. For that the whole game is played
        again from the receipt, on your own machine:
      </p>
      <pre className={styles["command"]}>
        {`dejarik verify ${location.origin}/api/games/${game}/receipt`}
      </pre>
      <p className="quiet">
        Neither shows whether the server and the last player to sit down were in league.
      </p>
    </section>
  );
}

function Parts({ receipt }: { readonly receipt: Receipt }): ReactElement {
  const parts: ReadonlyArray<readonly [string, string]> = [
    ["Commitment", receipt.commitment],
    ["Server's seed", receipt.server_seed ?? ""],
    ["Table", receipt.table],
    ...receipt.nonces.map((nonce, seat): readonly [string, string] => [
      `Nonce of seat ${seat + 1}`,
      nonce === "" ? "none: a bot" : nonce,
    ]),
    ["Seed of the game", receipt.seed ?? ""],
    ["Answers", receipt.entries === undefined ? "" : String(receipt.entries.length)],
    ["Hash of all answers", receipt.journal ?? ""],
    ["Rules", receipt.release?.rules ?? ""],
  ];
  return (
    <section className={panel["panel"]} aria-labelledby="parts">
      <h2 id="parts">The receipt</h2>
      <FactList facts={parts} long />
    </section>
  );
}
