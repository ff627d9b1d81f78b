import { whenIdle } from '#src/browser/platform/timing.ts';
import type { Mount } from '#src/islands/mount.tsx';

/** The script of each island, by the name in its element's `data-island`: all that brings React into a browser. */
const scripts: ReadonlyMap<string, () => Promise<{ mount: Mount }>> = new Map([
  ['plan', () => import('#src/features/plan/view/mount-plan.tsx')],
  ['check-certificate', () => import('#src/features/certificate/view/mount-check-certificate.tsx')],
  ['compare', () => import('#src/features/compare/view/mount-compare.tsx')],
]);

/**
 * Loads an island, once its page has nothing else to do. Where nothing comes, the page is what it is without, and says so
 * beside it: what stands below says the same.
 */
export const island = (root: HTMLElement, signal: AbortSignal) =>
  whenIdle(signal, async () => {
    try {
      const script = await scripts.get(root.dataset.island ?? '')?.();
      if (signal.aborted) return;
      await script?.mount(root, signal);
      root.dataset.started = '';
    } catch (error) {
      if (signal.aborted) return;
      const notice = root.querySelector<HTMLElement>('[data-island-missing]');
      if (notice) notice.hidden = false;
      reportError(error);
    }
  });
