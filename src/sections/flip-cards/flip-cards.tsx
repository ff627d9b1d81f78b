import { FlipCard, type FlipCardProps } from '#src/components/flip-card/flip-card.tsx';
import { Section } from '#src/components/section/section.tsx';
import styles from './flip-cards.module.css';

export type FlipCardsProps = {
  cards: readonly (Omit<FlipCardProps, 'children' | 'turnLabel'> & {
    /** The list on the back. */
    points: readonly string[];
    /** A sentence under the list. */
    meaning?: string | undefined;
  })[];
  turnLabel: string;
  /** What stands under the cards. */
  note?: string | undefined;
};

/** Flip cards in rows of three: the services, the credentials. */
export const FlipCards = ({ cards, turnLabel, note }: FlipCardsProps) => (
  <Section id="cards" ground="mist">
    <ul className={styles.grid}>
      {cards.map(({ points, meaning, ...card }) => (
        <FlipCard key={card.front.title} {...card} turnLabel={turnLabel}>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {meaning && <p className={styles.meaning}>{meaning}</p>}
        </FlipCard>
      ))}
    </ul>
    {note && <p className={styles.note}>{note}</p>}
  </Section>
);
