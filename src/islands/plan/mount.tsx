import { hydrateRoot } from 'react-dom/client';
import type { Mount } from '#src/islands/mount.ts';
import { early } from './early.ts';
import type { IslandData } from './island-data.ts';
import { Plan } from './plan.tsx';

/** The plan over the HTML of its page, with the data that its element names. */
export const mount: Mount = async (root, signal) => {
  const response = await fetch(root.dataset.source ?? '', { signal });
  if (!response.ok) throw new TypeError(`${response.url} answers ${response.status}`);
  const data: IslandData = await response.json();
  if (signal.aborted) return;
  const replay = early(root);
  const island = hydrateRoot(root, <Plan data={data} signal={signal} onReady={replay} />);
  signal.addEventListener('abort', () => island.unmount());
};
