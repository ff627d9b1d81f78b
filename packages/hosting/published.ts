import { encodings } from './compress.ts';
import { listFiles } from './files.ts';

const isCompressed = (file: string) => encodings.some(({ extension }) => file.endsWith(extension));

/** Whether a file of the build is there for visitors: not hidden, not another host's configuration, not a compressed copy. */
const isPublished = (file: string) =>
  !isCompressed(file) && !/(^|\/)\.(?!well-known\/)/.test(file) && !/^_(headers|redirects)$/.test(file);

/** The published files of a build, as sorted paths relative to it, and all its files, which has compressed copies too. */
export const listPublished = async (
  distDir: string,
): Promise<{ published: string[]; all: ReadonlySet<string> }> => {
  const files = await listFiles(distDir);
  return { published: files.filter(isPublished), all: new Set(files) };
};
