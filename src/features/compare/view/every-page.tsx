import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { CompareData } from '../from-content.ts';
import type { Compare, Question } from '../schema.ts';

type EveryPageProps = { data: CompareData; words: Compare['table']; glossary: string };

const shown = ['outcome', 'heart', 'first', 'lanka'] as const satisfies Question[];

/** All that can be compared in one table, folded: what comes without a choice, and without script. */
export const EveryPage = ({ data, words, glossary }: EveryPageProps) => (
  <details className="tool-fold compare-every">
    <summary data-text="name" id="all-heading">
      {words.heading}
    </summary>
    <DataTable
      id="all"
      columns={[
        words.standard,
        ...shown.map((id) => data.questions.find((one) => one.id === id)?.question ?? ''),
      ]}
      groups={[
        {
          rows: data.columns.map(({ name, address, answers }) => ({
            label: name,
            href: address,
            cells: shown.map((id) => answers[id]),
          })),
        },
      ]}
      action={{ label: words.terms, href: glossary }}
    />
  </details>
);
