import { createContext, use } from 'react';
import type { Answer } from './requests.ts';

/** What the editor knows of the whole site as it is saved. */
export type Overview = Answer<'overview'> & {
  nameOf: (file: string) => string;
  /** Has it looked at anew. */
  look: () => void;
};

export const OverviewContext = createContext<Overview | undefined>(undefined);

export const useOverview = (): Overview => {
  const overview = use(OverviewContext);
  if (!overview) throw new Error('Nothing is known of the site yet.');
  return overview;
};
