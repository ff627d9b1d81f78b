import { expect, test } from 'vitest';
import { splitPages } from './first-view.ts';

const icon =
  '<svg class="i" data-size="small" viewBox="0 0 24 24" stroke-width="1.9" aria-hidden="true"><path d="M5 12h9"></path></svg>';

const page = (main: string, css = '.bar{top:0}.card{top:1px}.chat{top:2px}') =>
  `<style>@layer base;</style><style>${css}</style></head><body><main${main}><div class="bar"><h1 class="a">A</h1></div><section class="card">${icon}</section></main><footer></footer><a class="chat">${icon}</a></body>`;
const tall = ' data-tall-opening="true"';

const splitAll = (...pages: string[]) => {
  const files: string[] = [];
  const htmls = splitPages(pages, (text, extension) => `/${files.push(text)}.${extension}`);
  return { htmls, files };
};

test('a tall opening keeps its styles and those of what is fixed to the window; the rest is linked where it begins', () => {
  const {
    htmls: [html = ''],
    files,
  } = splitAll(page(tall));
  expect(html).toMatch(
    /^<style>@layer base;\.bar\{top:0\}\.chat\{top:2px\}\.js .*\{display:none\}<\/style><\/head>/,
  );
  expect(html).toContain(
    '</div><noscript id="rest"><link rel="stylesheet" href="/2.css" fetchpriority="low"></noscript><section',
  );
  expect(files[1]).toMatch(/^\.card\{top:1px\}svg\[data-\w{3}\]\{/);
});

test('icons of the rest come with its styles, those of the first view stand in the page', () => {
  const {
    htmls: [html = ''],
    files,
  } = splitAll(page(tall));
  expect(html).toMatch(/<section class="card"><svg class="i" data-size="small" data-\w{3}="0 0"/);
  expect(html).toContain(`<a class="chat">${icon}`);
  expect(files[0]).toContain('d="M5 12h9"');
});

test('what React writes for itself goes', () => {
  const written = page(tall).replace('>A<', '>Anyone<!-- -->&#x27;s<');
  expect(splitAll(written).htmls[0]).toMatch(/<main data-tall-opening>.*>Anyone's</);
});

test('where a list of the sections comes before them, the rest begins there', () => {
  const contents = page(tall).replace('<section', '<nav data-section-bar></nav><section');
  expect(splitAll(contents).htmls[0]).toMatch(
    /<\/div><noscript id="rest">.*<\/noscript><nav data-section-bar>/,
  );
});

test('pages with openings of one kind have the same styles first', () => {
  const plain = page(tall).replace('class="chat"', '');
  const { htmls } = splitAll(page(tall), plain);
  const [one, other] = htmls.map((html) => /<style>.*<\/style>/.exec(html)?.[0]);
  expect(one).toContain('.chat');
  expect(other).toBe(one);
});

test('a page with a low opening keeps all its styles but those of states, which come last', () => {
  const { htmls, files } = splitAll(page('', '.bar{top:0}.card{top:1px}.card:hover{top:2px}'));
  expect(htmls[0]).toContain('<style>@layer base;.bar{top:0}.card{top:1px}</style>');
  expect(htmls[0]).toContain('<body><noscript id="rest"></noscript><main>');
  expect(htmls[0]).toMatch(/<noscript><link [^>]*href="\/1.css"[^>]*><\/noscript><\/body>$/);
  expect(files).toEqual(['.card:hover{top:2px}']);
});

test('scripts wait with what comes later, and what is true is only named', () => {
  const script = '<script type="module" src="/a.js"></script>';
  const { htmls } = splitAll(page(tall).replace('</body>', `${script}</body>`));
  expect(htmls[0]).toContain(`<noscript>${script}</noscript>`);
  expect(htmls[0]).toContain('<main data-tall-opening>');
});
