import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { Table } from '#src/islands/table.tsx';
import type { CompareData } from '../from-content.ts';

const shown = ['outcome', 'heart', 'first', 'lanka'];

/** What is answered of all pages in one table: what comes without a choice, and without script. */
export const EveryStandard = ({ data, name }: { data: CompareData; name: string }) => {
  const questions = data.questions.filter(({ id }) => shown.includes(id));
  return (
    <Table
      isStacked
      labelledBy="all-heading"
      columns={[name, ...questions.map(({ question }) => question)]}
      rows={data.columns.map(({ name, address, answers }) => [
        <a key={address} href={address} data-tap>
          {name}
        </a>,
        ...questions.map(({ id }) => <UnbrokenText key={id} text={answers[id]} />),
      ])}
    />
  );
};
