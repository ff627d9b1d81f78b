import { type TextPart, textParts } from '#src/content/term-links.ts';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';

const Part = ({ words, href }: TextPart) =>
  href ? (
    <a href={href} data-term>
      <UnbrokenText text={words} />
    </a>
  ) : (
    <UnbrokenText text={words} />
  );

/** A text of the content in which the first use of a term leads to the glossary, and `27006-1` or `6 December` stays on one line. */
export const LinkedText = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  textParts(text).map((part, index) => <Part key={index} {...part} />);
