import styles from './certainty.module.css';
import type { EditionLabels } from './labels.ts';

type CertaintyProps = {
  level: keyof EditionLabels['certainty'];
  labels: EditionLabels;
  /** What the word means follows it. */
  explained?: boolean;
};

/** How sure a statement is: three strokes, two or one, and the word. */
export const Certainty = ({ level, labels, explained = false }: CertaintyProps) => (
  <span className={styles.certainty} data-text="small" data-level={level}>
    <span>
      {labels.certainty[level]}
      {/* What leads to the source is folded with it; what to do about a date stays. Paper has the word alone, and the key. */}
      {explained && (
        <span data-detail={level === 'verified' || undefined} data-screen-only>
          : {labels.meaning[level]}
        </span>
      )}
    </span>
  </span>
);
