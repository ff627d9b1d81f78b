declare const self: ServiceWorkerGlobalScope;

// Published in place of the worker, it takes itself off every browser that comes by, with all that was kept: see
// "Without network" in packages/hosting/README.md.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    await self.registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(remove());
});

export {};
