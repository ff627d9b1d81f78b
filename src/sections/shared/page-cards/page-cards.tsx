import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import type { Picture } from '#src/components/picture.ts';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './page-cards.module.css';

type PageCard = { href: string; title: string; text: string; family: string; picture: Picture };

export type PageCardsProps = {
  id: string;
  pages: readonly PageCard[];
  /** In rows, or large pictures in two shifted columns, laid over the edge of the opening. */
  look: 'rows' | 'large';
  /** The words at the arrow, which stands beside the title where there are none. */
  more?: string | undefined;
  /** Names the button that shows all on phones, where a long list ends early. */
  showAll?: string | undefined;
};

/** Pages, each with its picture and a sentence; the one link of a card is stretched over it. */
export const PageCards = ({ id, pages, look, more, showAll }: PageCardsProps) => {
  const isLarge = look === 'large';
  const Title = isLarge ? 'h2' : 'h3';
  return (
    <>
      <ul className={styles.cards} id={id} data-look={look} data-fold={showAll ? true : undefined}>
        {pages.map(({ href, title, text, family, picture }) => (
          <li key={href} className={isLarge ? undefined : levelCard.card} data-family={family}>
            <div className={styles.picture}>
              <Drawing picture={picture} />
            </div>
            <div className={styles.text}>
              <Title className={styles.title} data-text={isLarge ? 'statement' : 'name'}>
                <a href={href}>
                  {title}
                  {!more && <Icon name="arrow-right" size="small" />}
                </a>
              </Title>
              <p data-text={isLarge ? 'body' : 'small'}>
                <UnbrokenText text={text} />
              </p>
              {more && (
                <span className={styles.more} data-text="name" aria-hidden="true">
                  {more}
                  <Icon name="arrow-right" />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {showAll && <UnfoldButton controls={id} count={pages.length} label={showAll} />}
    </>
  );
};
