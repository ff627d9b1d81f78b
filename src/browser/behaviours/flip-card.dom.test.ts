import { beforeEach, expect, test } from 'vitest';
import { element, pageSignal } from './fixture/element.ts';
import { flipCard } from './flip-card.ts';

const pointer = (type: string, pointerType: string) => () =>
  element('li').dispatchEvent(new PointerEvent(type, { pointerType }));
const actions = {
  touch: pointer('pointerenter', 'touch'),
  mouse: pointer('pointerenter', 'mouse'),
  'mouse away': pointer('pointerleave', 'mouse'),
  press: () => element('button').click(),
  focus: () => element('a').focus(),
  'focus on the button': () => element('button').focus(),
  'focus away': () => element('button').blur(),
  'focus of a press away': () =>
    element('button').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  Escape: () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
} as const;

beforeEach(() => {
  document.body.innerHTML =
    '<ul><li><p data-face></p><p data-face></p><a href="/gmpMain">More</a><button data-turn></button></li></ul>';
  flipCard(element('li'), pageSignal());
});

type Acts = { acts: (keyof typeof actions)[]; turned: boolean[] };

// A finger turns nothing by coming; focus until it leaves; the button back; a turn by finger outlasts the focus.
test.each<Acts>([
  { acts: ['touch', 'mouse', 'mouse away'], turned: [false, true, false] },
  { acts: ['focus', 'focus on the button', 'focus away'], turned: [true, true, false] },
  { acts: ['mouse', 'press', 'focus', 'press'], turned: [true, false, true, false] },
  { acts: ['press', 'focus of a press away'], turned: [true, true] },
  { acts: ['mouse', 'Escape'], turned: [true, false] },
])('$acts turn it: $turned', ({ acts, turned }) => {
  for (const [at, what] of acts.entries()) {
    actions[what]();
    const inert = [...document.querySelectorAll('[data-face]')].map((face) => face.hasAttribute('inert'));
    expect(inert, what).toEqual([turned[at], !turned[at]]);
    expect(element('button').getAttribute('aria-pressed')).toBe(String(turned[at]));
  }
});
