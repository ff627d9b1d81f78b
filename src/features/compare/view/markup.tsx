import { renderToString } from 'react-dom/server';
import type { CompareData } from '../compare-data.ts';
import { Compare } from './compare.tsx';

/** The board before any choice, as HTML that the island takes over. */
export const compareMarkup = (data: CompareData) => renderToString(<Compare data={data} />);
