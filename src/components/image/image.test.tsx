import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FramedImage, OpeningImage, type OpeningImageProps } from './image.tsx';

const drawing = { src: '/art/a.1a2b3c4d.svg', width: 30, height: 20 };
const photo = {
  src: '/media/b-640.1a2b3c4d.webp',
  width: 900,
  height: 600,
  sources: [
    { type: 'image/avif', srcSet: '/media/b-640.1a2b3c4d.avif 640w' },
    { type: 'image/webp', srcSet: '/media/b-640.1a2b3c4d.webp 640w' },
  ],
};
const framed = (picture: typeof drawing) =>
  renderToStaticMarkup(<FramedImage picture={picture} sizes="50vw" alt="" frame="photo" />);
const opening = (props: OpeningImageProps) => renderToStaticMarkup(<OpeningImage {...props} />);

it('offers the formats of a photo in their order, before the image, to every view; leaves a drawing alone', () => {
  expect(framed(photo)).toMatch(
    /<picture[^>]*><source type="image\/avif" srcSet="\/media\/b-640\.1a2b3c4d\.avif 640w" sizes="50vw"\/><source type="image\/webp"[^>]*\/><img[^>]*\/><\/picture>/,
  );
  expect(framed(drawing)).toMatch(/^<picture[^>]*><img [^>]*\/><\/picture>$/);
  const html = opening({ wide: photo, tall: photo });
  expect(html).not.toContain('media=');
  expect(html.match(/type="[^"]+"/g)).toEqual(['type="image/avif"', 'type="image/webp"']);
});

it('gives narrow views the tall drawing of an opening, and the others the wide one', () => {
  const tall = { src: '/art/t.1a2b3c4d.svg', width: 20, height: 30 };
  expect(opening({ wide: drawing, tall })).toBe(
    '<picture data-tall="true"><source media="(width &lt; 992px)" srcSet="/art/t.1a2b3c4d.svg" width="20" height="30"/><img src="/art/a.1a2b3c4d.svg" width="30" height="20" alt="" decoding="async"/></picture>',
  );
  expect(opening({ wide: drawing })).toMatch(/^<picture><img /);
});

it.each([
  ['high', /<img(?!.*loading=).* fetchPriority="high"/],
  ['low', / fetchPriority="low" loading="lazy"/],
  ['when seen', /<img(?!.*fetchPriority).* loading="lazy"/],
] as const)('an image of priority %s', (priority, html) => {
  expect(opening({ wide: drawing, priority })).toMatch(html);
});
