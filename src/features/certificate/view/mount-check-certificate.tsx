import { mountOf } from '#src/islands/mount.tsx';
import { Check } from './check.tsx';

export const mount = mountOf(Check, () => import('./asked.tsx'));
