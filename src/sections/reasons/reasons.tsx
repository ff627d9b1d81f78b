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

/** The firm's claims, each with the words that limit it: those with a figure as cards, the promises ruled below them. */
export const Reasons = ({ reasons, showAll, ...section }: ReasonsProps) => {
  const claims = reasons.map((reason) => ({ ...reason, ...claimParts(reason.claim) }));
  const figures = claims.filter(({ figure }) => figure);
  const promises = claims.filter(({ figure }) => !figure);
  return (
    <Section {...section}>
      <ul className={styles.cards} id="reason-list" data-fold>
        {figures.map(({ claim, figure, words, text, icon }, index) => (
          <LevelCard as="li" key={claim} className={styles.card} data-row={rowOf(index, figures.length)}>
            <div className={styles.icon}>
              <Icon name={icon} size="large" />
            </div>
            <h3 className={styles.claim}>
              <span className={styles.figure}>{figure} </span>
              <span className={styles.words}>{words}</span>
            </h3>
            <p className={styles.text}>
              <KeptText text={text} />
            </p>
          </LevelCard>
        ))}
        {promises.map(({ claim, text, icon }, index) => (
          <li key={claim} className={styles.promise} data-row={rowOf(index, promises.length)}>
            <Icon name={icon} size="large" />
            <h3>{claim}</h3>
            <p className={styles.text}>
              <KeptText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <UnfoldButton controls="reason-list" count={reasons.length} label={showAll} />
    </Section>
  );
};
