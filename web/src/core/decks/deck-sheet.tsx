import type { ReactElement, ReactNode } from "react";
import { useLocation } from "wouter";
import type { DeckShownProps } from "@/core/client/titles";
import { DeckForms } from "@/core/decks/deck-forms";
import styles from "@/core/decks/deck-sheet.module.css";
import { DeckVersions } from "@/core/decks/deck-versions";
import { Legality } from "@/core/decks/legality";
import { ShareList } from "@/core/decks/share-list";
import { formatFor } from "@/core/decks/try-deck";
import { lobby } from "@/core/net/api";
import { isGuest } from "@/core/net/session";
import { RulingsOf } from "@/core/rulings/use-rulings";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { offered } from "@/core/site/offered";
import { playBot, tablePath, USUAL_BOT } from "@/core/site/starting";
import { useSession } from "@/core/site/use-session";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { Columns } from "@/kit/columns";
import { CopyText } from "@/kit/copy-text";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface DeckSheetProps extends DeckShownProps {
  readonly heading: string;
  /** One line about it. */
  readonly about: string;
  /** The list as people read it. */
  readonly text: string;
  /** The same list for the check, where it needs no names of cards. */
  readonly checkedText?: string;
  /** The keys of what is no reason against a list. */
  readonly isRemark?: (key: string) => boolean;
  /** What a card is called. */
  readonly nameOf: (code: string) => string;
  /** The deck in numbers. */
  readonly numbers: ReactNode;
  /** What is in it. */
  readonly children: ReactNode;
}

/** A deck: what is in it, where it is legal, and a game with it. */
export function DeckSheet(props: DeckSheetProps): ReactElement {
  const { deck, choice, tools, heading, about, text, isRemark, numbers, children } = props;
  const { edition, format, legal, playable } = deck.checked;
  const terms = useAsked(lobby.terms, "").told;
  const [, go] = useLocation();
  const doing = useDoing();
  const guest = isGuest(useSession());
  const list = { title: deck.title, text: props.checkedText ?? text, format, edition };
  const play = (): void =>
    doing.run(async () => {
      const offers = offered(terms ?? (await lobby.terms()), deck.title);
      const wish = {
        title: deck.title,
        deck: choice,
        format: await formatFor(list, offers),
        edition,
      };
      go(tablePath(await playBot(wish, { bot: USUAL_BOT })));
    });
  const download = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <Frame
      title={heading}
      aside={
        <span className={classes(panel["acts"], styles["acts"])}>
          <Button kind="go" pending={doing.busy} disabled={!legal || !playable} onClick={play}>
            Play the computer
          </Button>
          <CopyText text={text} />
          <a className={styles["file"]} href={download} download={`${deck.name}.txt`}>
            Save as text
          </a>
          <DeckForms title={deck.title} name={deck.name} text={props.checkedText ?? text} />
          <Button onClick={() => print()}>Print</Button>
        </span>
      }
    >
      <p className="quiet">{about}</p>
      <RefusalNotice refusal={doing.refusal} />
      <div className={styles["sheet"]}>
        <Columns first="wider">
          <section className={panel["panel"]} aria-labelledby="contents">
            <h2 id="contents" className="spoken">
              What is in it
            </h2>
            {children}
          </section>
          <div className={styles["beside"]}>
            {tools}
            {guest && choice.kind === "own" ? (
              <ShareList list={{ ...list, name: deck.name }} />
            ) : null}
            <section className={panel["panel"]} aria-labelledby="numbers">
              <h2 id="numbers">In numbers</h2>
              {numbers}
            </section>
            {props.changed === undefined ? null : (
              <DeckVersions deck={deck} nameOf={props.nameOf} changed={props.changed} />
            )}
            {terms === null ? null : (
              <RulingsOf value={deck.title}>
                <Legality
                  title={deck.title}
                  text={props.checkedText ?? text}
                  edition={edition}
                  formats={offered(terms, deck.title).formats}
                  {...(isRemark === undefined ? {} : { isRemark })}
                />
              </RulingsOf>
            )}
          </div>
        </Columns>
      </div>
    </Frame>
  );
}
