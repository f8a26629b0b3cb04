// Push service worker: it only shows notifications, controls no page and intercepts no request.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang, dir } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, dir, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin } = self.location;
  const url = new URL(event.notification.data.url, origin);
  event.waitUntil(self.clients.openWindow(url.origin === origin ? url.href : origin));
});
