import { parse } from 'yaml';
import { z } from 'zod';
import { valueAt, withTexts } from '#src/content/field-path.ts';
import { budget } from './drawings/budget.ts';
import { clock } from './drawings/clock.ts';
import { controls } from './drawings/controls.ts';
import { days } from './drawings/days.ts';
import { limit } from './drawings/limit.ts';
import source from './drawings.yaml?raw';
import { type Drawn, type Sheet, sheet } from './sheet.ts';

/** Those whose places are fixed, by their kind. */
const fixed: unknown = parse(source);

/** The drawing of a figure, without its heading and its ground: worked out of its figures, or its words at their places. */
export const sheetOf = (figure: Drawn): Sheet => {
  switch (figure.kind) {
    case 'budget':
      return budget(figure);
    case 'clock':
      return clock(figure);
    case 'controls':
      return controls(figure);
    case 'days':
      return days(figure);
    case 'limit':
      return limit(figure);
    default: {
      const wordsAt = (place: string) => z.string().parse(valueAt(figure, place.split('.')));
      const filled = withTexts(valueAt(fixed, [figure.kind]), (text) =>
        text.replace(/\{([\w.]+)\}/g, (_, place: string) => wordsAt(place)),
      );
      return sheet.parse(filled);
    }
  }
};
