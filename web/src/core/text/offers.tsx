import type { Offered } from "@protocol";
import type { ReactElement } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import styles from "@/core/text/text.module.css";
import { offerWords, settledWords } from "@/core/words/offers";
import { Button } from "@/kit/button";

const pickOffers = (state: TableState) => state.offers;
const pickSettled = (state: TableState) => state.settled;

interface OffersProps {
  readonly store: TableStore;
  readonly seat: number;
  readonly who: (seat: number) => string;
}

/** Draws and wishes to take back, and what became of the last one. */
export function Offers({ seat, store, who }: OffersProps): ReactElement {
  const offers = useTable(store, pickOffers);
  const settled = useTable(store, pickSettled);
  return (
    <div className={styles["offers"]} aria-live="polite">
      {offers.map((offered) => (
        <div key={offered.what} className={styles["row"]}>
          <p>{offerWords(offered, who(offered.seat))}</p>
          {seat >= 0 && offered.seat !== seat ? <Replies store={store} offered={offered} /> : null}
        </div>
      ))}
      {settled === null || offers.length > 0 ? null : (
        <p className="quiet">{settledWords(settled, who(settled.seat))}</p>
      )}
    </div>
  );
}

function Replies(props: { readonly store: TableStore; readonly offered: Offered }): ReactElement {
  const { offered, store } = props;
  if (offered.what === "draw") {
    return (
      <>
        <Button kind="go" onClick={() => void store.answerDraw(true)}>
          Accept the draw
        </Button>
        <Button onClick={() => void store.answerDraw(false)}>Decline</Button>
      </>
    );
  }
  return (
    <>
      <Button kind="go" onClick={() => void store.answerUndo(true)}>
        Allow it
      </Button>
      <Button onClick={() => void store.answerUndo(false)}>Refuse</Button>
      <Button onClick={() => void store.answerUndo(false, true)}>Refuse from now on</Button>
    </>
  );
}
