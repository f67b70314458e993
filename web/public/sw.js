/* The service worker of the house: the shell of the pages for who has no connection, and notices.

Never stale: a page always comes from the house while it answers. Files under /assets/ have their
content in their name, so a kept one is the right one for ever. What is under /api/ and /ws/ is
somebody's own: it is never touched here, and so never kept. */
const SHELL = 'farwest-shell';
const OFFLINE = 'farwest-offline-'; // then a version: all that play without the house needs
const HOME = '/';
const MOST = 200; // files; the oldest go
const OFTEN = 60 * 60 * 1000; // ms between two looks at whether the shell is new
let looked = 0;

/** As a stranger sees it: nothing in it is anybody's. */
async function keepShell() {
  const shell = await fetch(new Request(HOME, { cache: 'no-store', credentials: 'omit' }));
  if (!shell.ok) return;
  const cache = await caches.open(SHELL);
  await cache.put(HOME, shell);
  const kept = await cache.keys();
  const old = kept.filter((request) => new URL(request.url).pathname !== HOME).slice(0, -MOST);
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Of a version that is whole here: every file it names is kept, too. */
async function keptPage() {
  for (const name of await caches.keys())
    if (name.startsWith(OFFLINE)) {
      const cache = await caches.open(name);
      if (await cache.match('/kept/kit.json')) return cache.match(HOME);
    }
  return undefined;
}

async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (Date.now() - looked > OFTEN) {
      looked = Date.now();
      event.waitUntil(keepShell().catch(() => undefined));
    }
    return answer;
  } catch (trouble) {
    const kept = (await keptPage()) ?? (await caches.match(HOME));
    if (kept) return kept;
    throw trouble;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function art(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
    return answer;
  } catch (trouble) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw trouble;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const place = new URL(request.url);
  if (request.method !== 'GET' || place.origin !== self.location.origin) return;
  if (place.pathname.startsWith('/api/') || place.pathname.startsWith('/ws')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (place.pathname.startsWith('/kept/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (place.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (place.pathname.startsWith('/art/')) event.respondWith(art(request));
});

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {};
  const shown = self.registration.showNotification(said.title || 'farwest', {
    body: said.body || '',
    tag: 'your-move', // one for all: the newest counts
    renotify: true,
    icon: '/icon-192.png',
    data: { path: said.path || HOME },
  });
  const counted = self.navigator.setAppBadge ? self.navigator.setAppBadge(said.waiting || 0) : undefined;
  event.waitUntil(Promise.all([shown, counted]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data.path;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (open) => {
      if (!open.length) return self.clients.openWindow(path);
      await open[0].focus();
      return open[0].navigate(path);
    }),
  );
});
