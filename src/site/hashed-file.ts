import { createHash } from 'node:crypto';

/** The address of a file that is cached for good: it carries a hash of what the file is made of, as in `/data/plan.1a2b3c4d.json`. */
export const hashedName = (path: string, ending: string, ...madeOf: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of madeOf) hash.update(part);
  return `${path}.${hash.digest('hex').slice(0, 8)}.${ending}`;
};

export const hashedFile = (path: string, ending: string, text: string) => ({
  src: hashedName(path, ending, text),
  text,
});
