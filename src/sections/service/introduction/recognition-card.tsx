import { Drawing } from '#src/components/drawing/drawing.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import type { Picture } from '#src/components/picture.ts';
import styles from './recognition-card.module.css';

type RecognitionCardProps = {
  heading: string;
  text: string;
  picture: Picture;
  /** Lies under a list instead of beside it. */
  wide: boolean;
};

/** A sheet of its own, over the opening or under the list: where the result is recognised. */
export const RecognitionCard = ({ heading, text, picture, wide }: RecognitionCardProps) => (
  <aside className={styles.card} data-wide={wide || undefined} aria-labelledby="recognition-heading">
    <Drawing picture={picture} />
    <div>
      <h3 id="recognition-heading">{heading}</h3>
      <p>
        <LinkedText text={text} />
      </p>
    </div>
  </aside>
);
