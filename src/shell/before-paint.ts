import source from '#src/browser/before-paint.ts?raw';
import { hashedFile } from '#src/site/hashed-file.ts';

/** The script that runs in the head, without the comment at its beginning: the content policy lets none be inline. */
export const beforePaint = hashedFile(
  '/scripts/before-paint',
  'js',
  source.replace(/^\/\*\*.*?\*\/\s*/s, ''),
);
