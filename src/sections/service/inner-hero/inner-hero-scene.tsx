import type { Picture } from '#src/components/picture.ts';
import { OpeningImage } from '#src/components/responsive-picture/opening-image.tsx';
import styles from './inner-hero-scene.module.css';

export type InnerHeroSceneProps = {
  /** Wide for landscape, tall for phones. */
  picture: { wide: Picture; tall: Picture };
};

/** The drawing behind the text of an opening, which it slowly zooms into. */
export const InnerHeroScene = ({ picture }: InnerHeroSceneProps) => (
  <div className={styles.scene}>
    <picture>
      <OpeningImage
        wide={picture.wide}
        tall={picture.tall}
        tallBelow="992px"
        className={styles.zoom}
        priority="high"
      />
    </picture>
  </div>
);
