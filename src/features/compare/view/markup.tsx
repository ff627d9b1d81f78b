import { renderToString } from 'react-dom/server';
import type { CompareData } from './compare-data.ts';
import { CompareStandards } from './compare-standards.tsx';

/** The comparison before any choice, as HTML that the island takes over. */
export const compareMarkup = (data: CompareData) => renderToString(<CompareStandards data={data} />);
