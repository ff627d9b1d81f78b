import { OpeningSources } from '#src/components/responsive-picture/opening-sources.tsx';
import type { Picture } from '#src/drawings/picture.ts';
import styles from './slide-scene.module.css';

export type SlideSceneProps = {
  /** The first slide is in the page from the start, its text left aligned, with the bars before its drawing. */
  first: boolean;
  picture: { wide: Picture; tall: Picture };
};

/** The drawing behind the text of a slide, which it slowly zooms into. */
export const SlideScene = ({ first, picture }: SlideSceneProps) => (
  <div className={styles.scene} data-first={first || undefined}>
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
);
