/** Pages that ask for it open without the network: they tell what they are made of, and it is kept until they change. */
const KEPT = "kept ";

self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => keptPage(pathname)));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

/** Names of assets change with their content, so what is kept is right. */
async function keptFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The start of the page is asked for again each time; its query belongs to the page itself. */
async function keptPage(pathname) {
  return (await caches.match(new Request(pathname))) ?? Response.error();
}

/** The page comes last, so that nothing it names is missing; the server may have a newer one than is open. */
async function keep({ page, files }) {
  const answer = await fetch(new Request(page, { cache: "no-cache" }));
  if (!answer.ok) return;
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const needed = new Set([page, ...files, ...named]);
  const cache = await caches.open(KEPT + page);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...needed].filter((path) => path !== page && !known.has(path)));
  await cache.put(page, answer);
  await Promise.all([...known].filter((path) => !needed.has(path)).map((path) => cache.delete(path)));
}
