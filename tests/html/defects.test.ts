import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { read } from './documents.ts';
import { pageAudits } from './page-audits.ts';
import { mistakesIn } from './validator.ts';

// The tests of the tests: a built page with one defect must turn red what is there for it, and nothing else.

const address = '/mrm';
const built = builtPages.find((page) => page.address === address);

const validator = 'validator';

/** What is changed, and the beginnings of the names of all that has to find it. */
type Defect = readonly [name: string, from: RegExp, to: string, ...red: string[]];

const h2 = /<h2/;
const image = '<img src="/favicon.svg"';
const stranger =
  '<p><a href="https://example.org/" target="_blank" rel="noopener">Text (opens in a new tab)</a></p>';
const hidden = '<meta name="robots" content="noindex">';

const defects: readonly Defect[] = [
  ['nothing', /$/, ''],
  ['a second main heading', h2, '<h1>Another</h1><h2', validator],
  ['a level of headings left out', /<\/h1>/, '</h1><h4>Deep</h4>', validator],
  ['an empty heading', h2, '<h2></h2><h2', 'heads its sections', validator],
  ['a heading that the content has not', /<\/h2>/, ' indeed</h2>', 'heads its sections'],
  ['a title cut off', /<title>.*?<\/title>/, '<title>Reviews</title>', 'has a title', 'gives a card'],
  ['a long description', /(description" content=")/, `$1${'word '.repeat(40)}`, 'has a desc', 'gives a card'],
  ['a token', h2, '<p>Since {firm.since}</p><h2', 'leaves no token'],
  ['a value that is missing', h2, '<p>Since undefined</p><h2', 'leaves no token'],
  ['another language', /lang="en-GB"/, 'lang="en-US"', 'states in its data'],
  ['no main', /<main (.*)<\/main>/s, '<div $1</div>', 'begins with a link'],
  ['an id twice', h2, '<p id="main">Text</p><h2', validator],
  ['a lost label', h2, '<p aria-describedby="gone">Text</p><h2', validator],
  ['no alternative text', h2, `${image} width="1" height="1"><h2`, validator],
  ['an image without its size', h2, `${image} alt=""><h2`, 'gives every image'],
  ['a block in a paragraph', h2, '<p>Text <div>Block</div></p><h2', validator],
  ['a link to nowhere', h2, '<p><a href="/nowhere">Text</a></p><h2', 'leads every internal link'],
  ['a fragment to nowhere', h2, '<p><a href="/hr#nowhere">Text</a></p><h2', 'leads every internal link'],
  ['a link without an address', h2, '<p><a>Text</a></p><h2', 'leads every internal link'],
  ['a link without a name', h2, '<p><a href="/hr"></a></p><h2', validator],
  ['a link that gives something away', / rel="noopener"/, '', 'opens every outbound link'],
  ['a link to a stranger', h2, `${stranger}<h2`, 'leads out of the site'],
  ['a number without country', h2, '<p><a href="tel:0110000000">Call</a></p><h2', 'writes every tel'],
  ['another number than it calls', />\+\d[\d ]{6,}</, '>011 000 0000<', 'writes every tel'],
  ['a picture that is not there', h2, '<img src="/none.svg" alt="" width="1" height="1"><h2', 'fetches from'],
  ['a style of its own', h2, '<p style="color: red">Text</p><h2', validator],
  ['an abbreviation', h2, '<p>Ask for the SOP first.</p><h2', 'explains each'],
  ['an abbreviation explained late', h2, '<p>Ask the SOP.</p><p>A procedure (SOP).</p><h2', 'explains each'],
  ['a promise', h2, '<p>We guarantee the certificate.</p><h2', 'promises nothing'],
  ['too many decisions', h2, `<p>${'They decide. '.repeat(5)}</p><h2`, 'says at most'],
  ['a long sentence', h2, `<p>This ${'word '.repeat(30)}ends.</p><h2`, 'says nothing in a sentence'],
  ['samples that are not told', /(<aside.*?)<p.*?<\/p>/s, '$1<p>Text</p>', 'says in its first line'],
  ['no firm in the data', /"@type":"ProfessionalService"/, '"@type":"Thing"', 'names the firm'],
  ['a statement in the data alone', /("@type":"Service",)/, '$1"award":"Best",', 'states in its data'],
  ['stars of its own', /("@type":"ProfessionalService",)/, '$1"ownRating":5,', 'has no rating'],
  ['a step left out of the way', /(="You are here".*?)<li.*?<\/li>/s, '$1', 'shows the way'],
  ['other address', /(canonical" href=".*?)mrm"/, '$1hr"', 'names its can', 'gives a card', 'shows the way'],
  ['a page kept out of search', /<\/title>/, `</title>${hidden}`, 'names its can'],
  ['a shared picture that is not there', /(og:image" content=".*?)\.png/, '$1x.png', 'gives a card'],
];

const cases = defects.map(([name, from, to, ...red]) => ({ name, from, to, red }));

it.each(cases)('finds $name', async ({ from, to, red }) => {
  if (!built) throw new Error(`The build has no page at ${address}.`);
  const html = built.html.replace(from, to);
  if (to) expect(html).not.toBe(built.html);
  const page = read({ ...built, html });
  const found = Object.entries(pageAudits).flatMap(([name, audit]) => (audit(page).length > 0 ? [name] : []));
  if ((await mistakesIn(html, built.file)).length > 0) found.push(validator);
  expect(found.toSorted()).toEqual(
    red.toSorted().map((name) => expect.stringMatching(new RegExp(`^${name}`))),
  );
});
