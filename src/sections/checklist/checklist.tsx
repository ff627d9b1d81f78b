import { Section, type SectionProps } from '#src/components/section/section.tsx';
import type { Documents } from '#src/content/schemas/service-sections.ts';
import styles from './checklist.module.css';

export type ChecklistProps = { id?: string; documents: Documents; ground?: SectionProps['ground'] };

/** Things to have ready or to ask, by default documents and records, with boxes to tick on paper. */
export const Checklist = ({ id = 'documents', documents, ground = 'mist' }: ChecklistProps) => (
  <Section id={id} heading={documents.heading} note={documents.note} layout="split" ground={ground}>
    <ul className={styles.list}>
      {documents.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Section>
);
