import type { Offered } from "@protocol";
import type { ReactElement, ReactNode } from "react";
import { useScene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import styles from "@/core/table/banner.module.css";
import type { Passing } from "@/core/table/use-passing";
import { nameOfSeat } from "@/core/words/names";
import { offerWords, settledWords } from "@/core/words/offers";
import { Button } from "@/kit/button";

interface BannersProps {
  readonly state: TableState;
  readonly passing: Passing;
}

/** What is not part of the game but must be known: connection, refusals, offers, a halt. */
export function Banners({ state, passing }: BannersProps): ReactElement {
  const { store, head } = useScene();
  const { connection, refusal, halted, offers, settled } = state;
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
      {offers.map((offer) => (
        <Offer
          key={offer.what}
          offer={offer}
          name={nameOfSeat(head, state.sitters, offer.seat)}
          mayAnswer={head.seat >= 0 && offer.seat !== head.seat}
        />
      ))}
      {settled === null || settled.seat !== head.seat || settled.closed === "accepted" ? null : (
        <Banner text={settledWords(settled, "You")}>
          <Button onClick={() => store.dismissSettled()}>Understood</Button>
        </Banner>
      )}
      {passing.on ? (
        <Banner text="Passing until something happens.">
          <Button onClick={passing.end}>Stop</Button>
        </Banner>
      ) : null}
    </div>
  );
}

interface OfferProps {
  readonly offer: Offered;
  readonly name: string;
  readonly mayAnswer: boolean;
}

function Offer({ offer, name, mayAnswer }: OfferProps): ReactElement {
  const { store } = useScene();
  const draw = offer.what === "draw";
  const answer = (accept: boolean): void => {
    void (draw ? store.answerDraw(accept) : store.answerUndo(accept));
  };
  return (
    <Banner text={offerWords(offer, name)}>
      {mayAnswer ? (
        <>
          <Button kind="go" onClick={() => answer(true)}>
            {draw ? "Accept the draw" : "Allow it"}
          </Button>
          <Button onClick={() => answer(false)}>{draw ? "Play on" : "Refuse"}</Button>
          {draw ? null : (
            <Button kind="quiet" onClick={() => void store.answerUndo(false, true)}>
              Always refuse
            </Button>
          )}
        </>
      ) : null}
    </Banner>
  );
}

function Banner({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className={styles["banner"]}>
      <p>{text}</p>
      {children}
    </div>
  );
}
