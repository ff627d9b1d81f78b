import {
  type CertificatePoint,
  type Issuer,
  issuers,
  type Mark,
  marks,
} from '#src/content/tool-vocabulary.ts';
import { day, type Fields, oneOf } from '#src/islands/link/fields.ts';
import { writeLink } from '#src/islands/link/read-link.ts';

/** The questions that are answered with yes, no or not looked. */
const asked = [
  'mark',
  'listed',
  'arrangement',
  'confirmed',
  'scope',
  'site',
  'product',
  'register',
] as const satisfies CertificatePoint[];
export type AskedPoint = (typeof asked)[number];

/** Whether a question is one of those. */
export const isAsked = (point: CertificatePoint): point is AskedPoint => asked.some((one) => one === point);

/** What a visitor has answered about a certificate; what is left out is not answered. */
export type CertificateAnswers = {
  issuer?: Issuer | undefined;
  /** As links write it, `iso-9001@2015`; `unknown` where nobody has looked. */
  edition?: string | undefined;
  issued?: string | undefined;
  until?: string | undefined;
} & { [Point in AskedPoint]?: Mark | undefined };

/** The answers of a link. */
export const answersOf = (fields: Fields, editions: readonly string[]): CertificateAnswers => {
  const { issuer, edition, issued, until, ...rest } = {
    issuer: fields.one('issuer', oneOf(issuers)),
    edition: fields.one('edition', oneOf([...editions, 'unknown'])),
    issued: fields.one('issued', day),
    until: fields.one('until', day),
    ...Object.fromEntries(asked.map((point) => [point, fields.one(point, oneOf(marks))])),
  };
  const given = Object.entries({ issuer, edition, issued, until, ...rest }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(given);
};

/** The same as the text of a link: `v1&issuer=body&mark=yes&edition=iso-9001@2015`. */
export const writeAnswers = (answers: CertificateAnswers) => writeLink(Object.entries(answers));
