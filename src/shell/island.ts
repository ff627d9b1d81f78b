import { whenIdle } from '#src/browser/platform/timing.ts';
import type { Mount } from '#src/islands/mount.tsx';

/** The script of each island, by the name in its element's `data-island`: all that brings React into a browser. */
const scripts: ReadonlyMap<string, () => Promise<{ mount: Mount }>> = new Map([
  ['plan', () => import('#src/features/plan/view/mount-plan.tsx')],
  ['check-certificate', () => import('#src/features/certificate/view/mount-check-certificate.tsx')],
  ['compare', () => import('#src/features/compare/view/mount-compare.tsx')],
]);

/** Says beside an island that it could not be brought; what stands below says the same without it. */
const giveUp = (root: HTMLElement) => {
  const notice = root.querySelector<HTMLElement>('[data-island-missing]');
  if (notice) notice.hidden = false;
};

/** Loads an island, once its page has nothing else to do; where nothing comes, the page is what it is without. */
export const island = (root: HTMLElement, signal: AbortSignal) => {
  const load = scripts.get(root.dataset.island ?? '');
  const start = async () => {
    try {
      const script = await load?.();
      if (signal.aborted) return;
      await script?.mount(root, signal);
      root.dataset.started = '';
    } catch (error) {
      if (signal.aborted) return;
      giveUp(root);
      reportError(error);
    }
  };
  whenIdle(signal, start);
};
