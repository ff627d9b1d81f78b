import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What is being written, and the file it will be saved to. */
export const shownText = z.strictObject({ file: z.string(), text: z.string() });

export type ShownText = z.infer<typeof shownText>;

/** The text to show, by the file that holds it; undefined while nothing is being written. */
export const readShown = (place: string): ShownText | undefined =>
  existsSync(place) ? shownText.parse(JSON.parse(readFileSync(place, 'utf8'))) : undefined;
