import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { isFolded, UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { Picture } from '#src/pictures/picture.ts';
import styles from './related-pages.module.css';

type RelatedPage = { name: string; href: string; why: string; family: string; picture: Picture };
export type RelatedPagesProps = {
  heading: string;
  pages: readonly RelatedPage[];
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
  ground?: SectionProps['ground'];
  /** Names the button that shows all on phones, where a long list ends after the third. */
  showAll?: string | undefined;
};

/** How many pages phones show at first. */
const shown = 3;

/** Pages that go well with this one, each with the reason. */
export const RelatedPages = ({ heading, pages, links = [], ground = 'mist', showAll }: RelatedPagesProps) => (
  <Section id="related" heading={heading} ground={ground}>
    <ul className={styles.grid} id="related-list" data-fold={showAll ? true : undefined}>
      {pages.map(({ name, href, why, family, picture }, index) => (
        <LevelCard
          as="li"
          key={href}
          family={family}
          data-detail={(isFolded(pages.length, shown) && index >= shown) || undefined}
        >
          <div className={styles.picture}>
            <Drawing picture={picture} />
          </div>
          <div className={styles.text}>
            <h3>
              <a href={href}>
                {name}
                <Icon name="arrow-right" size="small" />
              </a>
            </h3>
            <p>
              <KeptText text={why} />
            </p>
          </div>
        </LevelCard>
      ))}
    </ul>
    {showAll && <UnfoldButton controls="related-list" count={pages.length} shown={shown} label={showAll} />}
    {links.map(({ label, href }) => (
      <p key={href}>
        <TextLink href={href}>{label}</TextLink>
      </p>
    ))}
  </Section>
);
