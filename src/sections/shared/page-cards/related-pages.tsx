import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import type { Picture } from '#src/components/picture.ts';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './related-pages.module.css';

/** A page as a card: its picture on the tint of its family, and a sentence. */
export type PageCard = { href: string; title: string; text: string; family: string; picture: Picture };

type RelatedPagesProps = {
  heading: string;
  pages: readonly PageCard[];
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
  ground?: SectionProps['ground'];
};

/** Pages that go well with this one, each with the reason. */
export const RelatedPages = ({ heading, pages, links = [], ground = 'mist' }: RelatedPagesProps) => (
  <Section id="related" heading={heading} ground={ground}>
    <ul className={styles.cards}>
      {pages.map(({ href, title, text, family, picture }) => (
        <li key={href} className={levelCard.card} data-family={family}>
          <div className={styles.picture}>
            <Drawing picture={picture} />
          </div>
          <div className={styles.text}>
            <h3 className={styles.title} data-text="name" data-cover>
              <a href={href}>
                {title}
                <Icon name="arrow-right" size="small" />
              </a>
            </h3>
            <p data-text="small">
              <UnbrokenText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
    {links.length > 0 && (
      <p className={styles.links}>
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    )}
  </Section>
);
