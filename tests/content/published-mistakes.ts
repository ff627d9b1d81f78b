import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { edit, type Files, type Mistake, rewrite, set } from './broken.ts';

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
const farAhead = '2999-01-01';

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
    found: /was published as the address of iso-13485 and now leads nowhere/,
    advice: /give it back to that page, or add .* to content\/redirects\.yaml/,
  },
  {
    name: 'a published address that another page is given',
    make: (files) => {
      set('content/management/inventory.yaml', ['address'], '/hr')(files);
      set('content/management/human-resources.yaml', ['address'], '/inventory')(files);
    },
    file: 'content/addresses.yaml',
    field: '/hr',
    found: /address of human-resources and now leads to inventory/,
    advice: /give it back to that page/,
  },
  {
    name: 'a new page whose address is not written down',
    make: change('content/addresses.yaml', (document) => document.deleteIn(['/mrm'])),
    file: 'content/management/management-review.yaml',
    field: 'address',
    found: /\/mrm is not in content\/addresses\.yaml/,
    advice: /add the line/,
  },
  {
    name: 'a menu that names a section which is not there',
    make: set(navigation, ['header', 5, 'sections'], [{ section: 'who-we-are', label: 'Who we are' }]),
    file: navigation,
    field: 'header[5].sections[0].section',
    found: /"who-we-are" is no section of the page contact/,
    advice: /choose one of .*corporate-information/,
  },
  {
    name: 'a footer that names a section which is not there',
    make: add(navigation, ['footer', 'legal'], { page: 'terms', label: 'Privacy', section: 'privcy' }),
    file: navigation,
    field: /^footer\.legal\[\d+\]\.section$/,
    found: /"privcy" is no section of the page terms/,
    advice: /choose one of .*privacy/,
  },
  {
    name: 'a redirect to a section which is not there',
    make: set(redirects, ['/conditions'], 'terms#nope'),
    file: redirects,
    field: '/conditions',
    found: /"nope" is no section of the page terms/,
    advice: /choose one of/,
  },
  {
    name: 'a redirect that hides a page',
    make: set(redirects, ['/about'], 'home'),
    file: redirects,
    field: '/about',
    found: /hides what content\/pages\/about\.yaml shows/,
    advice: /remove the line/,
  },
  {
    name: 'a redirect from the address that watchers ask',
    make: set(redirects, ['/healthz'], 'home'),
    file: redirects,
    field: '/healthz',
    found: /hides what the server itself shows/,
    advice: /remove the line/,
  },
  {
    name: 'a redirect from the folder of the drawings',
    make: set(redirects, ['/art'], 'home'),
    file: redirects,
    field: '/art',
    found: /hides what the server itself shows/,
    advice: /choose another address/,
  },
  {
    name: 'a dead link in a legal text',
    make: rewrite(terms, (text) => `${text}\nSee [our fees](/fees).\n`),
    file: terms,
    field: /^line \d+$/,
    found: /leads to \/fees, where no page is/,
    advice: /write the address of a page/,
  },
  {
    name: 'a link in a legal text to a section which is not there',
    make: rewrite(terms, (text) => `${text}\nSee [our rules](/termspolicy#rules).\n`),
    file: terms,
    field: /^line \d+$/,
    found: /leads to \/termspolicy#rules, and that page has no such section/,
    advice: /choose one of .*terms-/,
  },
  {
    name: 'a token in a legal text, where none is filled in',
    make: rewrite(terms, (text) => `${text}\nThe work of {firm.name}.\n`),
    file: terms,
    field: /^line \d+$/,
    found: /holds "\{firm\.name\}", which visitors would read/,
    advice: /below the head of the file no tokens/,
  },
  ...['{firmname}', '{ firm.name }', '{firm.name.', '{firm name}', 'firm.name}'].map((token) => ({
    name: `the token ${token}`,
    make: set(standard, ['tagline'], `What ${token} does for the environment.`),
    file: standard,
    field: 'tagline',
    found: /which visitors would read/,
    advice: /without spaces, as \{firm\.name\}/,
  })),
  ...['<b>now</b>', '**now**', '[now](/about)', 'a&nbsp;b'].map((markup) => ({
    name: `the markup ${markup}`,
    make: set(standard, ['tagline'], `Begin ${markup} with the environment.`),
    file: standard,
    field: 'tagline',
    found: /which visitors would read/,
    advice: /without HTML or Markdown/,
  })),
  {
    name: 'a page that was changed in the future',
    make: set(standard, ['changed'], farAhead),
    file: standard,
    field: 'changed',
    found: /1 January 2999 has not come yet/,
    advice: /write the day on which it was done/,
  },
  {
    name: 'a legal text that was changed in the future',
    make: rewrite(terms, (text) => text.replace(/^changed: .*$/m, `changed: '${farAhead}'`)),
    file: terms,
    field: 'changed',
    found: /has not come yet/,
    advice: /write the day/,
  },
  {
    name: 'an edition that was checked in the future',
    make: inRow('iso-13485', 'checkedOn', farAhead),
    file: register,
    field: /^\[\d+\]\.checkedOn$/,
    found: /has not come yet/,
    advice: /write the day/,
  },
  ...['2020-01-01', farAhead].map((day) => ({
    name: `a security.txt that holds until ${day}`,
    make: set(firm, ['securityExpires'], day),
    file: firm,
    field: 'securityExpires',
    found: /has come|more than a year ahead/,
    advice: /set a day/,
  })),
  {
    name: 'an edition that ends before it was published',
    make: inRow('iso-14001', 'ends', { day: '2014-04-30', certainty: 'reported' }),
    file: register,
    field: /^\[\d+\]\.ends$/,
    found: /is before the edition was replaced/,
    advice: /correct one of the two/,
  },
  {
    name: 'last certificates after the end of an edition',
    make: inRow('iso-14001', 'lastNew', { day: '2035-04-30', certainty: 'reported' }),
    file: register,
    field: /^\[\d+\]\.lastNew$/,
    found: /is after the day the edition ends/,
    advice: /correct one of the two/,
  },
  {
    name: 'a row of another edition than the page',
    make: inRow('iso-13485', 'named', 'ISO 13485:2003'),
    file: register,
    field: /^\[\d+\]\.named$/,
    found: /"ISO 13485:2003" is another edition than the page's code, ISO 13485:2016/,
    advice: /correct one of the two/,
  },
  {
    name: 'a second row for a standard',
    make: addRow({ page: 'iso-9001', named: 'ISO 9001:2015' }),
    file: register,
    field: /^\[\d+\]\.page$/,
    found: /iso-9001 has a row already/,
    advice: /keep one of the two/,
  },
  {
    name: 'a row for a page of the firm',
    make: addRow({ page: 'about' }),
    file: register,
    field: /^\[\d+\]\.page$/,
    found: /about is a page of the firm/,
    advice: /remove the row/,
  },
  {
    name: 'a row for a management service',
    make: addRow({ page: 'inventory' }),
    file: register,
    field: /^\[\d+\]\.page$/,
    found: /inventory is a management service/,
    advice: /remove the row/,
  },
  {
    name: 'a second page with the drawing of another',
    make: set('content/management/inventory.yaml', ['drawing'], 'turbine-tea'),
    file: 'content/management/inventory.yaml',
    field: 'drawing',
    found: /turbine-tea is shown by iso-14001 too/,
    advice: /choose another drawing/,
  },
  {
    name: 'a client whose name no wordmark can show',
    make: change('content/clients.yaml', (document) => {
      document.deleteIn([0, 'logo']);
      document.setIn([0, 'name'], 'සිලෝන්');
    }),
    file: 'content/clients.yaml',
    field: '[0].name',
    found: /holds "ස", .*, which no wordmark is drawn with/,
    advice: /put a logo into content\/media\//,
  },
  {
    name: 'two clients of one name',
    make: (files) => {
      const name = parseDocument(files.get('content/clients.yaml') ?? '').getIn([0, 'name']);
      add('content/clients.yaml', [], { name, industry: 'food', mark: 'none', style: 'plain' })(files);
    },
    file: 'content/clients.yaml',
    field: /^\[\d+\]\.name$/,
    found: /is too like ".*" above/,
    advice: /give each client its own name/,
  },
  {
    name: 'a headline that the picture for shared links cannot show',
    make: set('content/pages/team.yaml', ['headline'], 'People you can ask → here'),
    file: 'content/pages/team.yaml',
    field: 'headline',
    found: /holds "→", which the picture for shared links cannot show/,
    advice: /common signs/,
  },
  {
    name: 'a page related to itself',
    make: set(standard, ['related', 0, 'page'], 'iso-14001'),
    file: standard,
    field: 'related[0].page',
    found: /iso-14001 is this page itself/,
    advice: /name another page/,
  },
  {
    name: 'a related page named twice',
    make: (files) => {
      const first = parseDocument(files.get(standard) ?? '').getIn(['related', 0, 'page']);
      set(standard, ['related', 1, 'page'], first)(files);
    },
    file: standard,
    field: 'related[1].page',
    found: /stands here already/,
    advice: /name another page/,
  },
  {
    name: 'hours that close before they open',
    make: set(firm, ['hours', 0, 'closes'], '07:00'),
    file: firm,
    field: 'hours[0].closes',
    found: /is not after the time at which it opens.*to 07:00/,
    advice: /correct one of the two/,
  },
  {
    name: 'no hours',
    make: set(firm, ['hours'], []),
    file: firm,
    field: 'hours',
    found: /has 0 entries/,
    advice: /at least one entry/,
  },
  {
    name: 'days that search engines cannot read',
    make: set(firm, ['hours', 0, 'days'], 'Mon-Fri'),
    file: firm,
    field: 'hours[0].days',
    found: /"Mon-Fri" must name days in full/,
    advice: /Monday to Friday/,
  },
  {
    name: 'the longitude as latitude',
    make: set(firm, ['address', 'latitude'], 79.86),
    file: firm,
    field: 'address.latitude',
    found: /is 79\.86: must be between/,
    advice: /is it the longitude\?/,
  },
  {
    name: 'a year that has not come',
    make: set(firm, ['copyright'], 3025),
    file: firm,
    field: 'copyright',
    found: /3025 has not come yet/,
    advice: /write a year/,
  },
  {
    name: 'a firm that was incorporated before it began',
    make: set(firm, ['incorporated'], 1950),
    file: firm,
    field: 'incorporated',
    found: /is before \d{4}, since when the firm works/,
    advice: /correct one/,
  },
  {
    name: 'a site below a path',
    make: set(firm, ['url'], 'https://www.example.org/site'),
    file: firm,
    field: 'url',
    found: /"https:\/\/www\.example\.org\/site" must end with the name of the host/,
    advice: /no path, no slash/,
  },
  {
    name: 'a chat that no telephone answers',
    make: set(firm, ['social', 'whatsapp', 'phone'], 'reception'),
    file: firm,
    field: 'social.whatsapp.phone',
    found: /"reception" is none of the telephones above/,
    advice: /choose one of office/,
  },
  {
    name: 'letters that were lost by a wrong encoding',
    make: set('content/team.yaml', ['chairman', 'name'], 'A. Per\uFFFDra'),
    file: 'content/team.yaml',
    field: /^line \d+$/,
    found: /holds a letter that was lost, in "Per\uFFFDra"/,
    advice: /save the file as UTF-8/,
  },
  {
    name: 'a page file whose name has capitals',
    make: rename('content/pages/about.yaml', 'content/pages/About.yaml'),
    file: 'content/pages/About.yaml',
    field: '',
    found: /has spaces, capitals or signs in its name/,
    advice: /rename it to about\.yaml/,
  },
  {
    name: 'a page file whose name has a space',
    make: rename('content/standards/iso-9001.yaml', 'content/standards/iso 9001.yaml'),
    file: 'content/standards/iso 9001.yaml',
    field: '',
    found: /has spaces, capitals or signs in its name/,
    advice: /rename it to iso-9001\.yaml/,
  },
  {
    name: 'a file that nothing reads',
    make: (files) => files.set('content/pages/news.yaml', 'title: News\n'),
    file: 'content/pages/news.yaml',
    field: '',
    found: /is read by nothing/,
    advice: /rename or remove it/,
  },
  {
    name: 'a photo whose name has a space',
    make: set('content/team.yaml', ['chairman', 'photo'], 'the chairman.jpg'),
    file: 'content/team.yaml',
    field: 'chairman.photo',
    found: /"the chairman\.jpg" holds a space/,
    advice: /rename the file/,
  },
  {
    name: 'a legal text whose head is no YAML',
    make: rewrite(terms, (text) => text.replace(/^title: .*$/m, 'title: Terms: all of them')),
    file: terms,
    field: /^line \d+$/,
    found: /holds a second ': '/,
    advice: /in quotes/,
  },
  {
    name: 'a time without its nought',
    make: set(firm, ['hours', 0, 'opens'], '8:30'),
    file: firm,
    field: 'hours[0].opens',
    found: /"8:30" must be a time written as '08:30'/,
    advice: /in quotes/,
  },
  {
    name: 'a rating of fourteen',
    make: set('content/testimonials.yaml', [0, 'rating'], 14),
    file: 'content/testimonials.yaml',
    field: '[0].rating',
    found: /is 14/,
    advice: /a rating is a whole number from 1 to 5/,
  },
  {
    name: 'an entry that is said to be no sample',
    make: set('content/team.yaml', ['chairman', 'sample'], false),
    file: 'content/team.yaml',
    field: 'chairman.sample',
    found: /false may only be true/,
    advice: /remove the line once the entry is real/,
  },
  {
    name: 'a list where fields belong',
    make: set(firm, ['address'], ['Cotta Road', 'Colombo']),
    file: firm,
    field: 'address',
    also: [terms],
    found: /is a list, where a group of fields belongs/,
    advice: /write each field on a line of its own/,
  },
  {
    name: 'a description too long for a search result',
    make: set(standard, ['description'], 'word '.repeat(40)),
    file: standard,
    field: 'description',
    found: /longer than 160 characters.*found 200 characters/,
    advice: /shorten it/,
  },
];
