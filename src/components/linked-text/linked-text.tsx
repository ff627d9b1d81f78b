import { numberedParts } from '#src/content/designation.ts';
import { type TextPart, textParts } from '#src/content/term-links.ts';
import styles from './linked-text.module.css';

export type LinkedTextProps = { text: string };

/** Words in which no line ends at the hyphen of a number. */
const Words = ({ words }: { words: string }) =>
  numberedParts(words).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span className={styles.number} key={index}>
        {piece}
      </span>
    ),
  );

const Part = ({ words, href }: TextPart) =>
  href ? (
    <a className={styles.link} href={href}>
      <Words words={words} />
    </a>
  ) : (
    <Words words={words} />
  );

/** A text of the content in which the first use of a term leads to the glossary, and `27006-1` stays on one line. */
export const LinkedText = ({ text }: LinkedTextProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  textParts(text).map((part, index) => <Part key={index} {...part} />);
