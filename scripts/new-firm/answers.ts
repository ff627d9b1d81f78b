import { readFileSync } from 'node:fs';
import { Problem } from '@site/hosting';
import { z } from 'zod';
import { readYaml } from '#src/content/yaml.ts';

const line = z.union([z.string(), z.number()]).transform((typed) => String(typed).trim());
const one = line.default('');
const many = z.union([z.array(line), line.transform((only) => [only])]).default([]);

const schema = z.strictObject({
  name: one,
  legalName: one,
  street: one,
  city: one,
  /** Degrees north and east: `7.291, 80.635`. */
  position: one,
  since: one,
  incorporated: one,
  /** `Office: +94 81 555 0100`; the first is the office's. */
  phones: many,
  /** Which of the telephones answers the chat: its name. */
  chat: one,
  /** `Enquiries: hello@example.com`; the first is for everybody. */
  emails: many,
  /** The brand's colour: `#1d5c38`. */
  colour: one,
  /** Other colours for the families of the drawings: `tea: #1d5c38`. */
  families: many,
  /** Ids of the standards that the firm does not offer: `iso-18404`. */
  without: many,
});

/** What the firm says of itself, as it is typed: content/ is made of it. Empty where nothing was answered. */
export type Answers = z.infer<typeof schema>;

export type Question = {
  id: keyof Answers;
  ask: string;
  /** How it is written, or what happens when it is left empty. */
  hint: string;
  /** Whether it may be left empty. */
  isOptional: boolean;
  /** Whether it is asked again until it is left empty. */
  isList: boolean;
};

const once = (id: keyof Answers, ask: string, hint: string): Question => ({
  id,
  ask,
  hint,
  isOptional: false,
  isList: false,
});

/** What is asked, in this order. */
export const questions: readonly Question[] = [
  once('name', 'Name of the firm', 'as it stands in the logo'),
  { ...once('legalName', 'Legal name', 'empty: the name with (Private) Limited'), isOptional: true },
  once('street', 'Street and number', 'such as 7 Temple Road'),
  once('city', 'Town, with its zone where it has one', 'such as Kandy, or Colombo 08'),
  once('position', 'Where the office lies', 'degrees north, then east, as a map shows them: 7.291, 80.635'),
  once('since', 'Offers services since', 'a year, such as 2011'),
  { ...once('incorporated', 'Incorporated', 'a year; empty: the same year'), isOptional: true },
  {
    ...once('phones', 'Telephones, the office first', 'a name and the number: Office: +94 81 000 0000'),
    isList: true,
  },
  { ...once('chat', 'Which telephone answers WhatsApp', 'its name; empty: none'), isOptional: true },
  {
    ...once(
      'emails',
      'E-mail addresses, the one for everybody first',
      'a name and the address: Enquiries: info@example.com',
    ),
    isList: true,
  },
  {
    ...once('colour', 'The colour of the brand', 'as #1d5c38; empty: as it is'),
    isOptional: true,
  },
  {
    ...once(
      'families',
      'Other colours for the drawings',
      'a family and its colour: tea: #1d5c38; empty: as they are',
    ),
    isOptional: true,
    isList: true,
  },
  {
    ...once(
      'without',
      'Standards the firm does not offer',
      'the name of the file, such as iso-18404; empty: all are offered',
    ),
    isOptional: true,
    isList: true,
  },
];

/** Answers by the ids of their questions, checked for form alone; questions that are not answered are left empty. */
export const answersOf = (written: unknown, where: string): Answers => {
  const read = schema.safeParse(written ?? {});
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  );
  const ids = questions.map(({ id }) => id).join(', ');
  throw new Problem(
    `${where}: ${wrong.join(', ')} cannot be read. Give a text, or a list of texts, for: ${ids}.`,
  );
};

/** The answers in a YAML file: the ids of the questions, and a text or a list of texts for each. */
export const answersIn = (file: string): Answers => {
  const read = readYaml(readFileSync(file, 'utf8'));
  if ('faults' in read)
    throw new Problem(
      read.faults.map(({ line, message }) => `${file}, line ${line}: the file ${message}`).join('\n'),
    );
  return answersOf(read.value, file);
};

/** The questions that cannot be left empty, and are. */
export const unanswered = (answers: Answers): readonly Question[] =>
  questions.filter(({ id, isOptional }) => !isOptional && answers[id].length === 0);
