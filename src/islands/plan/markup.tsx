import { renderToString } from 'react-dom/server';
import { Plan } from './plan.tsx';
import { islandData } from './source.ts';

/** The plan before any answer, as HTML that the island takes over: Astro's own rendering leaves out what that needs. */
export const planMarkup = () => renderToString(<Plan data={islandData} />);
