import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { edit, type Files, type Mistake, rewrite, row, set } from './broken.ts';

const change = (file: string, make: (document: Document) => void) => (files: Files) =>
  edit(files, file, make);
const add = (file: string, path: readonly (string | number)[], value: unknown) =>
  change(file, (document) => document.addIn(path, value));
const rename = (from: string, to: string) => (files: Files) => {
  files.set(to, files.get(from) ?? '');
  files.delete(from);
};

/** Sets a field of the row of a standard in the register. */
const inRow = (page: string, field: string, value: unknown) =>
  change('content/editions.yaml', (document) => {
    if (!isSeq(document.contents)) throw new Error('The register is no list.');
    const row = document.contents.items.find((item) => isMap(item) && item.get('page') === page);
    if (!isMap(row)) throw new Error(`The register has no row for ${page}.`);
    row.set(field, document.createNode(value));
  });

/** Adds a row to the register: that of ISO 13485 with some fields changed. */
const addRow = (fields: Record<string, unknown>) =>
  change('content/editions.yaml', (document) => {
    const rows = z.array(z.looseObject({ page: z.string() })).parse(document.toJS());
    document.add(document.createNode({ ...rows.find(({ page }) => page === 'iso-13485'), ...fields }));
  });

const firm = 'content/firm.yaml';
const register = 'content/editions.yaml';
const navigation = 'content/navigation.yaml';
const redirects = 'content/redirects.yaml';
const terms = 'content/legal/terms.md';
const standard = 'content/standards/iso-14001.yaml';

/**
 * Mistakes that nobody is told of while the texts themselves can be read: without a check of their own a visitor or a
 * search engine would be the first to notice.
 */
export const publishedMistakes: readonly Mistake[] = [
  {
    name: 'a published address that is changed',
    make: set('content/standards/iso-13485.yaml', ['address'], '/iso13485'),
    file: 'content/addresses.yaml',
    field: '/iso1385Main',
    also: ['content/standards/iso-13485.yaml', redirects],
    said: /was published as the address of iso-13485 and now leads nowhere.*give it back to that page, or add .* to content\/redirects\.yaml/,
  },
  {
    name: 'a published address that another page is given',
    make: (files) => {
      set('content/management/inventory.yaml', ['address'], '/hr')(files);
      set('content/management/human-resources.yaml', ['address'], '/inventory')(files);
    },
    file: 'content/addresses.yaml',
    field: '/hr',
    said: /address of human-resources and now leads to inventory.*give it back to that page/,
  },
  {
    name: 'a new page whose address is not written down',
    make: change('content/addresses.yaml', (document) => document.deleteIn(['/mrm'])),
    file: 'content/management/management-review.yaml',
    field: 'address',
    said: /\/mrm is not in content\/addresses\.yaml.*add the line/,
  },
  {
    name: 'a menu that names a section which is not there',
    make: set(navigation, ['header', 5, 'sections'], [{ section: 'who-we-are', label: 'Who we are' }]),
    file: navigation,
    field: 'header[5].sections[0].section',
    said: /"who-we-are" is no section of the page contact.*choose one of .*corporate-information/,
  },
  {
    name: 'a footer that names a section which is not there',
    make: add(navigation, ['footer', 'legal'], { page: 'terms', label: 'Privacy', section: 'privcy' }),
    file: navigation,
    field: /^footer\.legal\[\d+\]\.section$/,
    said: /"privcy" is no section of the page terms.*choose one of .*privacy/,
  },
  row(
    'a redirect to a section which is not there',
    redirects,
    ['/conditions'],
    'terms#nope',
    /"nope" is no section of the page terms.*choose one of/,
  ),
  row(
    'a redirect that hides a page',
    redirects,
    ['/about'],
    'home',
    /hides what content\/pages\/about\.yaml shows.*remove the line/,
  ),
  row(
    'a redirect from the address that watchers ask',
    redirects,
    ['/healthz'],
    'home',
    /hides what the server itself shows.*remove the line/,
  ),
  row(
    'a redirect from the folder of the drawings',
    redirects,
    ['/art'],
    'home',
    /hides what the server itself shows.*choose another address/,
  ),
  {
    name: 'a dead link in a legal text',
    make: rewrite(terms, (text) => `${text}\nSee [our fees](/fees).\n`),
    file: terms,
    field: /^line \d+$/,
    said: /leads to \/fees, where no page is.*write the address of a page/,
  },
  {
    name: 'a link in a legal text to a section which is not there',
    make: rewrite(terms, (text) => `${text}\nSee [our rules](/termspolicy#rules).\n`),
    file: terms,
    field: /^line \d+$/,
    said: /leads to \/termspolicy#rules, and that page has no such section.*choose one of .*terms-/,
  },
  {
    name: 'a token in a legal text, where none is filled in',
    make: rewrite(terms, (text) => `${text}\nThe work of {firm.name}.\n`),
    file: terms,
    field: /^line \d+$/,
    said: /holds "\{firm\.name\}", which visitors would read.*below the head of the file no tokens/,
  },
  ...['{firmname}', '{ firm.name }', '{firm.name.', '{firm name}', 'firm.name}'].map((token) => ({
    name: `the token ${token}`,
    make: set(standard, ['tagline'], `What ${token} does for the environment.`),
    file: standard,
    field: 'tagline',
    said: /which visitors would read.*without spaces, as \{firm\.name\}/,
  })),
  ...['<b>now</b>', '**now**', '[now](/about)', 'a&nbsp;b'].map((markup) => ({
    name: `the markup ${markup}`,
    make: set(standard, ['tagline'], `Begin ${markup} with the environment.`),
    file: standard,
    field: 'tagline',
    said: /which visitors would read.*without HTML or Markdown/,
  })),
  {
    name: 'an edition that ends before it was published',
    make: inRow('iso-14001', 'ends', { day: '2014-04-30', certainty: 'reported' }),
    file: register,
    field: /^\[\d+\]\.ends$/,
    said: /is before the edition was replaced.*correct one of the two/,
  },
  {
    name: 'last certificates after the end of an edition',
    make: inRow('iso-14001', 'lastNew', { day: '2035-04-30', certainty: 'reported' }),
    file: register,
    field: /^\[\d+\]\.lastNew$/,
    said: /is after the day the edition ends.*correct one of the two/,
  },
  {
    name: 'a row of another edition than the page',
    make: inRow('iso-13485', 'named', 'ISO 13485:2003'),
    file: register,
    field: /^\[\d+\]\.named$/,
    said: /"ISO 13485:2003" is another edition than the page's code, ISO 13485:2016.*correct one of the two/,
  },
  {
    name: 'a second row for a standard',
    make: addRow({ page: 'iso-9001', named: 'ISO 9001:2015' }),
    file: register,
    field: /^\[\d+\]\.page$/,
    said: /"iso-9001" stands here already, in .*name it otherwise, or remove one/,
  },
  {
    name: 'a row for a page of the firm',
    make: addRow({ page: 'about' }),
    file: register,
    field: /^\[\d+\]\.page$/,
    said: /about is a page of the firm.*remove the row/,
  },
  {
    name: 'a row for a management service',
    make: addRow({ page: 'inventory' }),
    file: register,
    field: /^\[\d+\]\.page$/,
    said: /inventory is a management service.*remove the row/,
  },
  row(
    'a second page with the drawing of another',
    'content/management/inventory.yaml',
    ['drawing'],
    'turbine-tea',
    /turbine-tea is shown by iso-14001 too.*choose another drawing/,
  ),
  {
    name: 'a client whose name no wordmark can show',
    make: change('content/clients.yaml', (document) => {
      document.deleteIn([0, 'logo']);
      document.setIn([0, 'name'], 'සිලෝන්');
    }),
    file: 'content/clients.yaml',
    field: '[0].name',
    said: /holds "ස" \(U\+0DC3\), .*, which no wordmark is drawn with.*put a logo into content\/media\//,
  },
  {
    name: 'two clients of one name',
    make: (files) => {
      const name = parseDocument(files.get('content/clients.yaml') ?? '').getIn([0, 'name']);
      add('content/clients.yaml', [], { name, industry: 'food', mark: 'none', style: 'plain' })(files);
    },
    file: 'content/clients.yaml',
    field: /^\[\d+\]\.name$/,
    said: /stands here already, in .*name it otherwise, or remove one/,
  },
  row(
    'a headline that the picture for shared links cannot show',
    'content/pages/team.yaml',
    ['headline'],
    'People you can ask → here',
    /holds "→" \(U\+2192\), which the picture for shared links cannot show: write it with A to Z/,
  ),
  row(
    'a page related to itself',
    standard,
    ['related', 0, 'page'],
    'iso-14001',
    /iso-14001 is this page itself.*name another page/,
  ),
  {
    name: 'a related page named twice',
    make: (files) => {
      const first = parseDocument(files.get(standard) ?? '').getIn(['related', 0, 'page']);
      set(standard, ['related', 1, 'page'], first)(files);
    },
    file: standard,
    field: 'related[1].page',
    said: /stands here already, in .*name it otherwise, or remove one/,
  },
  row(
    'hours that close before they open',
    firm,
    ['hours', 0, 'closes'],
    '07:00',
    /is not after the time at which it opens: correct one of the two \(found .* to 07:00/,
  ),
  row('no hours', firm, ['hours'], [], /has 0 entries.*at least one entry/),
  row(
    'days that search engines cannot read',
    firm,
    ['hours', 0, 'days'],
    'Mon-Fri',
    /"Mon-Fri" must name days in full.*Monday to Friday/,
  ),
  row(
    'the longitude as latitude',
    firm,
    ['address', 'latitude'],
    79.86,
    /is 79\.86: must be between.*is it the longitude\?/,
  ),
  row('a year that has not come', firm, ['copyright'], 3025, /3025: must be a year/),
  row(
    'a firm that was incorporated before it began',
    firm,
    ['incorporated'],
    1950,
    /is before \d{4}, since when the firm works.*correct one/,
  ),
  row(
    'a site below a path',
    firm,
    ['url'],
    'https://www.example.org/site',
    /"https:\/\/www\.example\.org\/site" must end with the name of the host.*no path, no slash/,
  ),
  row(
    'a chat that no telephone answers',
    firm,
    ['social', 'whatsapp', 'phone'],
    'reception',
    /"reception" is none of the telephones above.*choose one of office/,
  ),
  {
    name: 'letters that were lost by a wrong encoding',
    make: set('content/team.yaml', ['chairman', 'name'], 'A. Per\uFFFDra'),
    file: 'content/team.yaml',
    field: /^line \d+$/,
    said: /holds a letter that was lost, in "Per\uFFFDra".*save the file as UTF-8/,
  },
  {
    name: 'a page file whose name has capitals',
    make: rename('content/pages/about.yaml', 'content/pages/About.yaml'),
    file: 'content/pages/About.yaml',
    field: '',
    said: /has spaces, capitals or signs in its name.*rename it to about\.yaml/,
  },
  {
    name: 'a page file whose name has a space',
    make: rename('content/standards/iso-9001.yaml', 'content/standards/iso 9001.yaml'),
    file: 'content/standards/iso 9001.yaml',
    field: '',
    said: /has spaces, capitals or signs in its name.*rename it to iso-9001\.yaml/,
  },
  {
    name: 'a file that nothing reads',
    make: (files) => files.set('content/pages/news.yaml', 'title: News\n'),
    file: 'content/pages/news.yaml',
    field: '',
    said: /is read by nothing.*rename or remove it/,
  },
  row(
    'a photo whose name has a space',
    'content/team.yaml',
    ['chairman', 'photo'],
    'the chairman.jpg',
    /"the chairman\.jpg" holds a space.*rename the file/,
  ),
  {
    name: 'a legal text whose head is no YAML',
    make: rewrite(terms, (text) => text.replace(/^title: .*$/m, 'title: Terms: all of them')),
    file: terms,
    field: /^line \d+$/,
    said: /holds a second ': '.*in quotes/,
  },
  row(
    'a time without its nought',
    firm,
    ['hours', 0, 'opens'],
    '8:30',
    /"8:30" must be a time written as '08:30'.*in quotes/,
  ),
  row(
    'a rating of fourteen',
    'content/testimonials.yaml',
    [0, 'rating'],
    14,
    /is 14.*a rating is a whole number from 1 to 5/,
  ),
  row(
    'an entry that is said to be no sample',
    'content/team.yaml',
    ['chairman', 'sample'],
    false,
    /false may only be true.*remove the line once the entry is real/,
  ),
  row(
    'a list where fields belong',
    firm,
    ['address'],
    ['Cotta Road', 'Colombo'],
    /is a list, where a group of fields belongs.*write each field on a line of its own/,
    [terms],
  ),
  row(
    'a description too long for a search result',
    standard,
    ['description'],
    'word '.repeat(40),
    /longer than 160 characters.*shorten it \(found 199 characters/,
  ),
];
