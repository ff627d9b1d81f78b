import { beforeEach, expect, test, vi } from 'vitest';
import { behaviour } from './copy-button.ts';
import { element, pageSignal } from './fixture/element.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

const button = () => element('button');
const start = () => behaviour(button(), pageSignal());
const status = () => document.querySelector('[data-done]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML =
    '<span><span role="status" data-done="Copied"></span><button data-copy="+94 11 000 0000">Copy the number</button></span>';
});

const press = async () => {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
};

// That it copies, and says so for a while: tests/e2e/firm.spec.ts.
test('a button that may not copy goes away and claims nothing', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  start();
  await press();
  expect([status(), button().hidden]).toEqual(['', true]);
});

test('without a clipboard there is no button', () => {
  for (const holder of [navigator, Object.getPrototypeOf(navigator)])
    Reflect.deleteProperty(holder, 'clipboard');
  start();
  expect(button().hidden).toBe(true);
});
