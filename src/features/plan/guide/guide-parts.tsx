import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { GuideTable, type GuideTableProps } from './guide-table.tsx';

type PartProps = Pick<SectionProps, 'id' | 'ground' | 'layout' | 'children'> & {
  words: { heading: string; note?: string | undefined };
};

/** A part of the guide under its heading. */
export const Part = ({ words: { heading, note }, layout = 'split', ...rest }: PartProps) => (
  <Section heading={heading} note={note} layout={layout} reveal="none" {...rest} />
);

type TablePartProps = PartProps & Omit<GuideTableProps, 'caption' | 'fold'> & { showAll: string };

/** A part whose matter is a table of its name. */
export const TablePart = ({ columns, rows, isText, showAll, children, ...part }: TablePartProps) => (
  <Part {...part}>
    <GuideTable
      caption={part.words.heading}
      columns={columns}
      rows={rows}
      isText={isText}
      fold={{ id: `${part.id}-table`, label: showAll }}
    />
    {children}
  </Part>
);

type SmallTable = {
  caption: string;
  rows: GuideTableProps['rows'];
  /** Where its figures come from. */
  source?: string;
};

/** Small tables beside each other, each under its name. */
export const SmallTables = ({
  id,
  columns,
  tables,
  showAll,
}: {
  id: string;
  columns: readonly string[];
  tables: readonly SmallTable[];
  showAll: string;
}) => (
  <div className="plan-tracks">
    {tables.map(({ caption, rows, source }, index) => (
      <div key={caption}>
        <h3>
          <UnbrokenText text={caption} />
        </h3>
        <GuideTable
          caption={caption}
          columns={columns}
          rows={rows}
          fold={{ id: `${id}-${index + 1}`, label: showAll }}
        />
        {source && <p data-text="small">{source}</p>}
      </div>
    ))}
  </div>
);

export type Sourced = { text: string; origin: string; source: string };

/** Rules in sentences, each after a word on what it is, with its source below it. */
export const Rules = ({ rules }: { rules: readonly Sourced[] }) => (
  <ul className="plan-rules">
    {rules.map(({ text, origin, source }) => (
      <li key={text}>
        <p data-text="label">{origin}</p>
        <p>{text}</p>
        <p data-text="small">{source}</p>
      </li>
    ))}
  </ul>
);
