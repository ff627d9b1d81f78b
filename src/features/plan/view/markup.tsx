import { renderToString } from 'react-dom/server';
import type { IslandData } from './from-content.ts';
import { Plan } from './plan.tsx';

/** The plan before any answer, as HTML that the island takes over: Astro's own rendering leaves out what that needs. */
export const planMarkup = (data: IslandData) => renderToString(<Plan data={data} />);
