import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { PageCard } from '#src/sections/shared/page-cards/related-pages.tsx';
import styles from './large-cards.module.css';

type LargeCardsProps = {
  pages: readonly PageCard[];
  /** The words at the arrow. */
  more: string;
};

/** Pages as large pictures in two shifted columns, laid over the edge of the opening. */
export const LargeCards = ({ pages, more }: LargeCardsProps) => (
  <ul className={styles.cards} id="services">
    {pages.map(({ href, title, text, family, picture }) => (
      <li key={href} data-family={family}>
        <div className={styles.picture}>
          <Drawing picture={picture} />
        </div>
        <h2 data-text="statement" data-cover>
          <a href={href}>{title}</a>
        </h2>
        <p data-text="body">
          <UnbrokenText text={text} />
        </p>
        <span className={styles.more} data-text="name" aria-hidden="true">
          {more}
          <Icon name="arrow-right" />
        </span>
      </li>
    ))}
  </ul>
);
