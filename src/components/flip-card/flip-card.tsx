import type { ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Picture } from '../picture.ts';
import styles from './flip-card.module.css';

export type FlipCardProps = {
  /** The colour of the front: a colour family. */
  family: string;
  front: { picture: Picture; title: string; subtitle: string };
  back: {
    /** Repeats the front's title, or says what the back tells. */
    title: string;
    /**
     * One to six characters set large at the foot: `22000`, `50+`. On the front too, where its title has not said them;
     * an abbreviation such as `No.` says nothing there.
     */
    figure?: string | undefined;
  };
  /** The one link of the card: it covers the whole card, and shows as a button on the back. */
  link?: { href: string; label: string } | undefined;
  /** Names the button that turns the card: `Turn the card`. The card's title is added to it. */
  turnLabel: string;
  /** What stands on the back: text and lists. Nothing that takes focus, since a hidden face is inert. */
  children: ReactNode;
};

/**
 * A list item with two faces: a picture with title and subtitle, and blue with the details.
 *
 * Hover, focus inside and the button turn it; the behaviour `flip-cards` adds the button and makes the
 * hidden face inert. Without script and without hover, and on paper, both faces stand one below the other.
 * Link and button lie outside both faces, so that turning never takes focus away.
 */
export const FlipCard = ({ family, front, back, link, turnLabel, children }: FlipCardProps) => (
  <li className={styles.card} data-family={family} data-flip-card>
    <div className={styles.sheet}>
      <div className={styles.front} data-face>
        <div className={styles.picture}>
          <Drawing picture={front.picture} />
        </div>
        <div className={styles.caption}>
          <div>
            <h2>{front.title}</h2>
            <p>{front.subtitle}</p>
          </div>
          {back.figure && !back.figure.endsWith('.') && !front.title.includes(back.figure) && (
            <p
              className={styles.mark}
              data-text="numeral"
              aria-hidden="true"
              data-long={back.figure.length > 2 || undefined}
            >
              {back.figure}
            </p>
          )}
        </div>
      </div>
      <div className={styles.back} data-face data-has-link={link ? true : undefined}>
        <p className={styles.title}>{back.title}</p>
        {children}
        {back.figure && (
          <p className={styles.figure} data-text="numeral">
            {back.figure}
          </p>
        )}
      </div>
    </div>
    {link && (
      <a className={styles.link} href={link.href}>
        <span className={styles.action}>
          {link.label}
          <span data-visually-hidden>: {front.title}</span>
          <Icon name="arrow-right" size="small" />
        </span>
      </a>
    )}
    <button className={styles.turn} type="button" aria-pressed="false" data-needs-script data-turn>
      <Icon name="refresh" />
      <span data-visually-hidden>
        {turnLabel}: {front.title}
      </span>
    </button>
  </li>
);
