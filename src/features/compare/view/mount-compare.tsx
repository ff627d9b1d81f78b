import { mountOf } from '#src/islands/mount.tsx';
import { CompareStandards } from './compare-standards.tsx';

export const mount = mountOf(CompareStandards);
