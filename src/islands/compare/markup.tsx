import { renderToString } from 'react-dom/server';
import { CompareStandards } from './compare-standards.tsx';
import { compareData } from './source.ts';

/** The comparison before any choice, as HTML that the island takes over. */
export const compareMarkup = () => renderToString(<CompareStandards data={compareData} />);
