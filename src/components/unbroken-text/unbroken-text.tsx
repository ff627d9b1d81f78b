import { Fragment } from 'react';
import { dayOfWritten, writtenDay } from '#src/content/days.ts';
import { unbrokenParts } from '#src/content/unbroken-parts.ts';

/** Cuts a text behind each day that it names, and the punctuation that stands against it. */
const behindDay = new RegExp(`(?<=${writtenDay.source}[.,;:!?)”]*)(?![.,;:!?)”])`);

/**
 * A text in which no line ends inside `ISO 9001`, `6 December` or `third-party`, where a line holds them (shell/styles/utilities.css).
 * Behind each day is the place where the browser says that it has passed (features/editions/passed-days.ts).
 */
export const UnbrokenText = ({ text }: { text: string }) =>
  text.split(behindDay).map((sentence, at) => {
    const day = dayOfWritten(sentence);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <Fragment key={at}>
        {unbrokenParts(sentence).map((piece, index) =>
          index % 2 === 0 ? (
            piece
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
            <span data-unbroken key={index}>
              {piece}
            </span>
          ),
        )}
        {day && <span data-day={day} />}
      </Fragment>
    );
  });
