import { unbrokenParts } from '#src/content/unbroken-parts.ts';
import styles from './kept-text.module.css';

export type KeptTextProps = { text: string };

/** A text in which no line ends inside `ISO 9001`, `6 December` or `third-party`. */
export const KeptText = ({ text }: KeptTextProps) =>
  unbrokenParts(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span className={styles.kept} key={index}>
        {piece}
      </span>
    ),
  );
