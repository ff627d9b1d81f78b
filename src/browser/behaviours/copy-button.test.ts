// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyButton } from './copy-button.ts';

let page = new AbortController();
const writeText = vi.fn<(text: string) => Promise<void>>();

const button = () => document.querySelector('button');
const start = () => {
  const found = button();
  if (found) copyButton(found, page.signal);
};
const status = () => document.querySelector('[data-done]')?.textContent;

beforeEach(() => {
  page = new AbortController();
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML =
    '<span><span role="status" data-done="Copied"></span><button data-copy="+94 11 000 0000">Copy the number</button></span>';
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
});

const press = async () => {
  button()?.click();
  await vi.advanceTimersByTimeAsync(0);
};

test('copies the text and says so for a while', async () => {
  start();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('+94 11 000 0000');
  expect(status()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(3999);
  expect(status()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toBe('');
});

test('a button that may not copy goes away and claims nothing', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  start();
  await press();
  expect(status()).toBe('');
  expect(button()?.hidden).toBe(true);
});

test('without a clipboard there is no button', () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Object.defineProperty(Object.getPrototypeOf(navigator), 'clipboard', {
    value: undefined,
    configurable: true,
  });
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'clipboard');
  start();
  expect(button()?.hidden).toBe(true);
});

test('after the page is left the button does nothing', async () => {
  start();
  page.abort();
  await press();
  expect(writeText).not.toHaveBeenCalled();
});
