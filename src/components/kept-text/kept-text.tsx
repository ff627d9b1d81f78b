import { unbrokenParts } from '#src/content/unbroken-parts.ts';

export type KeptTextProps = { text: string };

/** A text in which no line ends inside `ISO 9001`, `6 December` or `third-party`, where a line holds them (styles/utilities.css). */
export const KeptText = ({ text }: KeptTextProps) =>
  unbrokenParts(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span data-kept key={index}>
        {piece}
      </span>
    ),
  );
