import { expect, test } from 'vitest';
import { markdownProblems } from './markdown-problems.ts';

test.each([
  ['a script', '<script>document.title = "x"</script>'],
  ['a script of several lines', '<script>\ngo();\n</script>'],
  ['a frame', '<iframe src="https://example.com"></iframe>'],
  ['a tag inside a sentence', 'We advise <b>only</b> on systems.'],
  ['a tag in a list', '- first\n- <img src="/a.png" onerror="go()">'],
  ['a comment', '<!-- to be read again -->'],
])('%s is named by its line, once', (_, text) => {
  const [problem, ...others] = markdownProblems(`## Scope\n\nAs agreed.\n\n${text}\n\n## Payment\n`);
  expect(problem).toMatchObject({ line: expect.toSatisfy((line) => [5, 6].includes(line)) });
  expect(problem?.message).toMatch(/^holds HTML \(.*<.*\)\. Take it out/);
  expect(others).toEqual([]);
});

test('each line that holds HTML is named', () => {
  const lines = markdownProblems('One.\n\n<p>Two.</p>\n\nThree, <i>four</i>.\n\n<p>Two.</p>\n');
  expect(lines.map(({ line }) => line)).toEqual([3, 5, 7]);
});

test.each(['javascript:go()', 'data:text/html,x', 'http://example.com', '//example.com'])(
  'a link to %s is named',
  (address) => {
    expect(markdownProblems(`See [here](${address}).`)).toEqual([
      {
        line: 1,
        message: expect.stringMatching(/has a link to ".*: give an address that begins with https/),
      },
    ]);
  },
);

test.each([
  ['a picture', '![Our office](/media/office.png)', /holds a picture.*take it out/],
  ['a link without words', '[](/contact)', /link to \/contact without words: write them/],
  ['a link whose address is missing', 'See [our fees][fees].', /holds "\[our fees\]".*write the address/],
  ['a sign that nobody can see', 'Per\u200Bera', /nobody can see, behind "Per": type/],
])('%s is named by its line, once', (_, text, said) => {
  expect(markdownProblems(`## Scope\n\n${text}\n`)).toEqual([
    { line: 3, message: expect.stringMatching(said) },
  ]);
});

test('the front matter is no Markdown, and its lines count', () => {
  const head = '---\n# <title> of the sheet\ntitle: Terms\n---\n';
  expect(markdownProblems(`${head}## Scope\n\n<b>Text</b>\n`).map(({ line }) => line)).toEqual([7]);
});

test('Markdown is left alone', () => {
  const sound = [
    '## Scope',
    'Fewer than < 5, `<b>` as code, **bold**, a &lt;b&gt;.',
    '- [terms](/termspolicy#terms), [us](mailto:a@example.com), <https://example.com>, [below](#payment)',
  ];
  expect(markdownProblems(sound.join('\n\n'))).toEqual([]);
});
