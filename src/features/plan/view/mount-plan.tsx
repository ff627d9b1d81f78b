import { mountOf } from '#src/islands/mount.tsx';
import { Plan } from './plan.tsx';

export const mount = mountOf(Plan, () => import('./asked.tsx'));
