import { fill } from '#src/content/fill.ts';
import type { Guide } from '#src/content/schemas/guide.ts';
import { caseTimes } from '#src/features/plan/cases/case-times.ts';
import { planData } from '#src/features/plan/plan-data.ts';
import { content } from '#src/site/content.ts';
import { addressOf, pageById } from '#src/site/pages.ts';

type Section = Guide['sections'][number];

const nameOf = (page: string) => pageById(page).name;

/** A section of a guide as a table: as it is written, or worked out for firms as the plan would; a checklist is none. */
export const guideTable = (section: Section) => {
  if (section.kind === 'table') {
    const groups = section.groups.map(({ rows, ...group }) => ({
      ...group,
      rows: rows.map(({ title, cells }) => ({
        label: title,
        cells: cells.map((cell) =>
          typeof cell === 'string' ? cell : { label: nameOf(cell.page), href: addressOf(cell.page) },
        ),
      })),
    }));
    return { ...section, groups };
  }
  if (section.kind === 'checklist') return undefined;
  const { firms, columns, span, ...head } = section;
  const rows = firms.map((example) => {
    const { days, months } = caseTimes(example, planData(content, String));
    const said = [...days, ...(example.days ? [example.days] : [])].join(' ');
    return { label: example.title, cells: [said, fill(span, months), example.ours, example.others] };
  });
  return {
    ...head,
    columns: [columns.firm, columns.days, columns.months, columns.ours, columns.others],
    groups: [{ rows }],
  };
};
