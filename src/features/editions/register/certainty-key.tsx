import type { z } from 'zod';
import { Certainty } from '#src/components/certainty/certainty.tsx';
import type { editionsPage } from '#src/content/schemas/firm-pages.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import styles from './certainty-key.module.css';

type CertaintyKeyProps = {
  words: z.infer<typeof editionsPage>['key'];
  levels: Labels['edition']['certainty'];
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
          <dd>{words[level]}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.disclaimer}>{disclaimer}</p>
  </>
);
