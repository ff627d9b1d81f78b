import styles from './missing-image.module.css';

/** The head and shoulders of nobody in particular, in steel. */
const Bust = () => (
  <svg className={styles.bust} viewBox="0 0 210 252" aria-hidden="true" focusable="false">
    <path fill="#b4c4cf" d="M0 0h210v252H0z" />
    <path fill="#7c93a3" d="M16 252c0-52 22-66 54-76l18-9h34l18 9c32 10 54 24 54 76Z" />
    <path fill="#7c93a3" d="M88 128h34v24c0 8 5 12 13 15l-30 27-30-27c8-3 13-7 13-15Z" />
    <path fill="#e6edf1" d="M105 55c21 0 33 15 33 39 0 29-15 50-33 50S72 123 72 94c0-24 12-39 33-39Z" />
    <path fill="#c7d4dc" d="M116 57c14 4 22 17 22 37 0 29-15 50-33 50 13-14 19-33 18-52-1-14-3-26-7-35Z" />
  </svg>
);

export type MissingImageProps = {
  /** Which frames it is for: those whose image is marked `data-frame` with the same word. */
  frame: 'photo' | 'logo';
  words: string;
};

/**
 * What takes the place of an image that does not load: in the page, because a file to fetch could fail the same way.
 * Once in each section whose frames need it; the behaviour missing-images puts copies into them.
 */
export const MissingImage = ({ frame, words }: MissingImageProps) => (
  <template data-missing={frame}>
    <div className={styles.missing} data-frame={frame}>
      {frame === 'photo' && <Bust />}
      <p className={styles.words}>{words}</p>
    </div>
  </template>
);
