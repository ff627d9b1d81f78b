// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingImages } from './missing-images.ts';

let page = new AbortController();

const frame = (name: string) => document.querySelector<HTMLElement>(`#${name}`);
const image = (name: string) => document.querySelector<HTMLImageElement>(`#${name} img`);
const load = (name: string, { complete, width }: { complete: boolean; width: number }) => {
  const element = image(name);
  if (!element) throw new Error(`there is no image in ${name}`);
  Object.defineProperty(element, 'complete', { value: complete });
  Object.defineProperty(element, 'naturalWidth', { value: width });
};

beforeEach(() => {
  page = new AbortController();
  document.body.innerHTML = `
    <div id="person"><img data-frame="photo" src="/media/a.jpg" alt="Photo of A. Perera"></div>
    <ul><li id="client"><img data-frame="logo" src="/media/b.svg" alt="Plumbline Foods"></li></ul>
    <template data-missing="photo"><p>No Image</p></template>
    <template data-missing="logo"><p>Logo Error</p></template>`;
});
afterEach(() => page.abort());

test('an image that fails makes way for the words of its kind and keeps its alternative text', () => {
  load('person', { complete: false, width: 0 });
  load('client', { complete: false, width: 0 });
  missingImages(page.signal);
  image('person')?.dispatchEvent(new Event('error'));
  expect(frame('person')?.textContent).toBe('No Image');
  expect(frame('person')?.dataset.failed).toBe('');
  expect(image('person')?.alt).toBe('Photo of A. Perera');
  expect(frame('client')?.textContent).toBe('');
  image('client')?.dispatchEvent(new Event('error'));
  expect(frame('client')?.textContent).toBe('Logo Error');
});

test('an image that had failed before script ran is replaced at once', () => {
  load('person', { complete: true, width: 0 });
  load('client', { complete: true, width: 240 });
  missingImages(page.signal);
  expect(frame('person')?.textContent).toBe('No Image');
  expect(frame('client')?.textContent).toBe('');
});

test('one placeholder is enough', () => {
  load('person', { complete: false, width: 0 });
  missingImages(page.signal);
  missingImages(page.signal);
  image('person')?.dispatchEvent(new Event('error'));
  expect(frame('person')?.querySelectorAll('p')).toHaveLength(1);
});
