import { Drawing } from '#src/components/drawing/drawing.tsx';
import type { Picture } from '#src/drawings/picture.ts';
import styles from './recognition-card.module.css';

export type RecognitionCardProps = { heading: string; text: string; picture: Picture };

/** A portrait sheet that lies over the opening: where the result is recognised. */
export const RecognitionCard = ({ heading, text, picture }: RecognitionCardProps) => (
  <aside className={styles.card}>
    <Drawing picture={picture} className={styles.picture} />
    <h3 className={styles.heading}>{heading}</h3>
    <p>{text}</p>
  </aside>
);
