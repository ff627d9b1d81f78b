import styles from './glossary.module.css';

type LetterNavProps = {
  /** The name of the list, read aloud. */
  label: string;
  letters: readonly { letter: string; id: string }[];
};

/** The letters that begin a term, as links to them. */
export const LetterNav = ({ label, letters }: LetterNavProps) => (
  <nav aria-label={label}>
    <ul className={styles.letters} data-text="name">
      {letters.map(({ letter, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{letter}</a>
        </li>
      ))}
    </ul>
  </nav>
);
