import { renderToString } from 'react-dom/server';
import type { CheckData } from '../check-data.ts';
import { Check } from './check.tsx';

/** The start before any answer, as HTML that the island takes over. */
export const checkMarkup = (data: CheckData) => renderToString(<Check data={data} />);
