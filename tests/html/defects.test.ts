import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { read } from './documents.ts';
import { type PageAudit, pageAudits } from './page-audits.ts';
import { ownRatings, unseenStatements } from './structured-data.ts';
import { unexplained } from './unexplained.ts';
import { mistakesIn } from './validator.ts';

// The tests of the tests: a built page with one defect must turn red what is there for it, and nothing else.

const address = '/mrm';
const built = builtPages.find((page) => page.address === address);

const audits: Readonly<Record<string, PageAudit>> = {
  ...pageAudits,
  abbreviations: unexplained,
  'data that the page shows': unseenStatements,
  'no ratings': ownRatings,
};
const validator = 'validator';

type Defect = readonly [name: string, change: readonly [from: RegExp, to: string], ...red: string[]];

const defects: readonly Defect[] = [
  ['nothing', [/$/, '']],
  ['a second main heading', [/<h2/, '<h1>Another</h1><h2'], 'has one main heading with text', validator],
  [
    'a level of headings left out',
    [/<\/h1>/, '</h1><h4>Deep</h4>'],
    'never skips a level of headings, and leaves none empty',
    validator,
  ],
  [
    'an empty heading',
    [/<h2/, '<h2></h2><h2'],
    'never skips a level of headings, and leaves none empty',
    validator,
  ],
  [
    'a title cut off',
    [/<title>.*?<\/title>/, '<title>Reviews</title>'],
    'has a title of 15 to 60 characters',
  ],
  [
    'a description too long',
    [/(name="description" content=")/, `$1${'word '.repeat(40)}`],
    'has a description of 70 to 160 characters',
  ],
  ['a token', [/<h2/, '<p>Since {firm.since}</p><h2'], 'leaves no token of the content unfilled'],
  [
    'another language',
    [/lang="en-GB"/, 'lang="en-US"'],
    'says that it is in British English',
    'data that the page shows',
  ],
  [
    'no main',
    [/<main id="main" (.*)<\/main>/s, '<div id="main" $1</div>'],
    'has one header, a named main menu in it, one main, one footer',
    'begins with a link past the menus to its content',
  ],
  ['an id twice', [/<h2/, '<p id="main">Text</p><h2'], 'uses each id once', validator],
  [
    'a label that is not there',
    [/<h2/, '<section aria-labelledby="gone"><p>Text</p></section><h2'],
    'points labels, descriptions and controls at elements that exist',
    validator,
  ],
  [
    'an image without alternative text',
    [/<h2/, '<img src="/favicon.svg" width="1" height="1"><h2'],
    'gives every image its size and its alternative text, empty where it only decorates',
    validator,
  ],
  [
    'an image without its size',
    [/<h2/, '<img src="/favicon.svg" alt=""><h2'],
    'gives every image its size and its alternative text, empty where it only decorates',
  ],
  ['a block in a paragraph', [/<h2/, '<p>Text <div>Block</div></p><h2'], validator],
  ['an abbreviation', [/<h2/, '<p>Ask for the SOP first.</p><h2'], 'abbreviations'],
  [
    'an abbreviation explained too late',
    [/<h2/, '<p>Ask for the SOP.</p><p>A standard procedure (SOP) is written.</p><h2'],
    'abbreviations',
  ],
  [
    'a statement in the data alone',
    [/("@type":"Service",)/, '$1"award":"Best of the island",'],
    'data that the page shows',
  ],
  [
    'stars of its own',
    [/("@type":"ProfessionalService",)/, '$1"aggregateRating":{"@type":"AggregateRating","ratingValue":5},'],
    'no ratings',
  ],
];

const cases = defects.map(([name, [from, to], ...red]) => ({ name, from, to, red }));

it.each(cases)('finds $name', async ({ from, to, red }) => {
  if (!built) throw new Error(`The build has no page at ${address}.`);
  const html = built.html.replace(from, to);
  if (to) expect(html).not.toBe(built.html);
  const page = read({ ...built, html });
  const found = Object.entries(audits).filter(([, audit]) => audit(page).length > 0);
  const mistakes = await mistakesIn(html, built.file);
  expect([...found.map(([name]) => name), ...(mistakes.length > 0 ? [validator] : [])].toSorted()).toEqual(
    red.toSorted(),
  );
});
