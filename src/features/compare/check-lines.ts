import type { Reader } from '#src/content/reader.ts';
import type { Compare } from './schema.ts';

/** Whatever can be compared has its line and its place on the board, and nothing else has. */
export const comparesAll = (reader: Reader, { standards, board }: Compare, ids: readonly string[]) => {
  const file = 'content/tools/compare.yaml';
  const onBoard = board.groups.flatMap(({ pages }) => pages.map(({ page }) => page));
  for (const id of ids) {
    if (!standards[id])
      reader.problem(file, 'standards', `has no line for ${id}: add one, since its page exists`);
    if (onBoard.filter((page) => page === id).length !== 1)
      reader.problem(file, 'board.groups', `do not name ${id} once: put it into one group`);
  }
  for (const id of [...Object.keys(standards), ...onBoard])
    if (!ids.includes(id))
      reader.problem(
        file,
        `standards.${id}`,
        'is no standard, scheme or mark: correct the name or remove the line',
      );
};
