import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { Split } from '#src/components/split/split.tsx';
import type { Documents } from '#src/content/schemas/service-sections.ts';
import styles from './checklist.module.css';

export type ChecklistProps = { documents: Documents; ground?: SectionProps['ground'] };

/** Documents and records to have ready, with boxes to tick on paper. */
export const Checklist = ({ documents, ground = 'mist' }: ChecklistProps) => (
  <Section id="documents" labelledBy="documents-heading" ground={ground}>
    <Split id="documents-heading" heading={documents.heading} note={documents.note}>
      <ul className={styles.list}>
        {documents.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Split>
  </Section>
);
