import { z } from 'zod';
import { linkedText, slug } from './text.ts';

/** content/phrases.yaml: sentences that several pages say in the same words, by the name texts refer to them by. */
export const phrases = z.record(slug, linkedText(300));
