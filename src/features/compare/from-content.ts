import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { AuditTime } from '#src/features/plan/audit-time/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { Compare, Comparison } from './schema.ts';

/** What comparisons show of a service besides what all tools do. */
type Described = { drawing: string; facts: readonly { label: string; value: string }[] };

type Source = Pick<Services, 'services' | 'pages'> & {
  standards: readonly (Services['standards'][number] & Described)[];
  certifications: readonly (Services['certifications'][number] & Described)[];
  compare: Compare;
  comparisons: readonly (Comparison & { id: string })[];
  editions: readonly Edition[];
  auditTime: Pick<AuditTime, 'tables' | 'bands' | 'others'>;
  asking: AskingWords;
};

/** Auditor days, a figure only where there is a table to show; the text says how sure they are, or who sets them. */
export type Days = { low?: number; high?: number; text: string };

/** The auditor days of a table, by people; of the scales, quality has one figure, the others a range. */
const tableDays = (
  page: string,
  people: number,
  { tables, bands, others }: Source['auditTime'],
): Omit<Days, 'text'> => {
  const scale = tables.find((table) => table.page === page)?.scale;
  const serves = ({ from, upTo = people }: { from: number; upTo?: number | undefined }) =>
    from <= people && people <= upTo;
  const other = others.find((table) => table.page === page)?.bands.find(serves);
  if (other) return { low: other.days, high: other.days };
  const band = bands.find(serves);
  if (!scale || !band) return {};
  const { quality, high, low, limited } = band;
  if (scale === 'quality') return { low: quality, high: quality };
  return { low: scale === 'environment' ? limited : low, high };
};

/** A cell is a sentence, as its neighbours are. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** The fact of a service page that says how long preparation takes. */
const duration = 'How long';
const mark = 'ce-marking';

/**
 * All that comparisons show, made at build out of the checked content.
 * @param pictureOf the address of a drawing by its name
 */
export const compareData = (content: Source, pictureOf: (name: string) => string) => {
  const { compare, comparisons, editions, asking } = content;
  const { headline, tagline, board, result, questions, days, product, frame, carryOver, standards } = compare;
  const pages = toolPages(content);
  const described = [...content.standards, ...content.certifications];
  const columnOf = (page: string) => {
    const shown = pages.find(({ id }) => id === page);
    const service = described.find(({ id }) => id === page);
    const standing = standards[page];
    if (!shown || !service || !standing) return [];
    const { code, name, numeral, family, address } = shown;
    const { subject, short = subject, days: given, edition = '', clauses, ...answers } = standing;
    const prepared = service.facts.find(({ label }) => label === duration);
    if (!prepared) throw new Error(`${page}: no fact is labelled "${duration}", which comparisons show.`);
    return [
      {
        id: page,
        subject,
        short,
        family,
        address,
        /** What stands large, `9001`, and the name without its edition. */
        sign: numeral ?? name.split(' ')[0] ?? name,
        name: code === name ? (numeral ?? name) : code.replace(/:\d{4}$/, ''),
        /** Its drawings: on a plot of the tray, and alone. */
        plot: pictureOf(`${page}-plot`),
        object: pictureOf(`${service.drawing}-object`),
        answers: {
          ...answers,
          preparation: sentence(prepared.value),
          product: answers.product ?? (page === mark ? product.mark : product.never),
        },
        days: { ...tableDays(page, days.people, content.auditTime), text: given },
        /** In the place of a row of the register. */
        edition,
        /** What clauses 4 to 10 ask for, where it has the shared ones. */
        clauses,
      },
    ];
  };
  const columns = board.groups.flatMap(({ pages }) => pages.flatMap(({ page }) => columnOf(page)));
  const made = comparisons.map(
    ({ title, description, changed, image, isStaircase, pages: compared, ...words }) => ({
      ...words,
      pages: compared.map(({ page }) => page),
    }),
  );
  /** First those whose pages stand first on the board. */
  const placeOf = (made: { pages: readonly string[] }) =>
    made.pages.reduce((sum, page) => sum + columns.findIndex(({ id }) => id === page), 0);
  return {
    words: { headline, tagline, board, result, days, editions: compare.editions },
    questions,
    frame,
    rules: carryOver,
    columns,
    made: made.toSorted((a, b) => placeOf(a) - placeOf(b)),
    register: registerData(editions),
    plan: content.pages.find(({ id }) => id === 'plan')?.address ?? '',
    emptyPlot: pictureOf('empty-plot'),
    asking: { take: asking.take, link: asking.link },
  };
};

export type CompareData = ReturnType<typeof compareData>;
/** A standard, scheme or mark as comparisons show it. */
export type Column = CompareData['columns'][number];
/** A comparison with a page of its own. */
export type MadeComparison = CompareData['made'][number];
