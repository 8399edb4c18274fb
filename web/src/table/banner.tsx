import type { ReactElement, ReactNode } from "react";
import { Button } from "@/drawing/button";
import type { TableState } from "@/store/state";
import styles from "@/table/banner.module.css";
import { nameOfSeat } from "@/table/names";
import { useScene } from "@/table/scene";
import type { Passing } from "@/table/use-passing";

interface BannersProps {
  readonly state: TableState;
  readonly passing: Passing;
}

/** What is not part of the game but must be known: connection, refusals, offers, a halt. */
export function Banners({ state, passing }: BannersProps): ReactElement {
  const { store, view } = useScene();
  const { connection, refusal, halted, offers } = state;
  return (
    <div className={styles["banners"]} aria-live="polite">
      {connection.status === "waiting" || connection.status === "closed" ? (
        <Banner text={connection.notice?.message ?? "The connection was lost. Coming back."}>
          <Button onClick={() => store.connectNow()}>Try now</Button>
        </Banner>
      ) : null}
      {halted === null ? null : (
        <Banner text={`${halted.message} ${halted.advice}`}>
          <Button onClick={() => void store.askUndo()}>Take it back</Button>
        </Banner>
      )}
      {refusal === null ? null : (
        <Banner text={`${refusal.message} ${refusal.advice}`}>
          <Button onClick={() => store.dismissRefusal()}>Understood</Button>
        </Banner>
      )}
      {offers
        .filter((offer) => offer.seat !== view.seat && view.seat >= 0)
        .map((offer) => (
          <Offer
            key={offer.what}
            what={offer.what}
            name={nameOfSeat(view, state.sitters, offer.seat)}
          />
        ))}
      {passing.on ? (
        <Banner text="Passing until something happens.">
          <Button onClick={passing.end}>Stop</Button>
        </Banner>
      ) : null}
    </div>
  );
}

function Offer({ what, name }: { readonly what: string; readonly name: string }): ReactElement {
  const { store } = useScene();
  const draw = what === "draw";
  const answer = (accept: boolean): void => {
    void (draw ? store.answerDraw(accept) : store.answerUndo(accept));
  };
  return (
    <Banner text={draw ? `${name} offers a draw.` : `${name} wants to take the last answer back.`}>
      <Button kind="go" onClick={() => answer(true)}>
        {draw ? "Accept the draw" : "Allow it"}
      </Button>
      <Button onClick={() => answer(false)}>{draw ? "Play on" : "Refuse"}</Button>
      {draw ? null : (
        <Button kind="quiet" onClick={() => void store.answerUndo(false, true)}>
          Always refuse
        </Button>
      )}
    </Banner>
  );
}

function Banner({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles["banner"]}>
      <p>{text}</p>
      {children}
    </div>
  );
}
