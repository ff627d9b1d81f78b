import type { IslandData } from './island-data.ts';

/** The standards that can be named or chosen: all pages but services, each with its family's square. */
export const standardOptions = ({ tools }: Pick<IslandData, 'tools'>) =>
  tools.pages
    .filter(({ kind }) => kind !== 'working-system')
    .map(({ id, code, family }) => ({ id, label: code, family }));
