import type { GameSummary, Replay } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { games, lobby } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { tablePath, USUAL_BOT, withNonce } from "@/core/site/starting";
import { botWords } from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { ChoiceField } from "@/kit/choice-field";
import { Dialog } from "@/kit/dialog";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface WhatIfProps {
  readonly replay: Replay;
  readonly game: GameSummary;
  readonly at: number;
}

/** Out of a moment of the replay into a game against the computer, at either side of the table. */
export function WhatIf(props: WhatIfProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        What if
        <span className="spoken">: play on from here against the computer</span>
      </Button>
      <Dialog title="What if?" open={isOpen} onClose={() => setOpen(false)}>
        <Choices {...props} />
      </Dialog>
    </>
  );
}

function Choices({ replay, game, at }: WhatIfProps): ReactElement {
  const { told: terms } = useAsked(lobby.terms, "");
  const [seat, setSeat] = useState(`${Math.max(0, replay.seat)}`);
  const [bot, setBot] = useState(USUAL_BOT);
  const [, go] = useLocation();
  const doing = useDoing();
  const fork = (): void =>
    doing.run(async () => {
      const position = replay.positions[at] ?? 0;
      const table = await games.fork(replay.game, { position, bot, seat: Number(seat) });
      go(tablePath(await withNonce(table)));
    });
  return (
    <div className={panel["form"]}>
      <p>
        A game of your own goes on from this moment, private and not rated. Its chance is that of
        the game that was played: the same cards lie in the decks, in the same order.
      </p>
      <div className={panel["pair"]}>
        <ChoiceField
          label="You play"
          chosen={seat}
          choices={game.players.map(({ name, bot: by }, nth) => [`${nth}`, name || by] as const)}
          choose={setSeat}
        />
        <ChoiceField
          label="Against"
          chosen={bot}
          choices={(terms?.bots ?? []).map((one) => [one.name, botWords(one)] as const)}
          choose={setBot}
        />
      </div>
      <RefusalNotice refusal={doing.refusal} />
      <div>
        <Button kind="go" pending={doing.busy} onClick={fork}>
          Play on from here
        </Button>
      </div>
    </div>
  );
}
