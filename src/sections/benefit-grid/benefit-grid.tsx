import { Icon } from '#src/components/icon/icon.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Benefits } from '#src/content/schemas/service-sections.ts';
import styles from './benefit-grid.module.css';
import { columnsFor } from './columns.ts';
import { ordinal } from './ordinal.ts';

export type BenefitGridProps = { benefits: Benefits };

/** The numbered grid of benefit cards, 01, 02 … */
export const BenefitGrid = ({ benefits }: BenefitGridProps) => (
  <Section id="benefits" heading={benefits.heading} note={benefits.note} ground="mist">
    <ol className={styles.grid} data-columns={columnsFor(benefits.items.length)}>
      {benefits.items.map(({ title, text, icon }, index) => (
        <LevelCard as="li" key={title} className={styles.card}>
          <div className={styles.top}>
            <span className={styles.ordinal}>{ordinal(index)}</span>
            <Icon name={icon} size="large" />
          </div>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </LevelCard>
      ))}
    </ol>
  </Section>
);
