import { still } from '@site/isometric';
import styles from './missing-image.module.css';

export type MissingImageProps = {
  /** Which frames it is for: those whose image is marked `data-frame` with the same word. */
  frame: 'photo' | 'logo';
  words: string;
};

/**
 * What takes the place of an image that does not load: in the page, because a file to fetch could fail the same way.
 * Once in each section whose frames need it; the behaviour missing-images puts copies into them.
 */
export const MissingImage = ({ frame, words }: MissingImageProps) => {
  // Drawn at build by our own code, so it is trusted.
  const drawing = { __html: still(`stills/missing-${frame}`) };
  return (
    <template data-missing={frame}>
      <div className={styles.missing}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div aria-hidden="true" dangerouslySetInnerHTML={drawing} />
        <p data-text="label">{words}</p>
      </div>
    </template>
  );
};
