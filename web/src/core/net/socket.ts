/**
 * A table over a websocket.
 *
 * What belongs here: opening, sending and telling what happens. What does not: when (`link`).
 */
import type { Hello, Message } from "@protocol";
import { type Hearer, readReply, type Transport } from "@/core/net/transport";

/** Where the socket of a home is. */
export function socketAddress(home: string, page: string): string {
  const base = home === "" ? page.replace(/^http/, "ws") : home;
  return `${base.replace(/\/$/, "")}/api/socket`;
}

export function openSocket(home: string, hearer: Hearer): Transport {
  const socket = made(socketAddress(home, window.location.origin));
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    hearer.lost();
  };
  if (socket === null) {
    queueMicrotask(end);
    return { greet: () => {}, send: () => {}, close: () => {} };
  }
  socket.onopen = () => {
    if (!isOver) hearer.opened();
  };
  socket.onmessage = (event: MessageEvent<unknown>) => {
    if (isOver || typeof event.data !== "string") return;
    const message = readReply(event.data);
    if (message !== null) hearer.received(message);
  };
  socket.onclose = end;
  socket.onerror = end;
  const say = (data: Hello | Message): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(data));
  };
  return {
    greet: say,
    send: say,
    close: () => {
      isOver = true;
      socket.close();
    },
  };
}

/** Null where the browser allows no socket, for its settings or for the address. */
function made(address: string): WebSocket | null {
  try {
    return new WebSocket(address);
  } catch {
    return null;
  }
}
