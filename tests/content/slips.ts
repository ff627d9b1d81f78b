import { parseDocument, visit } from 'yaml';
import { edit, type Mistake, rewrite, row, set } from './broken.ts';

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

const tagline = (name: string, value: string, said: RegExp) => row(name, standard, ['tagline'], value, said);

const audit = 'content/tools/audit-time.yaml';
const phases = 'content/tools/phases.yaml';
const team = 'content/team.yaml';

/** Each passes by itself, and not beside the others of its file. */
const contradictions: readonly Mistake[] = [
  row('a redirect to a dash', redirects, ['/cgmp'], '---', /must be a page id/),
  row(
    'a clause shared twice',
    'content/comparisons/iso-9001-iso-14001-iso-45001.yaml',
    ['shared', 1, 'clause'],
    4,
    /stands here already/,
  ),
  row(
    'two tables for a standard',
    audit,
    ['tables', 1, 'page'],
    'iso-9001',
    /"iso-9001" stands here already, in .*name it otherwise, or remove one/,
  ),
  row(
    'a table for a page of the firm',
    audit,
    ['tables', 0, 'page'],
    'contact',
    /contact is no standard, scheme or mark/,
  ),
  row('nothing left of an audit', audit, ['rules', 'reduction'], 100, /must be at most 50/),
  row(
    'a yearly audit longer than the first',
    audit,
    ['rules', 'surveillance', 'parts'],
    4,
    /is more than the whole/,
  ),
  row('fewer days for more risk', audit, ['bands', 0, 'high'], 1, /is not the most of its row/),
  row(
    'a work named twice',
    audit,
    ['works', 15, 'label'],
    'Hotels',
    /"Hotels" stands here already, in .*name it otherwise, or remove one/,
  ),
  row(
    'a work with the id of another',
    audit,
    ['works', 1, 'id'],
    'food',
    /"food" stands here already, in .*name it otherwise, or remove one/,
  ),
  row('tables checked before there was a firm', audit, ['checkedOn'], '1950-01-01', /lies before 2009/),
  row(
    'a plan checked before there was a firm',
    'content/tools/plan.yaml',
    ['checkedOn'],
    '1950-01-01',
    /lies before/,
  ),
  row('a day of another century', audit, ['checkedOn'], '2999-01-01', /"2999-01-01" lies in another century/),
  row(
    'a page in two tracks',
    phases,
    ['tracks', 'product', 'pages', 0, 'page'],
    'gmp',
    /gmp stands in tracks\.gmp\.pages too/,
  ),
  row(
    'a page in a track and without',
    phases,
    ['without', 2, 'page'],
    'haccp',
    /haccp stands in tracks\.gmp\.pages too/,
  ),
  row('a plan of a hundred years', phases, ['longStage2', 'weeks'], 5200, /must be at most 104/),
  row(
    'a successor of another standard',
    register,
    [0, 'successor'],
    'ISO 14001:2026',
    /is no later edition of ISO 9001:2015/,
  ),
  row('a successor that is no later', register, [0, 'successor'], 'ISO 9001:2015', /is no later edition/),
  row('a day that is none', register, [0, 'ends', 'day'], '2029-02-30', /must be a day written as/),
  row(
    'what was expected before the check',
    register,
    [13, 'successorExpected'],
    { text: '2024', certainty: 'reported' },
    /\(2024\) is before the day of the check/,
  ),
  row('no number', 'content/stats.yaml', [0, 'value'], Number.NaN, /is NaN, where a number belongs/),
  row('a number without end', 'content/stats.yaml', [0, 'value'], Number.POSITIVE_INFINITY, /Infinity/),
  {
    name: 'a stage 2 before stage 1',
    make: (files) => {
      set(phases, ['tracks', 'system', 'phases', 6, 'id'], 'stage-2')(files);
      set(phases, ['tracks', 'system', 'phases', 8, 'id'], 'stage-1')(files);
    },
    file: phases,
    field: 'tracks.system.phases',
    said: /stand out of order: build, run, internal-audit, stage-1, stage-2/,
  },
  {
    name: 'a director named twice',
    make: (files) =>
      edit(files, team, (document) =>
        document.setIn(['directors', 1, 'name'], document.getIn(['directors', 0, 'name'])),
      ),
    file: team,
    field: 'directors[1].name',
    said: /stands here already, in .*name it otherwise, or remove one/,
  },
  {
    name: 'a telephone given twice',
    make: (files) =>
      edit(files, firm, (document) =>
        document.setIn(['phones', 'director', 'number'], document.getIn(['phones', 'office', 'number'])),
      ),
    file: firm,
    field: 'phones.director.number',
    said: /stands here already, in .*name it otherwise, or remove one/,
  },
  ...['&a [*a]', '&a { b: *a }'].flatMap((loop) =>
    [standard, terms].map((file) => ({
      name: `${loop} in ${file}`,
      make: rewrite(file, (text) => text.replace(/^title: .*$/m, `title: ${loop}`)),
      file,
      field: /^line \d+$/,
      said: /repeats by \* what repeats others or itself without end: write the values out/,
    })),
  ),
];

/** What slips in while somebody types, pastes or copies: it can be read, and is not what was meant. */
export const slips: readonly Mistake[] = [
  ...contradictions,
  ...['*now*', '_now_', '`now`', '## first', '- energy\n- water'].map((markup) =>
    tagline(
      `the sign of ${markup}`,
      markup,
      /holds ".*", which visitors would read.*without HTML or Markdown/,
    ),
  ),
  ...['(firm.name)', '$firm.name', `\${firm.name}`].map((token) =>
    tagline(`the token ${token}`, `What ${token} does.`, /which visitors would read.*as \{firm\.name\}/),
  ),
  tagline(
    'a promise',
    'Your guaranteed certificate.',
    /says "guaranteed", which nobody can promise.*say what is true/,
  ),
  ...['TODO: write this.', 'Lorem ipsum dolor sit amet.'].map((words) =>
    tagline(`the words ${words}`, words, /which stands for words still to come.*write them/),
  ),
  ...['\u200B', '\u202E', '\u0007', '\u000B', '\u00AD', '\uD83D', '\uE000'].map((sign) =>
    tagline(
      `the unseen sign ${JSON.stringify(sign)}`,
      `Less waste,${sign} cleaner water.`,
      /holds a sign that nobody can see, U\+\w{4}, behind "Less waste,".*type the words anew/,
    ),
  ),
  {
    name: 'a name with a #, of which YAML makes a remark',
    make: rewrite(clients, (text) => text.replace(/^(- name: ).*$/m, '$1Factory #1 Ceylon')),
    file: clients,
    field: /^line \d+$/,
    said: /is cut off at its #.*in quotes/,
  },
  {
    name: 'a name that begins with &',
    make: rewrite(clients, (text) => text.replace(/^(- name: ).*$/m, '$1&Sons Ltd')),
    file: clients,
    field: /^line \d+$/,
    said: /begins its text with &.*in quotes/,
  },
  ...['+94 11 00', '+94 11 0000 0000', '+94 011 000 000'].map((number) => ({
    name: `the telephone number ${number}`,
    make: set(firm, ['phones', 'office', 'number'], number),
    file: firm,
    field: 'phones.office.number',
    said: /has too few or too many digits.*behind \+94 stand nine, and no 0/,
  })),
  {
    name: 'a telephone number without quotes and country code',
    make: rewrite(firm, (text) => text.replace(/number: \+94.*/, 'number: 0112345678')),
    file: firm,
    field: 'phones.office.number',
    said: /112345678 must begin with the country code.*in groups: \+94/,
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
    said: /"https:.*" must be a full address.*whole name of the host, in Latin letters, without spaces or a password/,
  })),
  row(
    'a page on another network than its field says',
    firm,
    ['social', 'linkedin', 'url'],
    'https://notlinkedin.com/firm',
    /"https:\/\/notlinkedin.com\/firm" leads to another site.*on linkedin\.com/,
  ),
  row(
    'a name that is a sign',
    clients,
    [0, 'name'],
    '.',
    /"\." has no letter and no digit.*write it, or remove the entry/,
  ),
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
    said: /stands here already, in .*name it otherwise, or remove one/,
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
    said: /has the anchor of content\/labels\.yaml → questions\.cost.*ask it otherwise, or ask something else/,
  },
  row(
    'a question with the anchor of a section',
    standard,
    ['questions', 2, 'question'],
    'Clauses?',
    /has the anchor of the section #clauses.*ask it otherwise, or ask something else/,
  ),
  {
    name: 'the same question for time and cost',
    make: (files) =>
      edit(files, 'content/labels.yaml', (document) =>
        document.setIn(['questions', 'cost'], document.getIn(['questions', 'duration'])),
      ),
    file: 'content/labels.yaml',
    field: 'questions.cost',
    said: /has the anchor of questions\.duration.*ask it otherwise/,
  },
  {
    name: 'a benefit called like another of its page',
    make: (files) =>
      edit(files, standard, (document) =>
        document.setIn(['benefits', 'items', 2, 'title'], document.getIn(['benefits', 'items', 0, 'title'])),
      ),
    file: standard,
    field: 'benefits.items[2].title',
    said: /stands here already, in .*name it otherwise, or remove one/,
  },
  row(
    'a page last changed before there was a firm',
    standard,
    ['changed'],
    '1950-03-01',
    /1 March 1950 lies before \d{4}.*write the day on which it was done/,
  ),
  row(
    'a week from Monday to Monday',
    firm,
    ['hours', 0, 'days'],
    'Monday to Monday',
    /"Monday to Monday" goes from a day to the same one.*name it once/,
  ),
  row(
    'a day with two hours',
    firm,
    ['hours', 1, 'days'],
    'Friday to Saturday',
    /"Friday to Saturday" has a day in common with Monday to Friday above.*name each day once/,
  ),
  {
    name: 'a month of the register that is none',
    make: published('Octobr 2016'),
    file: register,
    field: /^\[\d+\]\.published$/,
    said: /\(Octobr 2016\) is no day, month or year.*write it as 16 September 2026/,
  },
  {
    name: 'an edition published in another year than its name has',
    make: published('2003'),
    file: register,
    field: /^\[\d+\]\.published$/,
    said: /\(2003\) is another year than that of ISO 13485:2016.*correct one of the two/,
  },
  {
    name: 'a clause of a legal text without words',
    make: rewrite(terms, (text) => `${text}\n## Fees\n`),
    file: terms,
    field: /^line \d+$/,
    said: /"Fees" is a clause without words.*write them below it/,
  },
  {
    name: 'a link in a legal text that is no address',
    make: rewrite(terms, (text) => `${text}\nSee [our fees](fees).\n`),
    file: terms,
    field: /^line \d+$/,
    said: /has a link to "fees".*give an address that begins with/,
  },
  row(
    'a word in braces left out of a label',
    'content/tools/compare.yaml',
    ['pairs', 'action'],
    'Compare them',
    /lacks \{names\}.*write it where the value is to stand/,
  ),
  {
    name: 'a title that differs from another by a space',
    make: (files) => {
      const title = parseDocument(files.get('content/pages/team.yaml') ?? '').get('title');
      set(standard, ['title'], String(title).replace(' ', '  '))(files);
    },
    file: standard,
    field: 'title',
    said: /is taken by content\/pages\/team\.yaml.*give each page its own/,
  },
  {
    name: 'a menu that leads to a page twice',
    make: (files) =>
      edit(files, navigation, (document) => document.addIn(['hero'], document.getIn(['hero', 0]))),
    file: navigation,
    field: /^hero\[\d+\]\.page$/,
    said: /stands here already, in .*name it otherwise, or remove one/,
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
    said: /has no link to iso-13485.*add one/,
  },
  row(
    'a menu that leads to the page for what is not there',
    navigation,
    ['footer', 'tools', 0, 'page'],
    'not-found',
    /"not-found" is no page.*name a file/,
  ),
  row(
    'a redirect from an address of another page in capitals',
    redirects,
    ['/About'],
    'home',
    /hides what content\/pages\/about\.yaml shows.*remove the line/,
  ),
  row(
    'a redirect written twice, once in capitals, to two pages',
    redirects,
    ['/ISO9001'],
    'home',
    /hides what the line for \/iso9001 shows.*remove the line/,
  ),
  row(
    'a redirect to another address instead of a page',
    redirects,
    ['/conditions'],
    '/termspolicy',
    /"\/termspolicy" must be a page id.*such as iso-9001/,
  ),
  row(
    'an address with a slash at its end',
    'content/management/human-resources.yaml',
    ['address'],
    '/hr/',
    /"\/hr\/" must be a path.*such as/,
  ),
  {
    name: 'a comparison of a page with itself',
    make: (files) =>
      edit(files, comparison, (document) =>
        document.setIn(['pages', 1, 'page'], document.getIn(['pages', 0, 'page'])),
      ),
    file: comparison,
    field: 'pages[1].page',
    said: /stands here already, in .*name it otherwise, or remove one/,
  },
  {
    name: 'letters of UTF-8 taken for others',
    make: set('content/team.yaml', ['chairman', 'name'], 'A. PerÃ©ra'),
    file: 'content/team.yaml',
    field: /^line \d+$/,
    said: /holds a letter that was lost, in "PerÃ©ra".*save the file as UTF-8/,
  },
  {
    name: 'an old copy of a page in a folder of its own',
    make: (files) => files.set('content/standards/old/iso-9001.yaml', files.get(standard) ?? ''),
    file: 'content/standards/old/iso-9001.yaml',
    field: '',
    said: /is read by nothing.*rename or remove it/,
  },
];
