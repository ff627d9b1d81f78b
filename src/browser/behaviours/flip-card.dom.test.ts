import { afterEach, beforeEach, expect, test } from 'vitest';
import { element } from './fixture/element.ts';
import { flipCard } from './flip-card.ts';

let page: AbortController;

const pointer = (type: string, pointerType: string) => () =>
  element('li').dispatchEvent(new PointerEvent(type, { pointerType }));
const actions = {
  'a finger comes': pointer('pointerenter', 'touch'),
  'the mouse comes': pointer('pointerenter', 'mouse'),
  'the mouse goes': pointer('pointerleave', 'mouse'),
  'the button is pressed': () => element('button').click(),
  'the focus comes': () => element('a').focus(),
  'the focus goes on to the button': () => element('button').focus(),
  'the focus goes': () => element('button').blur(),
  'the focus that a press brought goes': () =>
    element('button').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  'Escape is pressed': () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
} as const;

beforeEach(() => {
  document.body.innerHTML =
    '<ul><li><p data-face></p><p data-face></p><a href="/gmpMain">More</a><button data-turn></button></li></ul>';
  page = new AbortController();
  flipCard(element('li'), page.signal);
});
afterEach(() => page.abort());

type Act = readonly [what: keyof typeof actions, isTurned: boolean];

test.each<[name: string, ...acts: Act[]]>([
  [
    'a finger turns nothing by coming',
    ['a finger comes', false],
    ['the mouse comes', true],
    ['the mouse goes', false],
  ],
  [
    'focus turns it until it leaves',
    ['the focus comes', true],
    ['the focus goes on to the button', true],
    ['the focus goes', false],
  ],
  [
    'the button turns it back',
    ['the mouse comes', true],
    ['the button is pressed', false],
    ['the focus comes', true],
    ['the button is pressed', false],
  ],
  [
    'a turn by finger outlasts the focus',
    ['the button is pressed', true],
    ['the focus that a press brought goes', true],
  ],
  ['Escape shows the front', ['the mouse comes', true], ['Escape is pressed', false]],
])('%s', (_, ...acts) => {
  for (const [what, isTurned] of acts) {
    actions[what]();
    const inert = [...document.querySelectorAll('[data-face]')].map((face) => face.hasAttribute('inert'));
    expect([inert, element('button').getAttribute('aria-pressed')], what).toEqual([
      [isTurned, !isTurned],
      String(isTurned),
    ]);
  }
});
