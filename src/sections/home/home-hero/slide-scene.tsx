import type { Picture } from '#src/components/picture.ts';
import { OpeningImage } from '#src/components/responsive-picture/opening-image.tsx';
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
      <OpeningImage
        wide={picture.wide}
        tall={picture.tall}
        tallBelow="992px"
        className={styles.drawing}
        priority={first ? 'high' : 'low'}
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
