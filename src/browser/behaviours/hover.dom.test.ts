import { beforeEach, expect, test, vi } from 'vitest';
import { isOpen } from './disclosure.ts';
import { element, pageSignal } from './fixture/element.ts';
import { openOnHover } from './hover.ts';

/** A list of entries at the left, 44 px high each; the flyout of the first lies to their right. */
const page = `
  <ul>
    <li data-branch id="iso"><ul></ul></li>
    <li data-branch id="management"><ul></ul></li>
  </ul>`;

const open = () => ['iso', 'management'].filter((id) => isOpen(element(`#${id}`)));
type Point = readonly [number, number];
const fire = (target: EventTarget, type: string, [clientX, clientY]: Point, by = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { pointerType: by, clientX, clientY }));
const move = (to: Point) => fire(document, 'pointermove', to);

let counts = true;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  counts = true;
  openOnHover([element('#iso'), element('#management')], () => counts, pageSignal());
});

test('what the keyboard is in stays', () => {
  fire(element('#iso'), 'pointerenter', [60, 20]);
  element('#iso').innerHTML += '<button></button>';
  element('#iso button').focus();
  fire(element('#iso'), 'pointerleave', [60, -1]);
  vi.advanceTimersByTime(1000);
  expect(open()).toEqual(['iso']);
});

test('neither a finger nor a pen hovers, and nothing does where hovering does not count', () => {
  fire(element('#iso'), 'pointerenter', [60, 20], 'touch');
  fire(element('#iso'), 'pointerenter', [60, 20], 'pen');
  counts = false;
  fire(element('#iso'), 'pointerenter', [60, 20]);
  expect(open()).toEqual([]);
});

/** Where the flyout may lie beside the entries. */
const right = new DOMRect(188, 0, 200, 616);
const left = new DOMRect(-200, 0, 200, 616);
const below = new DOMRect(0, 80, 188, 260);

test.each<[way: string, to: Point, heads: boolean, box?: DOMRect]>([
  ['straight to the right', [80, 20], true],
  ['slanting down to its last entry', [80, 100], true],
  ['up and past its top', [80, 0], false],
  ['steeply down, so that it would pass below', [62, 60], false],
  ['straight down', [60, 60], false],
  ['away to the left', [40, 20], false],
  ['nowhere', [60, 20], false],
  ['to the left, where it lies', [30, 80], true, left],
  ['to the right, where it does not lie', [90, 80], false, left],
  ['down, where it lies', [65, 40], true, below],
])(
  'a mouse that goes on %s opens another entry, unless it heads for the flyout',
  (_, to, heads, box = right) => {
    element('#iso > ul').getBoundingClientRect = () => box;
    fire(element('#iso'), 'pointerenter', [60, 20]);
    move([60, 20]);
    fire(element('#iso'), 'pointerleave', to);
    fire(element('#management'), 'pointerenter', to);
    expect(open()).toEqual([heads ? 'iso' : 'management']);
  },
);

/** From the first entry towards the last of its flyout, over the second entry. */
const slant = () => {
  element('#iso > ul').getBoundingClientRect = () => right;
  fire(element('#iso'), 'pointerenter', [60, 20]);
  move([60, 20]);
  fire(element('#iso'), 'pointerleave', [72, 60]);
  fire(element('#management'), 'pointerenter', [72, 60]);
  move([72, 60]);
};

test('on a slanting way to a flyout the other entries do not take its place, however slow it is', () => {
  slant();
  for (const way of [0, 1, 2]) {
    vi.advanceTimersByTime(150);
    move([80 + 10 * way, 80 + 30 * way]);
  }
  expect(open()).toEqual(['iso']);
  fire(element('#management'), 'pointerleave', [189, 420]);
  fire(element('#iso'), 'pointerenter', [189, 420]);
  vi.advanceTimersByTime(1000);
  expect(open()).toEqual(['iso']);
});

test('an entry that was passed opens when the mouse turns to it, or rests on it', () => {
  slant();
  move([60, 80]);
  expect(open()).toEqual(['management']);
  fire(element('#management'), 'pointerleave', [60, 200]);
  vi.advanceTimersByTime(200);
  slant();
  expect(open()).toEqual(['iso']);
  vi.advanceTimersByTime(200);
  expect(open()).toEqual(['management']);
});
