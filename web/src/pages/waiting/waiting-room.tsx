import type { Table } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { editionWords, useTitles } from "@/core/client/titles";
import { decks, lobby, tables } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { gameWords, offered } from "@/core/site/offered";
import { optionWords } from "@/core/site/options";
import { invitation } from "@/core/site/starting";
import {
  clockWords,
  formatWords,
  lapseWords,
  matchWords,
  placesOf,
  ratedRules,
  ratedWords,
  sitterWords,
  watchWords,
} from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { Notice, RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { ShareLink } from "@/kit/share-link";
import { Sign } from "@/kit/sign";
import { picksBeside, picksFor, usualPick } from "@/pages/parts/deck-picks";
import { DeckSelect } from "@/pages/parts/deck-select";
import styles from "@/pages/waiting/waiting-room.module.css";

interface WaitingRoomProps {
  readonly table: Table;
  /** What opened a private table; empty for others. */
  readonly linkKey: string;
  readonly me: string;
  readonly changed: () => void;
}

/** A table before its game: who sits, what is played, and how somebody else gets here. */
export function WaitingRoom(props: WaitingRoomProps): ReactElement {
  const { table, me, changed } = props;
  const own = table.seats.find(({ account }) => account === me && me !== "");
  const isSeated = own?.here === true;
  const isFree = placesOf(table).some((one) => one?.here !== true);
  const { told: terms } = useAsked(lobby.terms, "");
  const { settings } = table;
  const hasBot = table.seats.some(({ bot }) => bot !== "");
  const title = useTitles().named(table.terms.title);
  return (
    <>
      <section className={panel["panel"]} aria-labelledby="seats">
        <h2 id="seats">Seats</h2>
        <Seats table={table} me={me} />
        <p className={styles["terms"]}>
          {[
            gameWords(terms, table.terms.title),
            formatWords(table.terms.format, offered(terms, table.terms.title).formats),
            editionWords(title, table.terms.edition ?? ""),
            ...optionWords(table.terms, offered(terms, table.terms.title)),
            clockWords(settings.clock),
            matchWords(settings),
            ratedWords(settings),
            watchWords(settings, table.private),
          ]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
        {table.commitment === "" ? null : (
          <p className={styles["terms"]}>
            The server's part of the chance is fixed as{" "}
            <code>{table.commitment.slice(0, 16)}…</code>. Your browser has added its own.
          </p>
        )}
      </section>
      {isSeated && isFree && table.until === 0 ? <Inviting table={table} /> : null}
      {table.settings.rated ? <Notice>{ratedRules(hasBot)}</Notice> : null}
      {table.until > 0 && isFree ? <Notice>{lapseWords(table, Date.now())}</Notice> : null}
      {!isSeated && (isFree || own !== undefined) ? <SitDown {...props} /> : null}
      {isSeated || own !== undefined ? (
        <Leaving table={table} word={leavingWord(table, isSeated)} changed={changed} />
      ) : null}
    </>
  );
}

function Seats({ table, me }: { readonly table: Table; readonly me: string }): ReactElement {
  return (
    <ol className={styles["seats"]}>
      {placesOf(table).map((seat, place) => {
        const isMine = seat !== undefined && seat.account === me && me !== "";
        const state = seat === undefined ? "Waiting for somebody" : seat.here ? "Here" : "Invited";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <li key={place} className={styles["seat"]} data-here={seat?.here === true}>
            <Sign
              name={seat === undefined ? "waiting" : seat.bot === "" ? "people" : "bot"}
              className={styles["sign"]}
            />
            <b>{seat === undefined ? "A free seat" : sitterWords(seat)}</b>
            <small>{isMine && seat.here ? "You" : state}</small>
          </li>
        );
      })}
    </ol>
  );
}

function Inviting({ table }: { readonly table: Table }): ReactElement {
  return (
    <section className={panel["panel"]} aria-labelledby="inviting">
      <h2 id="inviting">Invite a friend</h2>
      <p>
        {table.private
          ? "Whoever opens this link can sit down. The game begins by itself."
          : "The table stands in the lobby. You can also send the link. The game begins by itself."}
      </p>
      <ShareLink address={invitation(table, location.origin)} />
    </section>
  );
}

function SitDown({ table, linkKey, me, changed }: WaitingRoomProps): ReactElement {
  const { told, refusal } = useAsked(decks.list, me);
  const title = useTitles().named(table.terms.title);
  const picks = picksBeside(picksFor(title.id, told), table.taken ?? []);
  const usual = usualPick(picks, table.terms.format, table.id);
  const [key, setKey] = useState("");
  const doing = useDoing();
  const isInvited = table.seats.some(({ account }) => account === me);
  const sit = (): void => {
    const pick = picks.find((one) => one.key === key) ?? usual;
    if (pick === undefined) return;
    doing.run(async () => {
      const link = linkKey === "" ? null : linkKey;
      await tables.sit({ table: table.id, deck: pick.choice, link });
      changed();
    });
  };
  const again = (): void =>
    doing.run(async () => {
      await tables.sit({ table: table.id });
      changed();
    });
  return (
    <section className={panel["panel"]} aria-labelledby="sit">
      <h2 id="sit">{isInvited ? "You are invited" : "Sit down"}</h2>
      <DeckSelect
        title={title}
        picks={picks}
        chosen={key || (usual?.key ?? "")}
        format={table.terms.format}
        choose={(pick) => setKey(pick.key)}
      />
      <RefusalNotice refusal={doing.refusal ?? refusal} />
      <div className={panel["acts"]}>
        <Button kind="go" pending={doing.busy} onClick={sit}>
          Sit down with this deck
        </Button>
        {isInvited && table.rematch_of !== "" ? (
          <Button pending={doing.busy} onClick={again}>
            Keep the deck of the last game
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function leavingWord(table: Table, isSeated: boolean): string {
  if (!isSeated) return "Decline";
  return table.until > 0 ? "Take the challenge back" : "Leave the table";
}

function Leaving({
  table,
  word,
  changed,
}: {
  readonly table: Table;
  readonly word: string;
  readonly changed: () => void;
}): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const leave = (): void =>
    doing.run(async () => {
      await tables.leave({ table: table.id });
      changed();
      go("/lobby");
    });
  return (
    <div className={panel["acts"]}>
      <Button kind="quiet" sign="leave" pending={doing.busy} onClick={leave}>
        {word}
      </Button>
      <RefusalNotice refusal={doing.refusal} />
    </div>
  );
}
