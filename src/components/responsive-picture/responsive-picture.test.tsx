import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpeningSources } from './opening-sources.tsx';
import { ResponsivePicture } from './responsive-picture.tsx';

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

it('offers the formats of a photo in their order, before the image', () => {
  const html = renderToStaticMarkup(
    <ResponsivePicture picture={photo} sizes="50vw">
      <img src={photo.src} alt="" />
    </ResponsivePicture>,
  );
  expect(html).toMatch(
    /<picture[^>]*><source type="image\/avif" srcSet="\/media\/b-640\.1a2b3c4d\.avif 640w" sizes="50vw"\/><source type="image\/webp"[^>]*\/><img[^>]*\/><\/picture>/,
  );
});

it('leaves a drawing alone', () => {
  const image = <img src={drawing.src} alt="" />;
  expect(
    renderToStaticMarkup(
      <ResponsivePicture picture={drawing} sizes="50vw">
        {image}
      </ResponsivePicture>,
    ),
  ).toBe(renderToStaticMarkup(image));
});

it('gives narrow views the tall drawing of an opening', () => {
  const tall = { src: '/art/t.1a2b3c4d.svg', width: 20, height: 30 };
  expect(renderToStaticMarkup(<OpeningSources wide={drawing} tall={tall} tallBelow="992px" />)).toBe(
    '<source media="(width &lt; 992px)" srcSet="/art/t.1a2b3c4d.svg" width="20" height="30"/>',
  );
  expect(renderToStaticMarkup(<OpeningSources wide={drawing} />)).toBe('');
});

it('gives every view the photo of an opening', () => {
  const html = renderToStaticMarkup(<OpeningSources wide={photo} tall={photo} />);
  expect(html).not.toContain('media=');
  expect(html.match(/type="[^"]+"/g)).toEqual(['type="image/avif"', 'type="image/webp"']);
});
