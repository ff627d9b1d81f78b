import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, clausesOf } from './legal.ts';
import { legalProblems } from './legal-problems.ts';

const head = '---\ntitle: Terms\n---\n';
const clausesIn = (document: string) => {
  const blocks = blocksOf(document);
  return 'tooDeep' in blocks ? [] : clausesOf(blocks);
};

test.each([
  ['a script', '<script>document.title = "x"</script>'],
  ['a script of several lines', '<script>\ngo();\n</script>'],
  ['a frame', '<iframe src="https://example.com"></iframe>'],
  ['a tag inside a sentence', 'We advise <b>only</b> on systems.'],
  ['a tag in a list', '- first\n- <img src="/a.png" onerror="go()">'],
  ['a comment', '<!-- to be read again -->'],
])('%s is named by its line, once', (_, words) => {
  const [problem, ...others] = legalProblems(`## Scope\n\nAs agreed.\n\n${words}\n\n## Payment\n\nSoon.\n`);
  expect(problem).toMatchObject({ line: expect.toSatisfy((line) => [5, 6].includes(line)) });
  expect(problem?.message).toMatch(/^holds HTML \(.*<.*\)\. Take it out/);
  expect(others).toEqual([]);
});

test('each line that holds HTML is named', () => {
  const lines = legalProblems('One.\n\n<p>Two.</p>\n\nThree, <i>four</i>.\n\n<p>Two.</p>\n');
  expect(lines.map(({ line }) => line)).toEqual([3, 5, 7]);
});

test.each([
  'javascript:go()',
  'data:text/html,x',
  'http://example.com',
  '//example.com',
  'https://me:secret@example.com',
  'tel:abc',
  'tel:0112345678',
  'mailto:nobody',
])('a link to %s is named', (address) => {
  expect(legalProblems(`See [here](${address}).`)).toEqual([
    { line: 1, message: expect.stringMatching(/has a link to ".*: give an? (address that|e-mail|number)/) },
  ]);
});

test.each([
  ['a picture', '![Our office](/media/office.png)', /holds a picture.*take it out/],
  ['a link without words', '[](/contact)', /link to \/contact without words: write them/],
  ['a link whose address is missing', 'See [our fees][fees].', /holds "\[our fees\]".*write the address/],
  ['a sign that nobody can see', 'Per\u200Bera', /nobody can see, U\+200B, behind "Per": type/],
  ['half a sign', 'Tea \ud83d here', /nobody can see, U\+D83D, behind "Tea "/],
  ['a token', 'The work of {firm.name}.', /holds "\{firm.name\}".*no tokens/],
  ['bold that is not closed', '**Important: read this.', /holds "\*\*".*close what it opens/],
  ['emphasis that is not closed', 'Read *this.', /holds "\*".*close what it opens/],
  ['words to come', 'TODO write this.', /holds "TODO".*words still to come/],
  ['a made-up text', '- Lorem ipsum dolor', /holds "Lorem ipsum"/],
  ['a box to tick', '- [ ] read by a lawyer', /holds a box that nobody can tick/],
  ['nesting without end', `${'>'.repeat(3000)} no`, /nested too deep/],
  ['lists without end', `${'- '.repeat(2000)}no`, /nested too deep/],
])('%s is named by its line, once', (_, words, said) => {
  expect(legalProblems(`## Scope\n\n${words}\n`)).toEqual([
    { line: 3, message: expect.stringMatching(said) },
  ]);
});

test.each([
  ['a heading of another size', '### Fees\n\nNone.', 8, /of another size/],
  ['what a tool for versions has left', '<<<<<<< HEAD\nOld.\n=======\nNew.', 8, /of another size/],
  ['a heading without its space', '##Fees\n\nNone.', 8, /lacks the space behind ##: write '## '/],
  ['a heading written twice', '## Scope\n\nAgain.', 8, /"Scope" is the heading of a clause above/],
  ['a clause without words', '## Fees', 8, /"Fees" is a clause without words: write them/],
  ['a heading that no link can be made of', '## සේවා\n\nNone.', 8, /without Latin letters/],
  ['a heading with bold words', '## Ask **us**\n\nSoon.', 8, /heading with Markdown or HTML in it/],
  ['a heading with a link', '## Ask [us](/contact)\n\nSoon.', 8, /heading with Markdown or HTML in it/],
])('%s is named by its line', (_, words, line, said) => {
  expect(legalProblems(`${head}## Scope\n\nAs agreed.\n\n${words}\n`)).toEqual([
    { line, message: expect.stringMatching(said) },
  ]);
});

test.each([
  [
    'words before the first clause are named',
    `${head}We agree.\n\n## Scope\n\nAll.\n`,
    4,
    /and is never shown/,
  ],
  [
    'the front matter is no Markdown, and its lines count',
    '---\n# <a> b\n---\n## Scope\n\n<b>Text</b>\n',
    6,
    /HTML/,
  ],
])('%s', (_, document, line, said) => {
  expect(legalProblems(document)).toEqual([{ line, message: expect.stringMatching(said) }]);
});

test('Markdown is left alone', () => {
  const sound = [
    '## Scope & \\*marks\\*',
    'Fewer than < 5, `<b>` as code, **bold**, *light*, a &lt;b&gt;, a_b, 2 * 3, snake_case_name.',
    '- [terms](/termspolicy#terms), [us](mailto:a@example.com), <https://example.com>, [below](#payment)',
    '1. [call](tel:+94110000000)\n2. [write](mailto:a@example.com?subject=Hello)',
  ];
  expect(legalProblems(sound.join('\n\n'))).toEqual([]);
});

test.each([
  ['##\tFees', 'Fees'],
  [' ## Fees', 'Fees'],
  ['Fees\n---', 'Fees'],
  ['## Fees ##', 'Fees'],
  ['## 7\\. Fees &amp; taxes', '7. Fees & taxes'],
])('%j is a clause called %s', (written, heading) => {
  const document = `${head}## Scope\n\nAll.\n\n${written}\n\nNone.\n`;
  expect(legalProblems(document)).toEqual([]);
  expect(clausesIn(document).map((clause) => clause.heading)).toEqual(['Scope', heading]);
});

test('what is no heading makes no clause, and an address may stand further down', () => {
  const document = `${head}## Scope\n\n\`\`\`\n## Code\n\`\`\`\n\n[Our office][office]\n\n## Fees\n\nNone.\n\n[office]: /contact\n`;
  expect(clausesIn(document).map(({ heading }) => heading)).toEqual(['Scope', 'Fees']);
  expect(clausesIn(document)[0]?.html).toContain('<a href="/contact">Our office</a>');
});

const written = stringMatching(
  /^([#>*_[\]()`~\-+ \n\t&;<!|:/.a-z0-9\ud83d\u00a0\u200b\u0dbd]|\]\(|\*\*|- \[ \] |&lt;){0,60}$/,
);

test('no text whatever ends in anything but sentences, each at a line of it', () => {
  assert(
    property(written, (words) => {
      const document = `${head}${words}`;
      const lines = document.split('\n').length;
      clausesIn(document);
      return legalProblems(document).every(
        ({ line, message }) => line > 0 && line <= lines && message !== '',
      );
    }),
    { seed: 1, numRuns: 300 },
  );
});
