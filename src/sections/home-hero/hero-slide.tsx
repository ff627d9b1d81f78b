import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { OpeningSources } from '#src/components/responsive-picture/opening-sources.tsx';
import type { Picture } from '#src/drawings/picture.ts';
import styles from './hero-slide.module.css';

export type HeroSlideProps = {
  /** The first slide is in the page from the start, left aligned, with the bars; its heading is the page's. */
  first: boolean;
  firmName: string;
  line: string;
  tagline: string;
  subtitle: string;
  pitch: string;
  action: { label: string; href: string };
  call: { label: string; href: string };
  picture: { wide: Picture; tall: Picture };
};

/** One slide: the firm's name with its line, tagline, subtitle, pitch, two actions, over a drawing. */
export const HeroSlide = ({
  first,
  firmName,
  line,
  tagline,
  subtitle,
  pitch,
  action,
  call,
  picture,
}: HeroSlideProps) => {
  const Heading = first ? 'h1' : 'p';
  return (
    <div className={styles.slide} data-slide data-first={first || undefined} data-shown={first || undefined}>
      <div className={styles.scene}>
        <picture>
          <OpeningSources wide={picture.wide} tall={picture.tall} />
          <img
            className={styles.drawing}
            src={picture.wide.src}
            width={picture.wide.width}
            height={picture.wide.height}
            alt=""
            fetchPriority={first ? 'high' : 'low'}
            loading={first ? undefined : 'lazy'}
            decoding="async"
          />
        </picture>
        {first && (
          <div className={styles.bars}>
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.copy}>
          <p className={styles.tagline}>{tagline}</p>
          <Heading className={styles.heading}>
            <span>{firmName}.</span> {line}
          </Heading>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className={styles.pitch}>{pitch}</p>
          <div className={styles.actions}>
            <Button href={action.href} variant="accent">
              {action.label}
              <Icon name="arrow-right" />
            </Button>
            <Button href={call.href} variant="line">
              <Icon name="phone" />
              {call.label}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
};
