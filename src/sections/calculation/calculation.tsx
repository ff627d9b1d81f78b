import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from './calculation.module.css';

export type CalculationProps = Omit<SectionProps, 'children'> & {
  lines: readonly { label: string; value: string }[];
};

/** An example reckoned through, line by line. */
export const Calculation = ({ lines, ...section }: CalculationProps) => (
  <Section {...section}>
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
