/**
 * What a browser runs beside its pages: it shows that somebody is wanted at a table, and says so
 * where a page cannot be reached.
 *
 * Games live on the server, so nothing of them is kept here: without a connection there is one
 * page that says what to do, another where something is broken on the way, and files whose names
 * tell their content are kept by the browser.
 *
 * The server's message is `title`, `body` and `path`; a click goes to a page that is open there,
 * or opens one. What comes garbled is still shown, since browsers want each message to be seen.
 */

const KEPT = "offline 2";
const OFFLINE = "/offline.html";
const BROKEN = "/broken.html";
/** From this status on it is no fault of whoever asks. */
const SERVERS_FAULT = 500;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  const files = [OFFLINE, BROKEN, "/offline.css", "/icon.svg"];
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(visited(request));
  } else if (isOfOffline(new URL(request.url).pathname)) {
    event.respondWith(keptOtherwise(request));
  }
});

/** A page as the server tells it, or one of ours where nothing of the server is told. */
async function visited(request) {
  try {
    const answer = await fetch(request);
    const isOurs = answer.headers.has("content-security-policy");
    if (answer.status < SERVERS_FAULT || isOurs) return answer;
    // Not the server has said so, but what stands before it.
    return (await caches.match(BROKEN)) ?? answer;
  } catch {
    return caches.match(OFFLINE);
  }
}

/** A file that our two pages need, from the server or as it was kept. */
async function keptOtherwise(request) {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok ? answer : ((await caches.match(request)) ?? answer);
}

function isOfOffline(path) {
  return path === "/offline.css" || path === "/icon.svg";
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("push", (event) => {
  const { title, body, path } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: "/icon-192.png",
      // One notice for each table: the next one takes the place of the last.
      tag: path,
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});

function read(data) {
  const otherwise = { title: "Dejarik", body: "You are wanted at a table.", path: "/lobby" };
  try {
    const { title, body, path } = { ...otherwise, ...data.json() };
    const isOurs = typeof path === "string" && /^\/(?!\/)/.test(path);
    return { title: String(title), body: String(body), path: isOurs ? path : otherwise.path };
  } catch {
    return otherwise;
  }
}

async function goTo(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
