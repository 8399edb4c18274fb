/**
 * What a browser runs while no page is open: it shows that somebody is wanted at a table.
 *
 * The server's message is `title`, `body` and `path`; a click goes to a page that is open there,
 * or opens one. What comes garbled is still shown, since browsers want each message to be seen.
 */

self.addEventListener("push", (event) => {
  const { title, body, path } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: "/icon.svg",
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
