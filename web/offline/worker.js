// The page opens without a connection: its files are kept, and fetched anew when they change.
// FILES and NAME are filled in by the build. What the server says is never kept.
/* global FILES, NAME */
const kept = `chevalet-${NAME}`;

addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(kept);
    await cache.addAll(FILES);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// A notification leads back to the page that sent it.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const comeBack = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => url.includes(event.notification.tag)) ?? pages[0];
    await (page ? page.focus() : self.clients.openWindow('/games'));
  };
  event.waitUntil(comeBack());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !/^\/(api|docs|health|metrics)/.test(pathname)) {
    // The newest page when there is a connection, the kept one when there is none.
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((file) => file ?? fetch(request)));
  }
});
