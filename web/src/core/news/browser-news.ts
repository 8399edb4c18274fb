/**
 * The ways to the news that a browser has.
 *
 * What belongs here: a socket, a request, timers. What does not: when (`news-link`).
 */
import type { NewsReply } from "@protocol";
import { done } from "@/core/net/asking";
import { BROWSER } from "@/core/net/link";
import type { NewsHearer, NewsSocket, NewsWorld } from "@/core/news/news-link";

const PATH = "/api/news";

export const BROWSER_NEWS: NewsWorld = {
  now: BROWSER.now,
  chance: BROWSER.chance,
  after: BROWSER.after,
  onAwake: BROWSER.onAwake,
  open: openNews,
  ask: (hello) => done<ReadonlyArray<NewsReply>>(PATH, hello),
};

function openNews(hearer: NewsHearer): NewsSocket {
  const address = `${window.location.origin.replace(/^http/, "ws")}${PATH}`;
  let socket: WebSocket;
  try {
    socket = new WebSocket(address);
  } catch {
    // The browser allows none, for its settings or for the address.
    queueMicrotask(() => hearer.lost());
    return { send: () => {}, close: () => {} };
  }
  socket.onopen = () => hearer.opened();
  socket.onclose = () => hearer.lost();
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = typeof data === "string" ? read(data) : null;
    if (message !== null) hearer.received(message);
  };
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => socket.close(),
  };
}

function read(text: string): NewsReply | null {
  try {
    // The server encodes what it says from the structs that these types are made from.
    return JSON.parse(text) as NewsReply;
  } catch {
    return null;
  }
}
