import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { Benefits } from '#src/content/schemas/service-sections.ts';
import styles from './benefit-grid.module.css';
import { columnsFor } from './columns.ts';
import { ordinal } from './ordinal.ts';

export type BenefitGridProps = {
  benefits: Benefits;
  /** Names the button below that shows all on phones. */
  showAll: string;
};

/** The numbered grid of benefit cards, 01, 02 … */
export const BenefitGrid = ({ benefits, showAll }: BenefitGridProps) => (
  <Section id="benefits" heading={benefits.heading} note={benefits.note} ground="mist">
    <ol className={styles.grid} id="benefit-list" data-fold data-columns={columnsFor(benefits.items.length)}>
      {benefits.items.map(({ title, text, icon }, index) => (
        <LevelCard as="li" key={title} className={styles.card}>
          <div className={styles.top}>
            <span className={styles.ordinal} data-ordinal>
              {ordinal(index)}
            </span>
            <Icon name={icon} size="large" />
          </div>
          <h3>
            <KeptText text={title} />
          </h3>
          <p className={styles.text}>
            <KeptText text={text} />
          </p>
        </LevelCard>
      ))}
    </ol>
    <UnfoldButton controls="benefit-list" count={benefits.items.length} label={showAll} />
  </Section>
);
