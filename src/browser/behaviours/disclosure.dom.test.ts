import { beforeEach, expect, test } from 'vitest';
import { disclose, dismiss, isOpen } from './disclosure.ts';
import { element, pageSignal } from './fixture/element.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<nav><ul><li data-branch><div><a href="/about">About</a><button aria-expanded="false"></button></div><ul></ul></li></ul></nav>';
  disclose(element('li'), () => true, pageSignal());
  dismiss(element('nav'), pageSignal());
});

test.each(['touch', 'pen'])('the first press of a link by %s opens its menu, the second follows it', (by) => {
  const isHeld = () =>
    !element('a').dispatchEvent(
      new PointerEvent('click', { pointerType: by, cancelable: true, bubbles: true }),
    );
  expect([isHeld(), isOpen(element('li')), isHeld()]).toEqual([true, true, false]);
});
