import { dayOfWritten, writtenDay } from '#src/content/days.ts';
import { unbrokenParts } from '#src/content/unbroken-parts.ts';

/** Cuts a text behind the day that it names. */
const behindDay = new RegExp(`(?<=${writtenDay.source})`);

/**
 * A text in which no line ends inside `ISO 9001`, `6 December` or `third-party`, where a line holds them (shell/styles/utilities.css).
 * Behind each day is the place where the browser says that it has passed (features/editions/passed-days.ts).
 */
export const UnbrokenText = ({ text }: { text: string }) =>
  unbrokenParts(text).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const day = dayOfWritten(piece);
    const [named, punctuation] = day ? piece.split(behindDay) : [piece];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <span data-unbroken key={index}>
        {named}
        {day && <span data-day={day} />}
        {punctuation}
      </span>
    );
  });
