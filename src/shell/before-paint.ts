import { createHash } from 'node:crypto';
import source from '#src/browser/before-paint.ts?raw';

const text = source.replace(/^\/\*\*.*?\*\/\s*/s, '');
const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The script that runs in the head, without the comment at its beginning, and its address: the content policy lets none be inline. */
export const beforePaint = { src: `/scripts/before-paint.${hash}.js`, text };
