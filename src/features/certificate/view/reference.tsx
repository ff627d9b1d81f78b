import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import type { Edition } from '#src/features/editions/schema.ts';
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

/** What is said of each edition that does not simply count, and last those that do, in one list. */
const statesOf = ({ words, editions, labels }: ReferenceProps) => {
  const states = editions.map((edition) => {
    const { named, page, status, checkedOn } = edition;
    const isCurrent = editionState(edition, checkedOn) === 'current';
    const line = isCurrent ? undefined : editionLine(edition, checkedOn, labels);
    const kind = words.editions.kinds.find((one) => one.page === page)?.text;
    return { label: named, status, value: [line, kind].filter(Boolean).join(' ') };
  });
  const told = order.flatMap((status) => states.filter((one) => one.status === status && one.value));
  const plain = states.filter(({ value }) => !value).map(({ label }) => label);
  return [...told, { label: labels.status.current, value: plain.join(', ') }];
};

/** What is looked up beside the questions: all of them, where to look, the states of editions, and what is claimed. */
export const Reference = (props: ReferenceProps) => {
  const { questions, where, claims, editions } = props.words;
  const asked = Object.values(questions.items).flatMap((item) => item ?? []);
  const lists = [
    {
      id: 'questions',
      heading: questions.heading,
      items: asked.map(({ question, look, help = '' }) => ({
        label: question,
        value: `${look} ${help}`.trim(),
      })),
    },
    { id: 'where', ...where, items: where.items.map(({ title, text }) => ({ label: title, value: text })) },
    { id: 'editions', ...editions, items: statesOf(props) },
    {
      id: 'claims',
      ...claims,
      items: claims.items.map(({ read, better }) => ({ label: `“${read}”`, value: better })),
    },
  ];
  return (
    <div className="tool-section check-reference" data-family="ocean">
      {lists.map(({ id, heading, note, items }) => (
        <Fold key={id} id={id} name={heading}>
          {note && <p>{note}</p>}
          <FactList className="tool-facts" names="name" facts={items} />
          {id === 'editions' && <TextLink href={props.register} label={editions.link} />}
        </Fold>
      ))}
    </div>
  );
};
