import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './paragraphs.module.css';

/** The first paragraph large, the others beside each other under it. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className={styles.text}>
    {paragraphs.map((paragraph, index) => (
      <p data-text={index === 0 ? 'statement' : 'body'} key={paragraph}>
        <UnbrokenText text={paragraph} />
      </p>
    ))}
  </div>
);
