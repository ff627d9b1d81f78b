import type { z } from 'zod';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { reasons } from '#src/content/schemas/firm-lists.ts';
import { claimParts } from './claim.ts';
import styles from './reasons.module.css';
import { rowOf } from './rows.ts';

export type ReasonsProps = Omit<SectionProps, 'children'> & {
  reasons: z.infer<typeof reasons>;
  /** Names the button below that shows all on phones. */
  showAll: string;
};

/** The firm's claims, each with the words that limit it; a figure stands large. */
export const Reasons = ({ reasons, showAll, ...section }: ReasonsProps) => (
  <Section {...section}>
    <ul className={styles.cards} id="reason-list" data-fold>
      {reasons.map(({ claim, text, icon }, index) => {
        const { figure, words } = claimParts(claim);
        return (
          <LevelCard as="li" key={claim} className={styles.card} data-row={rowOf(index, reasons.length)}>
            <div className={styles.icon}>
              <Icon name={icon} size="large" />
            </div>
            <h3 className={styles.claim}>
              {figure && <span className={styles.figure}>{figure} </span>}
              <span className={styles.words}>{words}</span>
            </h3>
            <p className={styles.text}>
              <KeptText text={text} />
            </p>
          </LevelCard>
        );
      })}
    </ul>
    <UnfoldButton controls="reason-list" count={reasons.length} label={showAll} />
  </Section>
);
