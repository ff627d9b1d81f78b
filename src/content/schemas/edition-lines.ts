import { z } from 'zod';
import { text } from './text.ts';

const line = text(160, ['named', 'successor', 'ends', 'when']);

/** What is said of an edition by its state; `{named}`, `{successor}`, `{ends}` and `{when}` are filled in. */
export const editionLines = z.strictObject({
  current: line,
  expected: line,
  transition: line,
  unconfirmed: line,
  ended: line,
  guidance: line,
});
