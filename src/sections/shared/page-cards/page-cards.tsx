import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import type { Picture } from '#src/components/picture.ts';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './page-cards.module.css';

type PageCardsProps = {
  /** The picture stands on the tint of its page's family. */
  pages: readonly { href: string; title: string; text: string; family: string; picture: Picture }[];
  /** The words at the arrow, where they are the page: then they are large. */
  more?: string;
};

/** Pages as cards: each with its picture and a sentence. */
export const PageCards = ({ pages, more }: PageCardsProps) => {
  const Title = more ? 'h2' : 'h3';
  return (
    <ul className={styles.cards}>
      {pages.map(({ href, title, text, family, picture }) => (
        <li key={href} className={levelCard.card} data-family={family}>
          <div className={levelCard.picture}>
            <Drawing picture={picture} />
          </div>
          <div className={styles.text}>
            <Title className={styles.title} data-text={more ? 'heading' : 'name'} data-cover>
              <a href={href}>{title}</a>
            </Title>
            {!more && <Icon name="arrow-right" size="small" />}
            <p data-text={more ? 'body' : 'small'}>
              <UnbrokenText text={text} />
            </p>
            {more && (
              <span className={styles.more} data-text="name" aria-hidden="true">
                {more}
                <Icon name="arrow-right" size="small" />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
