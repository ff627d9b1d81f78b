import { FlipCard, type FlipCardProps } from '#src/components/flip-card/flip-card.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import styles from './flip-cards.module.css';

type FlipCardsProps = {
  /** The anchor of the section. */
  id: string;
  cards: readonly (Omit<FlipCardProps, 'children' | 'turnLabel'> & {
    /** The list on the back. */
    items: readonly string[];
    /** What it means to a client, in a sentence under the list. */
    meaning?: string | undefined;
  })[];
  /** Names the button that turns a card. */
  turnLabel: string;
  /** What stands under the cards. */
  notes: readonly (string | undefined)[];
};

/** Flip cards in rows of three: the services, the credentials. */
export const FlipCards = ({ id, cards, turnLabel, notes }: FlipCardsProps) => {
  const note = notes.filter(Boolean).join(' ');
  return (
    <Section id={id} ground="mist">
      <ul className={styles.cards}>
        {cards.map(({ items, meaning, ...card }) => (
          <FlipCard key={card.front.title} {...card} turnLabel={turnLabel}>
            <ul className={styles.items} data-many={items.length > 6 || undefined}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {meaning && (
              <p className={styles.meaning}>
                <KeptText text={meaning} />
              </p>
            )}
          </FlipCard>
        ))}
      </ul>
      {note && (
        <p className={styles.note}>
          <KeptText text={note} />
        </p>
      )}
    </Section>
  );
};
