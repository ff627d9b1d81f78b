import type { Reader } from '#src/content/reader.ts';

type Service = { id: string };
type Group = { pages?: readonly { page: string }[] | undefined };

/** Each service page stands in one group: of the glossary's subjects, of what the directors answer for. */
export const namedOnce = (
  reader: Reader,
  services: readonly Service[],
  { file, field, groups, advice }: { file: string; field: string; groups: readonly Group[]; advice: string },
) => {
  const named = groups.flatMap(({ pages = [] }) => pages.map(({ page }) => page));
  for (const { id } of services) {
    const times = named.filter((page) => page === id).length;
    if (times === 1) continue;
    reader.problem(file, field, `name ${id} ${times === 0 ? 'nowhere' : `${times} times`}: ${advice}`);
  }
};
