import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { CompareData } from '../from-content.ts';
import type { Compare } from '../schema.ts';

type EveryPageProps = { data: CompareData; words: Compare['table']; glossary: string };

/** What is answered of all pages. */
const shown = new Set(['outcome', 'heart', 'first', 'lanka']);

/** All that can be compared in one table, folded: what comes without a choice, and without script. */
export const EveryPage = ({ data, words, glossary }: EveryPageProps) => {
  const questions = data.questions.filter(({ id }) => shown.has(id));
  return (
    <details className="tool-fold compare-every">
      <summary data-text="name" id="all-heading">
        {words.heading}
      </summary>
      <DataTable
        id="all"
        columns={[words.standard, ...questions.map(({ question }) => question)]}
        groups={[
          {
            rows: data.columns.map(({ name, address, answers }) => ({
              label: name,
              href: address,
              cells: questions.map(({ id }) => answers[id]),
            })),
          },
        ]}
        action={{ label: words.terms, href: glossary }}
      />
    </details>
  );
};
