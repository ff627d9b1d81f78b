import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { Documents } from '#src/content/schemas/service-sections.ts';
import styles from './checklist.module.css';

export type ChecklistProps = {
  id?: string;
  documents: Documents;
  ground?: SectionProps['ground'];
  /** Names the button below that shows all on phones. */
  showAll: string;
};

/** Things to have ready or to ask, by default documents and records. On paper each has a box to tick. */
export const Checklist = ({ id = 'documents', documents, ground = 'mist', showAll }: ChecklistProps) => (
  <Section id={id} heading={documents.heading} note={documents.note} layout="split" ground={ground}>
    <ul className={styles.list} id={`${id}-list`} data-fold>
      {documents.items.map((item) => (
        <li key={item}>
          <KeptText text={item} />
        </li>
      ))}
    </ul>
    <UnfoldButton controls={`${id}-list`} count={documents.items.length} label={showAll} />
  </Section>
);
