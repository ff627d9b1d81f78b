// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { missingImages } from './missing-images.ts';

test('each image that fails makes way for the words of its kind, once; others stay', () => {
  document.body.innerHTML = `
    <div><img data-frame="photo" src="/media/a.jpg" alt=""></div>
    <div><img data-frame="logo" src="/media/b.svg" alt=""></div>
    <div><img data-frame="logo" src="/media/c.svg" alt=""></div>
    <template data-missing="photo"><p>No Image</p></template>
    <template data-missing="logo"><p>Logo Error</p></template>`;
  const images = [...document.querySelectorAll('img')];
  for (const image of images) Object.defineProperty(image, 'complete', { value: false });
  const page = new AbortController();
  missingImages(page.signal);
  missingImages(page.signal);
  for (const image of images.slice(0, 2)) image.dispatchEvent(new Event('error'));
  const words = [...document.querySelectorAll('div')].map((frame) => frame.textContent);
  expect(words).toEqual(['No Image', 'Logo Error', '']);
  page.abort();
});
