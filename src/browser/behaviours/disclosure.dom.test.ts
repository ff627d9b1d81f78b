import { beforeEach, expect, test } from 'vitest';
import { disclose, dismiss, isOpen } from './disclosure.ts';
import { element, pageSignal } from './fixture/element.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<nav><ul><li data-branch><div><a href="/about">About</a><button aria-expanded="false"></button></div><ul></ul></li></ul></nav>';
  disclose(element('li'), () => true, pageSignal());
  dismiss(element('nav'), pageSignal());
});

test('a list that would stick out to the right turns to the other side, and back when there is room', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
  for (const [right, isTurned] of [
    [1001, true],
    [1000, false],
  ] as const) {
    element('li > ul').getBoundingClientRect = () => new DOMRect(right, 0, 0, 0);
    element('button').click();
    expect(element('li').hasAttribute('data-turned')).toBe(isTurned);
    element('button').click();
  }
});

test.each(['touch', 'pen'])('the first press of a link by %s opens its menu, the second follows it', (by) => {
  const isHeld = () =>
    !element('a').dispatchEvent(
      new PointerEvent('click', { pointerType: by, cancelable: true, bubbles: true }),
    );
  expect([isHeld(), isOpen(element('li')), isHeld()]).toEqual([true, true, false]);
});
