import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, clausesOf } from './legal.ts';
import { legalProblems } from './legal-problems.ts';

// What a legal text is refused for beside HTML: tests/content/wrong-values.yaml.
const head = '---\ntitle: Terms\n---\n';
const clausesIn = (document: string) => {
  const blocks = blocksOf(document);
  return 'tooDeep' in blocks ? [] : clausesOf(blocks);
};

test.each([
  ['a script of several lines', '<script>\ngo();\n</script>'],
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

test.each(['>'.repeat(3000), '- '.repeat(2000)])('nesting without end is named once', (signs) => {
  expect(legalProblems(`## Scope\n\n${signs}no\n`)).toEqual([
    { line: 3, message: expect.stringMatching(/nested too deep/) },
  ]);
});

// Words before the first clause; front matter, which is no Markdown and whose lines count.
test.each([
  [`${head}We agree.\n\n## Scope\n\nAll.\n`, 4, /and is never shown/],
  ['---\n# <a> b\n---\n## Scope\n\n<b>Text</b>\n', 6, /HTML/],
])('of %j line %i is named', (document, line, said) => {
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
      const last = document.split('\n').length;
      clausesIn(document);
      return legalProblems(document).every(({ line, message }) => line > 0 && line <= last && message !== '');
    }),
    { numRuns: 300 },
  );
});
