import { type Mistake, rewrite, set } from './broken.ts';

const standard = 'content/standards/iso-14001.yaml';
const terms = 'content/legal/terms.md';
const clients = 'content/clients.yaml';
const firm = 'content/firm.yaml';
const register = 'content/editions.yaml';

/** The time at which the register has ISO 13485:2016 published. */
const published = (words: string) =>
  rewrite(register, (text) =>
    text.replace(/(named: ISO 13485:2016[\s\S]*?published: \{ text: )[^,]+/, `$1'${words}'`),
  );

const tagline = (name: string, value: string, found: RegExp, advice: RegExp): Mistake => ({
  name,
  make: set(standard, ['tagline'], value),
  file: standard,
  field: 'tagline',
  found,
  advice,
});

/** What slips in while somebody types, pastes or copies: it can be read, and is not what was meant. */
export const slips: readonly Mistake[] = [
  ...['*now*', '_now_', '`now`'].map((markup) =>
    tagline(
      `the emphasis ${markup}`,
      `Begin ${markup} with the environment.`,
      /holds ".*", which visitors would read/,
      /without HTML or Markdown/,
    ),
  ),
  ...['## The environment first', '- energy\n- water'].map((markup) =>
    tagline(`the sign of ${JSON.stringify(markup)}`, markup, /which visitors would read/, /without HTML or/),
  ),
  ...['(firm.name)', '$firm.name'].map((token) =>
    tagline(
      `the token ${token}`,
      `What ${token} does for the environment.`,
      /which visitors would read/,
      /as \{firm\.name\}/,
    ),
  ),
  ...['TODO: write this.', 'Lorem ipsum dolor sit amet.'].map((words) =>
    tagline(`the words ${words}`, words, /which stands for words still to come/, /write them/),
  ),
  ...['\u200B', '\u202E', '\u0007', '\u000B'].map((sign) =>
    tagline(
      `the unseen sign ${JSON.stringify(sign)}`,
      `Less waste,${sign} cleaner water.`,
      /holds a sign that nobody can see, behind "Less waste,"/,
      /type the words anew/,
    ),
  ),
  {
    name: 'a name with a #, of which YAML makes a remark',
    make: rewrite(clients, (text) => text.replace(/^(- name: ).*$/m, '$1Factory #1 Ceylon')),
    file: clients,
    field: /^line \d+$/,
    found: /is cut off at its #/,
    advice: /in quotes/,
  },
  {
    name: 'a name that begins with &',
    make: rewrite(clients, (text) => text.replace(/^(- name: ).*$/m, '$1&Sons Ltd')),
    file: clients,
    field: /^line \d+$/,
    found: /begins its text with &/,
    advice: /in quotes/,
  },
  ...['+94 11 00', '+94 11 0000 0000', '+94 011 000 000'].map((number) => ({
    name: `the telephone number ${number}`,
    make: set(firm, ['phones', 'office', 'number'], number),
    file: firm,
    field: 'phones.office.number',
    found: /has too few or too many digits/,
    advice: /behind \+94 stand nine, and no 0/,
  })),
  {
    name: 'a telephone number without quotes and country code',
    make: rewrite(firm, (text) => text.replace(/number: \+94.*/, 'number: 0112345678')),
    file: firm,
    field: 'phones.office.number',
    found: /112345678 must begin with the country code/,
    advice: /in groups: \+94/,
  },
  ...[
    'https://me:secret@example.com/',
    'https://example.com/our firm',
    'https://f\u0430cebook.com/firm',
    'https://facebook/firm',
    'https://10.0.0.1/',
  ].map((url) => ({
    name: `the address ${url}`,
    make: set(firm, ['social', 'facebook', 'url'], url),
    file: firm,
    field: 'social.facebook.url',
    found: /"https:.*" must be a full address/,
    advice: /whole name of the host, in Latin letters, without spaces or a password/,
  })),
  {
    name: 'a day with two hours',
    make: set(firm, ['hours', 1, 'days'], 'Friday to Saturday'),
    file: firm,
    field: 'hours[1].days',
    found: /"Friday to Saturday" has a day in common with Monday to Friday above/,
    advice: /name each day once/,
  },
  {
    name: 'a month of the register that is none',
    make: published('Octobr 2016'),
    file: register,
    field: /^\[\d+\]\.published$/,
    found: /\(Octobr 2016\) is no day, month or year/,
    advice: /write it as 16 September 2026/,
  },
  {
    name: 'an edition published in another year than its name has',
    make: published('2003'),
    file: register,
    field: /^\[\d+\]\.published$/,
    found: /\(2003\) is another year than that of ISO 13485:2016/,
    advice: /correct one of the two/,
  },
  {
    name: 'a clause of a legal text without words',
    make: rewrite(terms, (text) => `${text}\n## Fees\n`),
    file: terms,
    field: /^line \d+$/,
    found: /"Fees" is a clause without words/,
    advice: /write them below it/,
  },
  {
    name: 'a link in a legal text that is no address',
    make: rewrite(terms, (text) => `${text}\nSee [our fees](fees).\n`),
    file: terms,
    field: /^line \d+$/,
    found: /has a link to "fees"/,
    advice: /give an address that begins with/,
  },
];
