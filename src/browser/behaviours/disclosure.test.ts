// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disclose, dismiss, isOpen, open } from './disclosure.ts';

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
let stop: AbortController;

beforeEach(() => {
  document.body.innerHTML = page;
  stop = new AbortController();
  for (const id of ['about', 'services', 'iso']) disclose(element(id), () => true, stop.signal);
  dismiss(document.querySelector('nav') ?? document.body, stop.signal);
});
afterEach(() => stop.abort());

test('a click on what hovering has opened keeps it open; the next one closes it', () => {
  open(element('about'), 'hover');
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

test('a press elsewhere closes everything', () => {
  button('services').click();
  button('iso').click();
  const press = (at: Element | null) => at?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  press(button('iso'));
  expect(isOpen(element('iso'))).toBe(true);
  press(document.querySelector('p'));
  expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});

test('following a link closes everything', () => {
  button('about').click();
  element('about').querySelector<HTMLElement>('li a')?.click();
  expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});

test('a list that would stick out to the right turns to the other side, and back when there is room', () => {
  const list = element('about').querySelector('ul');
  const place = (right: number) =>
    Object.defineProperty(list, 'getBoundingClientRect', { value: () => ({ right }), configurable: true });
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
  place(1001);
  button('about').click();
  expect(element('about').hasAttribute('data-turned')).toBe(true);
  button('about').click();
  place(1000);
  button('about').click();
  expect(element('about').hasAttribute('data-turned')).toBe(false);
});

test('after the signal nothing is heard', () => {
  stop.abort();
  button('services').click();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.querySelectorAll('[data-open]')).toHaveLength(0);
});
