import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandProps } from './mount.tsx';

/** A tool before any answer, as HTML that the island takes over: Astro's own rendering leaves out what that needs. */
export const markupOf = <Data,>(Island: ComponentType<IslandProps<Data>>, data: Data) =>
  renderToString(<Island data={data} />);
