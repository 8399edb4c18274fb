import { type ReactElement, useState } from "react";
import { useClient } from "@/core/client/use-client";
import styles from "@/core/decisions/arrange.module.css";
import { Picks } from "@/core/decisions/picks";
import { keepOrder, rememberedOrder } from "@/core/decisions/remembered-orders";
import { groupOf, optionKey } from "@/core/picking/stages";
import { type Asked, shortWords } from "@/core/scene/asked";
import { Button } from "@/kit/button";
import { Sign } from "@/kit/sign";

/** Things to put into an order: arranged here at once, sent stage by stage. */
export function Arrange(asked: Asked): ReactElement {
  const { decision } = asked;
  const movable = decision.options.every((option) => option.kind !== "stop");
  if (decision.kind !== "choose_order" || !movable || decision.options.length < 2) {
    return <Picks {...asked} />;
  }
  return <Order key={decision.id} {...asked} />;
}

function Order({ scene, decision, prompt }: Asked): ReactElement {
  const client = useClient();
  const sources = decision.options.map(({ source }) => client.thing(scene.board, source ?? 0));
  const codes = sources.map(({ code }) => code);
  const [order, setOrder] = useState<ReadonlyArray<number>>(() => startingOrder(codes));
  const words = (place: number): string => {
    const reaction = decision.options[place]?.kind === "reaction";
    return (reaction && sources[place]?.title) || shortWords(prompt, place);
  };
  const move = (at: number, by: number): void => setOrder(moved(order, at, by));
  const send = (): void => {
    keepOrder(order.map((place) => codes[place] ?? ""));
    const keys = order.flatMap((place) => {
      const option = decision.options[place];
      return option === undefined ? [] : [optionKey(option)];
    });
    scene.follow({ group: groupOf(decision), keys });
  };
  return (
    <>
      <ol className={styles["order"]} aria-label="The order, first to last">
        {order.map((place, at) => (
          <li key={place} className={styles["item"]}>
            <button
              type="button"
              disabled={at === 0}
              aria-label={`${words(place)}: earlier`}
              onClick={() => move(at, -1)}
            >
              <Sign name="left" />
            </button>
            <span>{words(place)}</span>
            <button
              type="button"
              disabled={at === order.length - 1}
              aria-label={`${words(place)}: later`}
              onClick={() => move(at, 1)}
            >
              <Sign name="right" />
            </button>
          </li>
        ))}
      </ol>
      <Button
        kind="go"
        className={styles["send"] ?? ""}
        data-choice="order"
        disabled={scene.sent !== null}
        onClick={send}
      >
        In this order
      </Button>
    </>
  );
}

/** The order of the last time as far as it fits; each code is used once for each option of it. */
function startingOrder(codes: ReadonlyArray<string>): ReadonlyArray<number> {
  const left = codes.map((_, place) => place);
  const order = rememberedOrder(codes).flatMap((code) => {
    const at = left.findIndex((place) => codes[place] === code);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...order, ...left];
}

function moved(order: ReadonlyArray<number>, at: number, by: number): ReadonlyArray<number> {
  const place = order[at];
  if (place === undefined) {
    return order;
  }
  const others = order.filter((_, other) => other !== at);
  return [...others.slice(0, at + by), place, ...others.slice(at + by)];
}
