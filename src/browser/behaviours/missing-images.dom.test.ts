import { expect, test } from 'vitest';
import { pageSignal } from './fixture/element.ts';
import { missingImages } from './missing-images.ts';

test('each image that fails makes way for the words of its kind, once; others stay', () => {
  document.body.innerHTML = `
    <div><img data-frame="photo" src="/media/a.jpg" alt=""></div>
    <div><img data-frame="logo" src="/media/b.svg" alt=""></div>
    <div><img data-frame="logo" src="/media/c.svg" alt=""></div>
    <div><img data-frame="photo" src="/media/d.jpg" alt=""></div>
    <template data-missing="photo"><p>No Image</p></template>
    <template data-missing="logo"><p>Logo Error</p></template>`;
  const images = [...document.querySelectorAll('img')];
  // The last had failed before script ran, the one before it has come.
  for (const [at, image] of images.entries()) {
    Object.defineProperty(image, 'complete', { value: at > 1 });
    Object.defineProperty(image, 'naturalWidth', { value: at === 2 ? 240 : 0 });
  }
  missingImages(pageSignal());
  missingImages(pageSignal());
  for (const image of images.slice(0, 2)) image.dispatchEvent(new Event('error'));
  const words = [...document.querySelectorAll('div')].map((frame) => frame.textContent);
  expect(words).toEqual(['No Image', 'Logo Error', '', 'No Image']);
});
