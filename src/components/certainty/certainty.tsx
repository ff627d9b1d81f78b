import styles from './certainty.module.css';

type CertaintyProps = {
  level: 'verified' | 'reported' | 'single';
  word: string;
  /** What the word means, where that is not said beside it. */
  meaning?: string;
};

/** How sure a statement is: three strokes, two or one, and the word. */
export const Certainty = ({ level, word, meaning }: CertaintyProps) => (
  <span className={styles.certainty} data-text="small" data-level={level}>
    {meaning ? (
      <span>
        {word}
        {/* What leads to the source is folded with it; what to do about a date stays. */}
        <span data-detail={level === 'verified' || undefined}>: {meaning}</span>
      </span>
    ) : (
      word
    )}
  </span>
);
