import { mountOf } from '#src/islands/mount.tsx';
import { Compare } from './compare.tsx';

export const mount = mountOf(Compare, () => import('./result.tsx'));
