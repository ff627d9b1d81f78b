import { Certainty } from '#src/components/certainty/certainty.tsx';
import type { EditionLabels } from '../labels.ts';
import type { EditionsPage } from '../page-schema.ts';
import styles from './certainty-key.module.css';

type CertaintyKeyProps = {
  words: EditionsPage['key'];
  levels: EditionLabels['certainty'];
  disclaimer: string;
};

/** What the strokes beside the dates of the register mean. */
export const CertaintyKey = ({ words, levels, disclaimer }: CertaintyKeyProps) => (
  <>
    <h3 className={styles.heading}>{words.heading}</h3>
    <dl className={styles.key}>
      {(['verified', 'reported', 'single'] as const).map((level) => (
        <div key={level}>
          <dt>
            <Certainty level={level} word={levels[level]} />
          </dt>
          <dd data-text="small">{words[level]}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.disclaimer} data-text="body">
      {disclaimer}
    </p>
  </>
);
