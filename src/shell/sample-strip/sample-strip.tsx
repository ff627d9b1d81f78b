import { content } from '#src/site/content.ts';
import styles from './sample-strip.module.css';

/** Above everything while one sample is left: what on this site is made up. */
export const SampleStrip = () => (
  <aside className={styles.strip} aria-label={content.labels.samples.strip}>
    <p data-text="small">{content.labels.samples.site}</p>
  </aside>
);
