import { load } from '../content/this-content.ts';

/** What the built site says, so that a test can ask for it without knowing a fact of the firm. */
export const content = load();

/** Noon of the newest day that the content speaks of as past: then nothing of it is out of date, whatever clocks say. */
export const timeOfContent = () =>
  new Date(
    `${content.days
      .map(({ day }) => day)
      .toSorted()
      .at(-1)}T12:00:00Z`,
  );
