import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './flip-cards.module.css';

type Service = (typeof content.services)[number];

/** As content/services.yaml has them, or content/credentials.yaml. */
type FlipCardProps = Pick<Service, 'family' | 'drawing' | 'title' | 'subtitle'> & {
  /** Set large before the subtitle, which says what it counts. */
  figure?: string;
  /** The list on the back. */
  items: readonly string[];
  /** What it means to a client, in a sentence under the list. */
  meaning?: string;
  /** Where its one link leads, which covers the whole card. */
  page?: string | undefined;
};

type FlipCardsProps = {
  /** The anchor of the section. */
  id: string;
  cards: readonly FlipCardProps[];
  /** What stands under the cards. */
  note?: string | undefined;
};

const { learnMore, turn } = content.labels.actions;

const Front = ({ drawing, title, subtitle, figure }: FlipCardProps) => (
  <div className={styles.front} data-face="front">
    <div className={styles.picture}>
      <Drawing picture={picture(`${drawing}-square`)} />
    </div>
    <div className={styles.caption}>
      <h2 data-text={figure ? 'name' : 'heading'}>{title}</h2>
      <p className={styles.subtitle} data-text="body">
        {figure && <b data-text="numeral">{figure}</b>} <span>{subtitle}</span>
      </p>
    </div>
  </div>
);

/** Text and lists: nothing that takes focus, since a hidden face is inert. On paper the front has said its title. */
const Back = ({ title, items, meaning }: FlipCardProps) => (
  <div className={styles.back} data-ground="ink" data-face="back">
    <p data-text="heading" data-screen-only>
      {title}
    </p>
    <ul data-text="small">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    {meaning && (
      <p data-text="small">
        <UnbrokenText text={meaning} />
      </p>
    )}
  </div>
);

/**
 * Cards with two faces, in rows of three: a picture with title and subtitle, and blue with the details.
 *
 * Hover, focus inside and the button turn one; the behaviour `flip-card` makes the hidden face inert. Without script and
 * without hover, and on paper, both faces stand one below the other. Link and button lie below both faces, so that turning
 * never takes focus away.
 */
export const FlipCards = ({ id, cards, note }: FlipCardsProps) => (
  <Section id={id} ground="mist" spacing="dense">
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li className={styles.card} key={card.title} data-family={card.family} data-flip-card>
          <div className={styles.sheet}>
            <Front {...card} />
            <Back {...card} />
          </div>
          <div className={styles.foot} data-row data-cover data-screen-only>
            {card.page && (
              <a data-text="name" data-tap href={addressOf(card.page)}>
                {learnMore}
                <span data-visually-hidden>: {card.title}</span>
                <Icon name="arrow-right" size="small" />
              </a>
            )}
            <button type="button" aria-pressed="false" data-text="small" data-tap data-needs-script data-turn>
              <Icon name="refresh" size="small" />
              {turn}
              <span data-visually-hidden>: {card.title}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
    {note && (
      <p data-text="body">
        <LinkedText text={note} />
      </p>
    )}
  </Section>
);
