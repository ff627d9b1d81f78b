import { day, type Fields, oneOf, type Parse } from '#src/islands/link/fields.ts';
import type { CheckData } from './from-content.ts';

/** What is asked of a certificate: what it says, from its head to its foot, then what is looked up. */
export const certificatePoints = [
  'issuer',
  'site',
  'edition',
  'scope',
  'dates',
  'mark',
  'product',
  'listed',
  'arrangement',
  'confirmed',
  'register',
] as const;
export type CertificatePoint = (typeof certificatePoints)[number];

/**
 * What a visitor has answered about a certificate, as links write it: `edition` as `iso-9001@2015`, the dates as their two days
 * or months or, where they cannot be read, as `unknown`. What is left out is not answered.
 */
export type CertificateAnswers = { [Key in CertificatePoint | 'issued' | 'until']?: string | undefined };

/** A date as a certificate has it: a day, or a month alone, `2024-01`. */
export const dateOnIt: Parse<string> = (text) => {
  const isMonth = text.length === 7 && day(`${text}-01`);
  return isMonth ? text : day(text);
};

/** The answers of a link. */
export const answersOf = (
  fields: Fields,
  { questions, editions }: Pick<CheckData, 'questions' | 'editions'>,
): CertificateAnswers => {
  const answers: CertificateAnswers = {};
  for (const { id, choices } of questions.items) {
    const known = id === 'edition' ? [...editions, { id: 'unknown' }] : choices;
    answers[id] = fields.one(id, oneOf(known.map((choice) => choice.id)));
  }
  for (const date of ['issued', 'until'] as const) answers[date] = fields.one(date, dateOnIt);
  return answers;
};

/** What is answered, and the question that is asked; without one the result, or the start. */
export type Place = { answers: CertificateAnswers; at?: CertificatePoint | undefined };

/** The same of a link. */
export const placeOf = (fields: Fields, data: CheckData): Place => ({
  at: fields.one('at', oneOf(certificatePoints)),
  answers: answersOf(fields, data),
});
