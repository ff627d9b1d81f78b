import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';

const picture = { src: '/media/p.1a2b3c4d.webp', width: 640, height: 800 };
const person = { name: 'A. Perera', family: 'ocean', picture, alt: 'Photo of A. Perera' };

it('signs a drawn portrait with initials', () => {
  const html = renderToStaticMarkup(<Portrait person={{ ...person, isPhoto: false }} />);
  expect(html).toMatch(/aria-hidden="true">AP<\/p>/);
});

it('lets a photo stand alone, in all its formats, with its words', () => {
  const sources = [{ type: 'image/avif', srcSet: '/media/p-320.1a2b3c4d.avif 320w' }];
  const html = renderToStaticMarkup(
    <Portrait person={{ ...person, picture: { ...picture, sources }, isPhoto: true }} />,
  );
  expect(html).not.toContain('>AP<');
  expect(html).toContain('<source type="image/avif"');
  expect(html).toMatch(/<img[^>]* alt="Photo of A. Perera"/);
});
