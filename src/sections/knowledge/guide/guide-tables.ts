import type { TableRow } from '#src/components/data-table/data-table.tsx';
import { fill } from '#src/content/fill.ts';
import type { Guide } from '#src/content/schemas/guide.ts';
import { emptyPlan } from '#src/features/plan/answers/plan.ts';
import { planData } from '#src/features/plan/plan-data.ts';
import { planResult } from '#src/features/plan/result/result.ts';
import { content } from '#src/site/content.ts';
import { addressOf, pageById } from '#src/site/pages.ts';

type Section = Guide['sections'][number];

const nameOf = (page: string) => pageById(page).name;

/** A section of a guide as a table: as it is written, or worked out for firms as the plan would; a checklist is none. */
export const guideTable = (section: Section) => {
  if (section.kind === 'table') {
    const groups = section.groups.map(({ rows, ...group }) => ({
      ...group,
      rows: rows.map(
        ({ clauses, title, cells }): TableRow => ({
          number: clauses,
          label: title,
          cells: cells.map((cell) =>
            typeof cell === 'string' ? cell : { label: nameOf(cell.page), href: addressOf(cell.page) },
          ),
        }),
      ),
    }));
    return { ...section, groups };
  }
  if (section.kind === 'checklist') return undefined;
  const { firms, columns, span, ...head } = section;
  const data = planData(content, String);
  const rows = firms.map(({ title, sector: trade, people, stage, standards, ours, others }): TableRow => {
    const std = standards.map(({ page }) => page);
    const plan = { ...emptyPlan, door: 'buyer', std, people, stage, trade } as const;
    const { days, months } = planResult(plan, data.words.checkedOn, data);
    const counted = `${days.unit.charAt(0).toUpperCase()}${days.unit.slice(1)}.`;
    const label = [...(days.range ? [counted] : []), ...days.how].join(' ');
    const figures = [
      { figure: days.figure, label },
      { figure: fill(span, months), label: '' },
    ];
    return { label: title, cells: [...figures, ours, others] };
  });
  return {
    ...head,
    columns: [columns.firm, columns.days, columns.months, columns.ours, columns.others],
    groups: [{ rows }],
  };
};
