import type { Drawn } from '../site.ts';
import { type Answer, answer } from './answer.ts';

/** How many names are shown at once: more are found by more words. */
const mostNames = 60;

/** What a name is drawn as: `?kind=icon&name=leaf`. */
export const drawnPicture = (drawn: Drawn, query: URLSearchParams): Answer => {
  const svg = drawn.svg(query.get('kind') ?? '', query.get('name') ?? '');
  return svg === undefined
    ? answer({ message: 'There is no such drawing.' }, 404)
    : { status: 200, body: Buffer.from(svg), type: 'image/svg+xml' };
};

/** The names that words describe, as far as they are shown, and how many there are: `?kind=icon&sought=tea`. */
export const drawnNames = (drawn: Drawn, query: URLSearchParams): Answer => {
  const names = drawn.names(query.get('kind') ?? '', query.get('sought') ?? '');
  return answer({ names: names.slice(0, mostNames), found: names.length });
};
