import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { SectionProps } from '#src/components/section/section.tsx';
import { EditionStatus } from '../register/edition-status.tsx';
import type { Edition } from '../schema.ts';

type EditionStatesProps = SectionProps & {
  columns: { edition: string; state: string };
  states: readonly {
    named: string;
    status: Edition['status'];
    /** What there is to say of it beyond its status; nothing of most that are current. */
    text: string | undefined;
  }[];
  /** The words of each status. */
  words: Readonly<Record<Edition['status'], string>>;
};

/** What no longer counts comes first. */
const order = ['ended', 'guidance-replaced', 'in-transition', 'current'] as const;

/** Whether editions still count, by status; those of which there is no more to say than that, in one list. */
export const EditionStates = ({ columns, states, words, ...section }: EditionStatesProps) => (
  <DataTable
    {...section}
    columns={[columns.edition, columns.state]}
    groups={order
      .map((status) => ({ status, group: states.filter((state) => state.status === status) }))
      .filter(({ group }) => group.length > 0)
      .map(({ status, group }) => ({
        heading: <EditionStatus status={status} word={words[status]} />,
        plain: group.filter(({ text }) => !text).map(({ named }) => named),
        rows: group.flatMap(({ named, text }) => (text ? [{ label: named, cells: [text] }] : [])),
      }))}
  />
);
