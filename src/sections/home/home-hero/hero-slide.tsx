import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { OpeningImage } from '#src/components/image/image.tsx';
import type { Picture } from '#src/components/picture.ts';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './hero-slide.module.css';

export type Slide = (typeof content.home.slides)[number] & { picture: { wide: Picture; tall: Picture } };

type HeroSlideProps = Slide & {
  /** The first slide is in the page from the start, its text left aligned, with bars before its drawing. */
  first: boolean;
};

const { name, tagline, subtitle, phones } = content.firm;

/** One slide; the heading of the first is the page's: the firm's name with its line, tagline, subtitle, pitch, two actions, over a drawing. */
export const HeroSlide = ({ first, line, pitch, action, call, picture }: HeroSlideProps) => {
  const Heading = first ? 'h1' : 'p';
  return (
    <div
      className={styles.slide}
      data-slide
      data-first={first || undefined}
      data-shown={first || undefined}
      data-screen-only={!first || undefined}
    >
      <div className={styles.scene}>
        <OpeningImage {...picture} priority={first ? 'high' : 'low'} zooms />
        {first && (
          <div className={styles.bars}>
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.copy}>
          <p data-text="eyebrow">{tagline}</p>
          <Heading className={styles.heading} data-text={first ? 'display' : 'title'}>
            {/* One text: the full stop alone would shift when the fonts come. */}
            <span>{`${name}.`}</span> {line}
          </Heading>
          <p className={styles.subtitle} data-text="name">
            {subtitle}
          </p>
          <p className={styles.pitch} data-text="body">
            <UnbrokenText text={pitch} />
          </p>
          <div className={styles.actions} data-row>
            <Button href={addressOf(action.page)} variant="accent">
              {action.label}
              <Icon name="arrow-right" size="small" />
            </Button>
            <Button href={phones.office.href} variant="line">
              <Icon name="phone" size="small" />
              {call}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
};
