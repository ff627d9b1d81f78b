import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { dayAfter } from '#src/content/days.ts';
import { schemaProblems } from '#src/content/schema-problems.ts';
import { inWords } from '#src/content/schema-words.ts';
import { firm } from '#src/content/schemas/firm.ts';
import { slugOf } from '#src/content/slug.ts';
import type { Answers } from './answers.ts';
import { yamlText } from './yaml-text.ts';

type Path = readonly string[];

/** How long whoever finds a weakness may rely on the e-mail address, in days: less than a year. */
const securityHolds = 330;

/** Nobody is asked for these: they stand in, marked, until the firm has its own. */
const samples = ['descriptor', 'tagline', 'subtitle', 'summary', 'url', 'hours'];

/** `Office: +94 81 555 0100` → its name and the rest; without a name, the name of its place in the list. */
const named = (answer: string, unnamed: string): [name: string, rest: string] => {
  const [, name, rest] = /^([^:]*[^:\s])\s*:\s+(.*)$/.exec(answer) ?? [];
  return name !== undefined && rest !== undefined ? [name, rest] : [unnamed, answer];
};

/** A list of answers under the keys of content/firm.yaml: the first under the key that is needed, the others by their names. */
const keyed = (answers: readonly string[], first: string, unnamed: string, field: string) =>
  Object.fromEntries(
    answers.map((answer, index) => {
      const [label, value] = named(answer, index === 0 ? unnamed : `${unnamed} ${index + 1}`);
      return [index === 0 ? first : slugOf(label), { label, [field]: value }];
    }),
  );

const fieldsOf = (answers: Answers, today: string): readonly (readonly [Path, unknown])[] => {
  const [latitude, longitude] = answers.position.split(',').map(Number);
  const phones = keyed(answers.phones, 'office', 'Office', 'number');
  const chat = Object.keys(phones).find((key) => slugOf(answers.chat) === slugOf(String(phones[key]?.label)));
  const since = Number(answers.since);
  return [
    [['name'], answers.name],
    [['legalName'], answers.legalName || `${answers.name} (Private) Limited`],
    [['since'], since],
    [['incorporated'], answers.incorporated ? Number(answers.incorporated) : since],
    [['copyright'], Number(today.slice(0, 4))],
    [['url'], 'https://www.example.com'],
    [['phones'], phones],
    [['emails'], keyed(answers.emails, 'general', 'Enquiries', 'address')],
    [['address', 'street'], answers.street],
    [['address', 'city'], answers.city],
    [['address', 'latitude'], latitude],
    [['address', 'longitude'], longitude],
    [
      ['address', 'map'],
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    ],
    [['social'], answers.chat ? { whatsapp: { label: 'WhatsApp', phone: chat ?? answers.chat } } : {}],
    [['securityExpires'], dayAfter(today, securityHolds)],
    [['samples'], samples],
  ];
};

/**
 * content/firm.yaml with the facts of another firm; its comments stay.
 * @param town the town that its sentences name, and the one they are to name
 */
export const firmFacts = (
  source: string,
  answers: Answers,
  today: string,
  town: { of: string; to: string },
) => {
  const document = parseDocument(source);
  for (const [path, value] of fieldsOf(answers, today)) document.setIn(path, document.createNode(value));
  const summary = String(document.get('summary')).trim();
  document.set('summary', document.createNode(summary.replaceAll(town.of, town.to)));
  return yamlText(document);
};

/** The fields of content/firm.yaml that an answer goes into. */
const filledBy: Partial<Record<keyof Answers, readonly string[]>> = {
  name: ['name', 'legalName'],
  legalName: ['legalName'],
  street: ['address.street'],
  city: ['address.city'],
  position: ['address.latitude', 'address.longitude'],
  since: ['since'],
  incorporated: ['incorporated'],
  phones: ['phones'],
  chat: ['social'],
  emails: ['emails'],
};

const degrees = '\\d{1,2}(?:\\.\\d+)?';
const aYear = { form: /^\d{4}$/, advice: 'Write a year in four digits, such as 2011.' };

/** Answers that are no text but numbers: how they are written. */
const forms: Partial<Record<keyof Answers, { form: RegExp; advice: string }>> = {
  position: {
    form: new RegExp(`^${degrees}\\s*,\\s*${degrees}$`),
    advice: 'Write degrees north, a comma, then degrees east, such as 7.291, 80.635.',
  },
  since: aYear,
  incorporated: aYear,
};

/** What the content check has to say of one answer, beside the answers given before it; empty when it may stand. */
export const answerProblems = (
  source: string,
  answers: Answers,
  id: keyof Answers,
  today: string,
): string[] => {
  const { form, advice = '' } = forms[id] ?? {};
  if (form && answers[id] !== '' && !form.test(String(answers[id]))) return [advice];
  const tree: unknown = parseDocument(firmFacts(source, answers, today, { of: '', to: '' })).toJS();
  const read: z.ZodSafeParseResult<unknown> = firm.safeParse(tree, { error: inWords });
  if (read.success) return [];
  const fields = filledBy[id] ?? [];
  return schemaProblems(read.error, tree)
    .filter(({ field }) => fields.some((name) => field === name || field.startsWith(`${name}.`)))
    .map(({ field, message }) => `${field} ${message}`);
};
