import { createHash } from 'node:crypto';

/** A file that is cached for good: its address carries a hash of what is in it, as in `/data/plan.1a2b3c4d.json`. */
export const hashedFile = (path: string, ending: string, text: string) => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { src: `${path}.${hash}.${ending}`, text };
};
