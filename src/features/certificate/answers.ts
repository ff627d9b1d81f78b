import { day, type Fields, oneOf } from '#src/islands/link/fields.ts';
import {
  type CertificatePoint,
  certificatePoints,
  type Issuer,
  issuers,
  type Mark,
  marks,
} from './vocabulary.ts';

/** What a visitor has answered about a certificate; what is left out is not answered. */
export type CertificateAnswers = {
  issuer?: Issuer | undefined;
  /** As links write it, `iso-9001@2015`; `unknown` where the register does not hold it. */
  edition?: string | undefined;
  issued?: string | undefined;
  until?: string | undefined;
  /** They cannot be read. */
  dates?: 'unknown' | undefined;
} & { [Point in Exclude<CertificatePoint, 'issuer' | 'edition' | 'dates'>]?: Mark | undefined };

/** The questions that are answered with one of three choices. */
const asked = certificatePoints.filter(
  (point) => point !== 'issuer' && point !== 'edition' && point !== 'dates',
);

/** Whether a question is answered: of the dates, both. */
export const isAnswered = (answers: CertificateAnswers, point: CertificatePoint) =>
  answers[point] !== undefined || (point === 'dates' && Boolean(answers.issued && answers.until));

/** The answers of a link. */
export const answersOf = (fields: Fields, editions: readonly { id: string }[]): CertificateAnswers => {
  const given = {
    issuer: fields.one('issuer', oneOf(issuers)),
    edition: fields.one('edition', oneOf([...editions.map(({ id }) => id), 'unknown'])),
    issued: fields.one('issued', day),
    until: fields.one('until', day),
    dates: fields.one('dates', oneOf(['unknown'])),
    ...Object.fromEntries(asked.map((point) => [point, fields.one(point, oneOf(marks))])),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** What is answered, and the question that is asked, or the verdict that stops the way; without one the result, or the start. */
export type Place = { answers: CertificateAnswers; at?: CertificatePoint | 'stop' | undefined };

/** The same of a link. */
export const placeOf = (fields: Fields, editions: readonly { id: string }[]): Place => ({
  at: fields.one('at', oneOf([...certificatePoints, 'stop'])),
  answers: answersOf(fields, editions),
});

/** The same as a part of a link: `issuer=body&edition=iso-9001@2015`. */
export const writeAnswers = (answers: CertificateAnswers) =>
  Object.entries(answers)
    .flatMap(([key, value]) => (value ? [`${key}=${value}`] : []))
    .join('&');
