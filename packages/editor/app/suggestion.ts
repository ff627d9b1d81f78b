import { differences } from '../document/differences.ts';
import { fieldInWords } from '../field-words.ts';

/** Fields that change by themselves with others. */
const follows = /^(samples|changed)\b|\bsample$/;
/** How many fields a sentence names. */
const most = 3;

/** What a person may want to say of a change: the text's name, and the fields, entries by their names. */
export const suggestedSentence = (name: string, saved: unknown, value: unknown): string => {
  const fields = differences(saved, value).flatMap(({ field, after }) => {
    if (follows.test(field)) return [];
    return after === undefined ? [`${fieldInWords(field, saved)} removed`] : [fieldInWords(field, value)];
  });
  const named = [...new Set(fields)].filter((field) => field !== '');
  const more = named.length > most ? ` and ${named.length - most} more` : '';
  const sentence = named.length === 0 ? name : `${name}: ${named.slice(0, most).join('; ')}${more}`;
  return sentence.replaceAll(/[<>]/g, '').slice(0, 200);
};
