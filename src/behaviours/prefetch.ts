/** As long as the server calls a page fresh (deploy/cache.ts): after that a prefetched answer is asked for again. */
const fresh = 60_000;

/**
 * Fetches a page of this site as soon as a mouse points at its link, so that it is in the browser's cache when the
 * click comes. On phones, and where the visitor saves data, nothing is fetched on speculation.
 */
export const prefetch = (signal: AbortSignal) => {
  const fetched = new Map<string, number>();
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname || link.target)
        return;
      const page = link.origin + link.pathname;
      const connection: unknown = Reflect.get(navigator, 'connection');
      if (connection instanceof Object && Reflect.get(connection, 'saveData')) return;
      if (performance.now() - (fetched.get(page) ?? -fresh) < fresh) return;
      fetched.set(page, performance.now());
      fetch(page, { signal }).catch(() => fetched.delete(page));
    },
    { signal },
  );
};
