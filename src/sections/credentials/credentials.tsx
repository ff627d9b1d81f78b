import { FlipCard } from '#src/components/flip-card/flip-card.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Picture } from '#src/drawings/picture.ts';
import styles from './credentials.module.css';

export type Credential = {
  title: string;
  subtitle: string;
  family: string;
  picture: Picture;
  figure: string;
  items: readonly string[];
  /** What it means to a client, in a sentence. */
  meaning: string;
  link?: { href: string; label: string } | undefined;
};

export type CredentialsProps = {
  credentials: readonly Credential[];
  /** Names the button that turns a card. */
  turnLabel: string;
  note?: string | undefined;
  /** Says which entries are samples, while there are any. */
  sampleNote?: string | undefined;
};

/** The six credentials as cards: the object in front, the record and what it means on the back. */
export const Credentials = ({ credentials, turnLabel, note, sampleNote }: CredentialsProps) => (
  <Section id="credentials" ground="mist">
    <ul className={styles.cards} data-parts>
      {credentials.map(({ title, subtitle, family, picture, figure, items, meaning, link }) => (
        <FlipCard
          key={title}
          family={family}
          front={{ picture, title, subtitle }}
          back={{ title, figure }}
          link={link}
          turnLabel={turnLabel}
        >
          <ul className={styles.items} data-many={items.length > 6 || undefined}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className={styles.meaning}>{meaning}</p>
        </FlipCard>
      ))}
    </ul>
    {(note || sampleNote) && <p className={styles.note}>{[note, sampleNote].filter(Boolean).join(' ')}</p>}
  </Section>
);
