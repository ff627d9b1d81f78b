import { parseDocument, visit } from 'yaml';
import { edit, type Mistake, rewrite, set } from './broken.ts';

const standard = 'content/standards/iso-14001.yaml';
const terms = 'content/legal/terms.md';
const clients = 'content/clients.yaml';
const firm = 'content/firm.yaml';
const navigation = 'content/navigation.yaml';
const redirects = 'content/redirects.yaml';
const comparison = 'content/comparisons/iso-15189-iso-17025.yaml';
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
  ...['(firm.name)', '$firm.name', `\${firm.name}`].map((token) =>
    tagline(
      `the token ${token}`,
      `What ${token} does for the environment.`,
      /which visitors would read/,
      /as \{firm\.name\}/,
    ),
  ),
  tagline(
    'a promise',
    'Your guaranteed certificate.',
    /says "guaranteed", which nobody can promise/,
    /say what is true/,
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
    name: 'a page on another network than its field says',
    make: set(firm, ['social', 'linkedin', 'url'], 'https://notlinkedin.com/firm'),
    file: firm,
    field: 'social.linkedin.url',
    found: /"https:\/\/notlinkedin.com\/firm" leads to another site/,
    advice: /on linkedin\.com/,
  },
  {
    name: 'a name that is a sign',
    make: set(clients, [0, 'name'], '.'),
    file: clients,
    field: '[0].name',
    found: /"\." has no letter and no digit/,
    advice: /write it, or remove the entry/,
  },
  {
    name: 'a question twice on a page, in other signs',
    make: (files) =>
      edit(files, standard, (document) =>
        document.setIn(
          ['questions', 1, 'question'],
          `${document.getIn(['questions', 0, 'question'])}`.replace('?', '!'),
        ),
      ),
    file: standard,
    field: 'questions[1].question',
    found: /stands on this page already/,
    advice: /name it otherwise/,
  },
  {
    name: 'a question that every page is asked already',
    make: (files) => {
      const shared = parseDocument(files.get('content/labels.yaml') ?? '').getIn(['questions', 'cost']);
      edit(files, standard, (document) =>
        document.setIn(['questions', 3, 'question'], `${shared}`.replace('?', ' ?')),
      );
    },
    file: standard,
    field: 'questions[3].question',
    found: /has the anchor of content\/labels\.yaml → questions\.cost/,
    advice: /ask it otherwise, or ask something else/,
  },
  {
    name: 'a question with the anchor of a section',
    make: set(standard, ['questions', 2, 'question'], 'Clauses?'),
    file: standard,
    field: 'questions[2].question',
    found: /has the anchor of the section #clauses/,
    advice: /ask it otherwise, or ask something else/,
  },
  {
    name: 'the same question for time and cost',
    make: (files) =>
      edit(files, 'content/labels.yaml', (document) =>
        document.setIn(['questions', 'cost'], document.getIn(['questions', 'duration'])),
      ),
    file: 'content/labels.yaml',
    field: 'questions.cost',
    found: /has the anchor of questions\.duration/,
    advice: /ask it otherwise/,
  },
  {
    name: 'a benefit called like another of its page',
    make: (files) =>
      edit(files, standard, (document) =>
        document.setIn(['benefits', 'items', 2, 'title'], document.getIn(['benefits', 'items', 0, 'title'])),
      ),
    file: standard,
    field: 'benefits.items[2].title',
    found: /stands on this page already/,
    advice: /remove one/,
  },
  {
    name: 'a page last changed before there was a firm',
    make: set(standard, ['changed'], '1950-03-01'),
    file: standard,
    field: 'changed',
    found: /1 March 1950 lies before \d{4}/,
    advice: /write the day on which it was done/,
  },
  {
    name: 'a week from Monday to Monday',
    make: set(firm, ['hours', 0, 'days'], 'Monday to Monday'),
    file: firm,
    field: 'hours[0].days',
    found: /"Monday to Monday" goes from a day to the same one/,
    advice: /name it once/,
  },
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
  {
    name: 'a word in braces left out of a label',
    make: set('content/tools/compare.yaml', ['pairs', 'action'], 'Compare them'),
    file: 'content/tools/compare.yaml',
    field: 'pairs.action',
    found: /lacks \{names\}/,
    advice: /write it where the value is to stand/,
  },
  {
    name: 'a title that differs from another by a space',
    make: (files) => {
      const title = parseDocument(files.get('content/pages/team.yaml') ?? '').get('title');
      set(standard, ['title'], String(title).replace(' ', '  '))(files);
    },
    file: standard,
    field: 'title',
    found: /is taken by content\/pages\/team\.yaml/,
    advice: /give each page its own/,
  },
  {
    name: 'a menu that leads to a page twice',
    make: (files) =>
      edit(files, navigation, (document) => document.addIn(['hero'], document.getIn(['hero', 0]))),
    file: navigation,
    field: /^hero\[\d+\]$/,
    found: /leads to .* as an entry above does/,
    advice: /remove one/,
  },
  {
    name: 'a service that is forgotten in the menus',
    make: (files) =>
      edit(files, navigation, (document) =>
        visit(document, {
          Map: (_, link) => (link.get('page') === 'iso-13485' ? visit.REMOVE : undefined),
        }),
      ),
    file: navigation,
    field: '',
    found: /has no link to iso-13485/,
    advice: /add one/,
  },
  {
    name: 'a menu that leads to the page for what is not there',
    make: set(navigation, ['footer', 'tools', 0, 'page'], 'not-found'),
    file: navigation,
    field: 'footer.tools[0].page',
    found: /"not-found" is no page/,
    advice: /name a file/,
  },
  {
    name: 'a redirect from an address of another page in capitals',
    make: set(redirects, ['/About'], 'home'),
    file: redirects,
    field: '/About',
    found: /hides what content\/pages\/about\.yaml shows/,
    advice: /remove the line/,
  },
  {
    name: 'a redirect written twice, once in capitals, to two pages',
    make: set(redirects, ['/ISO9001'], 'home'),
    file: redirects,
    field: '/ISO9001',
    found: /hides what the line for \/iso9001 shows/,
    advice: /remove the line/,
  },
  {
    name: 'a redirect to another address instead of a page',
    make: set(redirects, ['/conditions'], '/termspolicy'),
    file: redirects,
    field: '/conditions',
    found: /"\/termspolicy" must be a page id/,
    advice: /such as iso-9001/,
  },
  {
    name: 'an address with a slash at its end',
    make: set('content/management/human-resources.yaml', ['address'], '/hr/'),
    file: 'content/management/human-resources.yaml',
    field: 'address',
    found: /"\/hr\/" must be a path/,
    advice: /such as/,
  },
  {
    name: 'a comparison of a page with itself',
    make: (files) =>
      edit(files, comparison, (document) =>
        document.setIn(['pages', 1, 'page'], document.getIn(['pages', 0, 'page'])),
      ),
    file: comparison,
    field: 'pages',
    found: /name a page twice/,
    advice: /each once/,
  },
  {
    name: 'letters of UTF-8 taken for others',
    make: set('content/team.yaml', ['chairman', 'name'], 'A. PerÃ©ra'),
    file: 'content/team.yaml',
    field: /^line \d+$/,
    found: /holds a letter that was lost, in "PerÃ©ra"/,
    advice: /save the file as UTF-8/,
  },
  {
    name: 'an old copy of a page in a folder of its own',
    make: (files) => files.set('content/standards/old/iso-9001.yaml', files.get(standard) ?? ''),
    file: 'content/standards/old/iso-9001.yaml',
    field: '',
    found: /is read by nothing/,
    advice: /rename or remove it/,
  },
];
