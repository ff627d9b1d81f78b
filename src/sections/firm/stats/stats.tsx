import type { z } from 'zod';
import { DimensionLine } from '#src/components/dimension-line/dimension-line.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import type { stats } from '#src/content/schemas/firm-lists.ts';
import styles from './stats.module.css';

type StatsProps = Omit<SectionProps, 'children' | 'ground' | 'note'> & {
  stats: z.infer<typeof stats>;
  /** Whose figures they are and what they count; under them. */
  caption: string;
};

/** The firm's figures, each hanging from a dimension line that carries its own words. */
export const Stats = ({ stats, caption, ...section }: StatsProps) => (
  <Section {...section} ground="ink" reveal="repeat" spacing="dense">
    <dl className={styles.stats}>
      {stats.map(({ value, suffix, label, measure, icon }) => (
        <div className={styles.stat} key={label}>
          <dt className={styles.label} data-text="body">
            <Icon name={icon} size="large" />
            {label}
          </dt>
          <dd className={styles.value} data-text="numeral">
            <span data-counter="stat">{value}</span>
            <span data-text="numeral">{suffix}</span>
          </dd>
          <dd className={styles.measure}>
            <DimensionLine>{measure}</DimensionLine>
          </dd>
        </div>
      ))}
    </dl>
    <p className={styles.caption} data-text="small">
      {caption}
    </p>
  </Section>
);
