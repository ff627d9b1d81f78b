// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAll, disclose, dismiss, isOpen } from './disclosure.ts';

const page = `
  <nav>
    <ul>
      <li data-branch id="about"><div><a href="/about">About</a><button aria-expanded="false">More</button></div>
        <ul><li><a href="/about#clients">Clients</a></li></ul></li>
      <li data-branch id="services"><div><button aria-expanded="false">More</button></div>
        <ul><li data-branch id="iso"><div><button aria-expanded="false">More</button></div><ul></ul></li></ul></li>
    </ul>
  </nav>
  <p>Elsewhere</p>`;

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The test page has no ${id}`);
  return found;
};
const button = (id: string) => {
  const found = element(id).querySelector('button');
  if (!found) throw new Error(`${id} has no button`);
  return found;
};
const pointer = (id: string, type: string, pointerType = 'mouse') =>
  element(id).dispatchEvent(new PointerEvent(type, { pointerType }));

let stop: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  stop = new AbortController();
  for (const id of ['about', 'services', 'iso']) disclose(element(id), () => true, stop.signal);
  dismiss(document.querySelector('nav') ?? document.body, stop.signal);
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

test('hover opens at once and closes 200 ms after leaving', () => {
  pointer('about', 'pointerenter');
  expect(isOpen(element('about'))).toBe(true);
  pointer('about', 'pointerleave');
  vi.advanceTimersByTime(199);
  expect(isOpen(element('about'))).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen(element('about'))).toBe(false);
});

test('coming back cancels the closing', () => {
  pointer('about', 'pointerenter');
  pointer('about', 'pointerleave');
  vi.advanceTimersByTime(100);
  pointer('about', 'pointerenter');
  vi.advanceTimersByTime(1000);
  expect(isOpen(element('about'))).toBe(true);
});

test('a finger does not hover', () => {
  pointer('about', 'pointerenter', 'touch');
  expect(isOpen(element('about'))).toBe(false);
});

test('a click after hovering keeps the menu open; the next one closes it', () => {
  pointer('about', 'pointerenter');
  button('about').click();
  expect(isOpen(element('about'))).toBe(true);
  button('about').click();
  expect(isOpen(element('about'))).toBe(false);
});

test('the first tap on a link opens its menu, the second follows it', () => {
  const tap = () => {
    const event = new PointerEvent('click', { pointerType: 'touch', cancelable: true, bubbles: true });
    element('about').querySelector('a')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(tap()).toBe(true);
  expect(isOpen(element('about'))).toBe(true);
  expect(tap()).toBe(false);
});

test('the button toggles and says so; one menu is open at a time', () => {
  button('about').click();
  expect(button('about').getAttribute('aria-expanded')).toBe('true');
  button('services').click();
  expect(isOpen(element('about'))).toBe(false);
  expect(isOpen(element('services'))).toBe(true);
  button('services').click();
  expect(isOpen(element('services'))).toBe(false);
});

test('Escape closes the innermost menu and gives the focus back to its button', () => {
  button('services').click();
  button('iso').click();
  button('iso').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen(element('iso'))).toBe(false);
  expect(isOpen(element('services'))).toBe(true);
  expect(document.activeElement).toBe(button('iso'));
});

test('a click elsewhere closes everything', () => {
  button('services').click();
  button('iso').click();
  document.querySelector('p')?.click();
  expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});

test('after the signal nothing is heard and no timer is left', () => {
  pointer('about', 'pointerenter');
  pointer('about', 'pointerleave');
  stop.abort();
  expect(vi.getTimerCount()).toBe(0);
  closeAll(element('about'));
  pointer('about', 'pointerenter');
  button('services').click();
  expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});
