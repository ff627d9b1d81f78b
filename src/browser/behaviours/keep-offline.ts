import { savesData } from '#src/browser/platform/saves-data.ts';

/** Milliseconds after the load: the first view has had the line for itself. */
const delay = 500;

/** The worker is told what has been loaded so far, since it sees only what comes after it. */
const begin = async () => {
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntries().map(({ name }) => name));
};

/**
 * Starts the service worker that keeps pages for reading without network (src/browser/offline), once for a document. Nothing
 * is kept where the visitor saves data or the browser refuses.
 */
export const keepOffline = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const later = () => setTimeout(() => begin().catch(() => {}), delay);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};
