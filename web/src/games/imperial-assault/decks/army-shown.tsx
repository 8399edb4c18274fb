import type { ReactElement } from "react";
import { useLocation } from "wouter";
import type { DeckShownProps } from "@/core/client/titles";
import { Legality } from "@/core/decks/legality";
import { lobby } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { offered } from "@/core/site/offered";
import { playBot, tablePath } from "@/core/site/starting";
import { useFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { armyOf } from "@/games/imperial-assault/decks/army";
import { ArmyContents } from "@/games/imperial-assault/decks/army-contents";
import styles from "@/games/imperial-assault/decks/army-shown.module.css";
import { ArmyTotals } from "@/games/imperial-assault/decks/army-totals";
import {
  armyName,
  armyText,
  isRemark,
  leaderWords,
  sideWords,
} from "@/games/imperial-assault/decks/army-words";
import { CopyText } from "@/games/imperial-assault/decks/copy-text";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const BOT = "greedy";

/** An army: what is in it, where it is legal, and a skirmish with it. */
export function ArmyShown({ deck, choice, tools }: DeckShownProps): ReactElement {
  const { edition, format, legal, playable } = deck.checked;
  const facts = useFacts(edition);
  const terms = useAsked(lobby.terms, "").told;
  const [, go] = useLocation();
  const doing = useDoing();
  const army = armyOf(deck);
  const play = (): void =>
    doing.run(async () => {
      const wish = { title: deck.title, deck: choice, format, edition };
      go(tablePath(await playBot(wish, { bot: BOT })));
    });
  const text = armyText(army, facts);
  const download = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <Frame
      title={choice.kind === "ready" ? armyName(deck.name) : deck.name}
      aside={
        <span className={panel["acts"]}>
          <Button kind="go" pending={doing.busy} disabled={!legal || !playable} onClick={play}>
            Play the computer
          </Button>
          <CopyText text={text} />
          <a className={styles["file"]} href={download} download={`${deck.name}.txt`}>
            Save as text
          </a>
        </span>
      }
    >
      <p className="quiet">
        {[sideWords(army.deployments, facts), leaderWords(army.deployments, facts)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <RefusalNotice refusal={doing.refusal} />
      <div className={styles["columns"]}>
        <section className={panel["panel"]} aria-labelledby="contents">
          <h2 id="contents" className="spoken">
            What is in it
          </h2>
          <ArmyTotals army={army} facts={facts} format={format} />
          <ArmyContents army={army} facts={facts} />
        </section>
        <div className={styles["column"]}>
          {tools}
          {terms === null ? null : (
            <Legality
              title={deck.title}
              text={armyText(army, facts)}
              edition={edition}
              formats={offered(terms, deck.title).formats}
              isRemark={isRemark}
            />
          )}
        </div>
      </div>
    </Frame>
  );
}
