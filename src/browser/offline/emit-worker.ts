/** Where the worker is published: at the root, as it sees only what lies below its own address. */
export const workerFile = 'worker.js';

type Emitting = { emitFile: (file: { type: 'chunk'; id: string; fileName: string }) => void };

/**
 * Has Vite build the service worker along with the scripts of the pages, as one file with a name that stays. It shares
 * no module with them, so nothing is split off. What it has to know of the finished build is put before it by
 * build/worker.ts.
 */
export const emitWorker = () => ({
  name: 'emit-worker',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  buildStart(this: Emitting) {
    this.emitFile({ type: 'chunk', id: '/src/browser/offline/worker.ts', fileName: workerFile });
  },
});
