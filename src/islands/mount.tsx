import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { holdsAnswers } from './link/read-link.ts';

/**
 * Brings an island to life over the HTML that stands in its place, until the signal says stop. Rejects when what it needs
 * beyond its script cannot be fetched.
 */
type Mount = (root: HTMLElement, signal: AbortSignal) => Promise<void>;

/** What every island is given. */
export type IslandProps<Data> = {
  data: Data;
  /** Ends when the page is left; without one nothing runs, and the markup stands by itself. */
  signal?: AbortSignal | undefined;
  /** Called once the island answers. */
  onReady?: (() => void) | undefined;
};

/**
 * How an island is mounted: over the HTML of its page, with the data that its element names.
 * @param later brings the script of what is behind its first view: asked for at once where a link leads there
 */
export const mountOf =
  <Data,>(Island: ComponentType<IslandProps<Data>>, later?: () => Promise<unknown>): Mount =>
  async (root, signal) => {
    // Where it does not come, the island says so.
    if (holdsAnswers(location.hash.slice(1))) later?.().catch(() => undefined);
    const response = await fetch(root.dataset.source ?? '', { signal });
    if (!response.ok) throw new TypeError(`${response.url} answers ${response.status}`);
    const data: Data = await response.json();
    if (signal.aborted) return;
    const before = [...root.childNodes].map((node) => node.cloneNode(true));
    let shown: Root | undefined;
    let isRestarted = false;
    /**
     * Never a blank tool: where software that rewrites the page, as translators do, has moved what React holds, the island is
     * shown again, as what was answered stands in the address. A second time the page is what it is without.
     */
    const restart = (error: unknown) => {
      reportError(error);
      if (signal.aborted) return;
      root.replaceChildren(...(isRestarted ? before : []));
      if (isRestarted) {
        root.querySelector('[data-island-missing]')?.removeAttribute('hidden');
        return;
      }
      isRestarted = true;
      shown = createRoot(root, { onUncaughtError: restart });
      shown.render(<Island data={data} signal={signal} />);
    };
    const island = await new Promise<Root>((resolve) => {
      const taken = hydrateRoot(root, <Island data={data} signal={signal} onReady={() => resolve(taken)} />, {
        onUncaughtError: restart,
      });
    });
    shown ??= island;
    root.dataset.started = '';
    // Not before: React takes it for a fault to be told to let go of what it is still taking over.
    if (signal.aborted) island.unmount();
    else signal.addEventListener('abort', () => shown?.unmount());
  };
