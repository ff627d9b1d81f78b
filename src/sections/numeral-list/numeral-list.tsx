import { Section } from '#src/components/section/section.tsx';
import { Split } from '#src/components/split/split.tsx';
import type { Steps } from '#src/content/schemas/service-sections.ts';
import styles from './numeral-list.module.css';

export type NumeralListProps = {
  /** The anchor; the heading's id is made from it. */
  id: string;
  steps: Steps;
};

/** Principles or steps in order, one ruled line each, their numbers large. The heading stays beside them. */
export const NumeralList = ({ id, steps }: NumeralListProps) => (
  <Section id={id} labelledBy={`${id}-heading`}>
    <Split id={`${id}-heading`} heading={steps.heading} note={steps.note}>
      <ol className={styles.list}>
        {steps.items.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.numeral}>{index + 1}</span>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Split>
  </Section>
);
