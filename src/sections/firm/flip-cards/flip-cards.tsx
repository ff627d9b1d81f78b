import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './flip-cards.module.css';

type FlipCardProps = {
  /** The colour of the front: a colour family. */
  family: string;
  drawing: string;
  /** On both styles. */
  title: string;
  subtitle: string;
  /**
   * One to six characters set large at the foot of the back: `22000`, `50+`. On the front too, where its title has not said
   * them; an abbreviation such as `No.` says nothing there.
   */
  figure?: string | undefined;
  /** The list on the back. */
  items: readonly string[];
  /** What it means to a client, in a sentence under the list. */
  meaning?: string | undefined;
  /** Where its one link leads, which covers the whole card, and shows as a button on the back. */
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
      <div>
        <h2 data-text="heading">{title}</h2>
        <p data-text="body">{subtitle}</p>
      </div>
      {figure && !figure.endsWith('.') && !title.includes(figure) && (
        <p data-text="figure" aria-hidden="true">
          {figure}
        </p>
      )}
    </div>
  </div>
);

/** Text and lists: nothing that takes focus, since a hidden face is inert. */
const Back = ({ title, items, meaning, figure, page }: FlipCardProps) => (
  <div className={styles.back} data-ground="ink" data-face="back" data-has-link={page ? true : undefined}>
    <p className={styles.title} data-text="heading">
      {title}
    </p>
    <ul data-text="small">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    {meaning && (
      <p className={styles.meaning} data-text="small">
        <UnbrokenText text={meaning} />
      </p>
    )}
    {figure && (
      <p className={styles.figure} data-text="numeral">
        {figure}
      </p>
    )}
  </div>
);

/**
 * Cards with two faces, in rows of three: a picture with title and subtitle, and blue with the details.
 *
 * Hover, focus inside and the button turn one; the behaviour `flip-cards` adds the button and makes the
 * hidden face inert. Without script and without hover, and on paper, both faces stand one below the other.
 * Link and button lie outside both faces, so that turning never takes focus away.
 */
export const FlipCards = ({ id, cards, note }: FlipCardsProps) => (
  <Section id={id} ground="mist">
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li className={styles.card} key={card.title} data-family={card.family} data-flip-card>
          <div className={styles.sheet}>
            <Front {...card} />
            <Back {...card} />
          </div>
          {card.page && (
            <a className={styles.link} href={addressOf(card.page)}>
              <span className={styles.action} data-text="name" data-variant="accent">
                {learnMore}
                <span data-visually-hidden>: {card.title}</span>
                <Icon name="arrow-right" size="small" />
              </span>
            </a>
          )}
          <button className={styles.turn} type="button" aria-pressed="false" data-needs-script data-turn>
            <Icon name="refresh" />
            <span data-text="small">
              {turn}
              <span data-visually-hidden>: {card.title}</span>
            </span>
          </button>
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
