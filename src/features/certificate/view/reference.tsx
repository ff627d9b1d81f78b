import { DataTable } from '#src/components/data-table/data-table.tsx';
import { editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { EditionStatus } from '#src/features/editions/marks.tsx';
import type { Edition } from '#src/features/editions/schema.ts';
import { Facts } from '#src/islands/facts.tsx';
import { Fold } from '#src/islands/fold.tsx';
import type { CheckCertificate } from '../schema.ts';

type ReferenceProps = {
  words: CheckCertificate;
  editions: readonly Edition[];
  labels: EditionLabels;
  /** The address of the edition register. */
  register: string;
};

/** What no longer counts comes first. */
const order = ['ended', 'guidance-replaced', 'in-transition', 'current'] as const;

/** Whether editions still count, by status; those of which there is no more to say than that, in one list. */
const EditionStates = ({ words: { editions: words }, editions, labels, register }: ReferenceProps) => {
  const states = editions.map((edition) => {
    const { named, page, status, checkedOn } = edition;
    // What is current is said by its group.
    const isCurrent = editionState(edition, checkedOn) === 'current';
    const line = isCurrent ? undefined : editionLine(edition, checkedOn, labels);
    const kind = words.kinds.find((one) => one.page === page)?.text;
    return { named, status, text: [line, kind].filter(Boolean).join(' ') };
  });
  return (
    <DataTable
      id="editions"
      heading={words.heading}
      action={{ label: words.link, href: register }}
      columns={[words.columns.edition, words.columns.state]}
      groups={order
        .map((status) => ({ status, group: states.filter((state) => state.status === status) }))
        .filter(({ group }) => group.length > 0)
        .map(({ status, group }) => ({
          heading: <EditionStatus status={status} labels={labels} />,
          plain: group.filter(({ text }) => !text).map(({ named }) => named),
          rows: group.flatMap(({ named, text }) => (text ? [{ label: named, cells: [text] }] : [])),
        }))}
    />
  );
};

/** What is looked up beside the questions: all of them, where to look, the states of editions, and what is claimed. */
export const Reference = (props: ReferenceProps) => {
  const { questions, where, claims, editions } = props.words;
  const asked = Object.values(questions.items).flatMap((item) => item ?? []);
  return (
    <div className="check-reference" data-family="ocean">
      <Fold id="questions" name={questions.heading}>
        <Facts
          items={asked.map(({ question, look, help }) => ({
            label: question,
            text: help ? `${look} ${help}` : look,
          }))}
          isWide
        />
      </Fold>
      <Fold id="where" name={where.heading}>
        <p>{where.note}</p>
        <Facts items={where.items.map(({ title, text }) => ({ label: title, text }))} isWide />
      </Fold>
      <Fold id="states" name={editions.heading}>
        <p>{editions.note}</p>
        <EditionStates {...props} />
      </Fold>
      <Fold id="claims" name={claims.heading}>
        <p>{claims.note}</p>
        <Facts
          items={claims.items.map(({ read, better }) => ({ label: `“${read}”`, text: better }))}
          isWide
        />
      </Fold>
    </div>
  );
};
