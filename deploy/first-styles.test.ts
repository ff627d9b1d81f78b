import { expect, test } from 'vitest';
import { namesIn, splitStyles } from './first-styles.ts';

const names = namesIn('<header class="bar" data-over><a id="logo" href="/">Home</a></header>');
const split = (css: string) => splitStyles(css, names);

test('rules go where what they dress is', () => {
  expect(
    split('.bar{top:0}.card{top:1px}a{top:2px}table{top:3px}#logo{top:4px}[data-turned]{top:5px}'),
  ).toEqual({
    first: '.bar{top:0}a{top:2px}#logo{top:4px}',
    rest: '.card{top:1px}table{top:3px}[data-turned]{top:5px}',
  });
});

test('one selector of a list is enough, and what stands in :not() is not asked for', () => {
  expect(split('.card,.bar{top:0}a:not(.button){top:1px}').rest).toBe('');
});

test('states of a visitor who acts, and paper, wait', () => {
  expect(split('.bar:hover{top:0}@media print{.bar{top:1px}}').first).toBe('');
  expect(split('.bar:focus-visible{top:0}.bar:focus{top:1px}').first).toBe('');
  expect(split('.bar:not(:focus){top:0}').rest).toBe('');
  expect(split('.bar{top:0;cursor:pointer;transition:top 1s}').rest).toBe(
    '.bar{cursor:pointer;transition:top 1s}',
  );
});

test('what stands in for something in older browsers waits', () => {
  const css = '@supports not selector(:popover-open){.bar{top:0}}';
  expect(split(css)).toEqual({ first: '', rest: css });
  expect(split('@supports (top:1cap){.bar{top:0}}').rest).toBe('');
});

test('of what is hidden, only that it is', () => {
  expect(split('.bar{top:0;display:none;--a:1px;left:var(--a);& a{top:var(--a)}}')).toEqual({
    first: '.bar{display:none;& a{top:var(--a)}}',
    rest: '.bar{top:0;--a:1px;left:var(--a)}',
  });
});

test('nested rules and groups are divided, and empty ones left out', () => {
  expect(
    split('@layer base{.bar{top:0;&:hover{top:1px}& a{top:2px}}}@media (width<9px){.card{top:3px}}'),
  ).toEqual({
    first: '@layer base{.bar{top:0;& a{top:2px}}}',
    rest: '@layer base{.bar{&:hover{top:1px}}}@media (width<9px){.card{top:3px}}',
  });
});

test('custom properties come with the rules that use them, also through each other', () => {
  expect(
    split(
      ':root{--blue:#00f;--action:var(--blue);--sand:#eda}.bar{color:var(--action)}.card{color:var(--sand)}',
    ),
  ).toEqual({
    first: ':root{--blue:#00f;--action:var(--blue)}.bar{color:var(--action)}',
    rest: ':root{--sand:#eda}.card{color:var(--sand)}',
  });
});

test('an attribute is asked for with its value, but whatever only sets custom properties by its name', () => {
  const half = namesIn('<div data-size="half" data-family="tea"></div>');
  const css = '[data-size=half]{top:0}[data-size=full]{top:1px}[data-size^=h]{top:2px}';
  expect(splitStyles(css, half).rest).toBe('[data-size=full]{top:1px}');
  const tokens = 'div{color:var(--a)}[data-family=ocean]{--a:#00f}';
  expect(splitStyles(tokens, half).rest).toBe('');
});

test('what is inside a closed menu waits, however deep its lists are', () => {
  const menu = namesIn(
    '<ul class="bar"><li class="one"><ul class="list" data-list><li class="two"><ul class="list" data-list><li class="three"></li></ul></li></ul></li></ul>',
  );
  const css = '.bar{top:0}.one{top:1px}.list{top:2px}.two{top:3px}.three{top:4px}';
  expect(splitStyles(css, menu).rest).toBe('.two{top:3px}.three{top:4px}');
});

test('below 992 pixels the menu is a closed popover', () => {
  const page = namesIn('<header><nav class="menu" popover="auto"><a class="entry">Team</a></nav></header>');
  const narrow = '@media (width<992px){@media (width<576px){.entry{top:0}}.menu{top:1px}}';
  const wide = '@media (width>=992px){.entry{top:2px}}@media (width<1200px){.entry{top:3px}}';
  expect(splitStyles(narrow + wide, page)).toEqual({
    first: `@media (width<992px){.menu{top:1px}}${wide}`,
    rest: '@media (width<992px){@media (width<576px){.entry{top:0}}}',
  });
});

test('the order of the layers comes first, animations where something moves by them', () => {
  const css = '@layer base,components;@keyframes zoom{to{top:0}}';
  expect(split(`${css}.bar{animation:1s zoom}`).rest).toBe('');
  expect(split(`${css}.bar{animation-name:zoom}`).rest).toBe('');
  expect(split(`${css}.card{animation:1s zoom}`).rest).toBe(
    '@keyframes zoom{to{top:0}}.card{animation:1s zoom}',
  );
});

test('fonts of the visitor come first in the widths that the first view has, those of the site come later', () => {
  const font = (src: string, width: string) => `@font-face{font-family:A;src:${src};font-stretch:${width}}`;
  const [local, wide, wider] = ['100% 103%', '118% 122%', '123% 125%'].map((width) =>
    font('local(Arial)', width),
  );
  const own = font('url(a.woff2)', '100% 125%');
  expect(split(`${own}${local}${wide}${wider}.bar{font-stretch:120%}.card{font-stretch:125%}`)).toEqual({
    first: `${local}${wide}.bar{font-stretch:120%}`,
    rest: `${own}${wider}.card{font-stretch:125%}`,
  });
});
