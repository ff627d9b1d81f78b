import type { Firm } from './schemas/firm.ts';

/** The telephones that stand on every page: the first two. The contact page has all. */
export const shownPhones = ({ phones }: Pick<Firm, 'phones'>) => Object.values(phones).slice(0, 2);
