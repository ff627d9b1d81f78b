import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import styles from './introduction.module.css';

type AsideProps = { id: string; heading: string; text: string };

/** What a reader should know beside the matter: where the result is recognised, and what it is not. */
export const Aside = ({ id, heading, text }: AsideProps) => (
  <aside className={styles.aside} id={id} aria-labelledby={`${id}-heading`}>
    <h3 id={`${id}-heading`}>{heading}</h3>
    <p data-text="body">
      <LinkedText text={text} />
    </p>
  </aside>
);
