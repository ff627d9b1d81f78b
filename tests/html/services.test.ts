import { expect, it } from 'vitest';
import { content } from '../content/this-content.ts';
import { specification } from '../specification.ts';
import { linksOf, pageAt, textOf, textsIn, textsOf } from './documents.ts';

const { standard, certification, management } = specification.services;

it.each([...standard, ...certification, ...management])(
  '%s numbers its benefits from 01, each with a title, a text and an icon',
  (address) => {
    const whole = textsOf(pageAt(address), '#benefits ol > li:has(h3):has(p):has(svg)');
    const numbers = textsOf(pageAt(address), '#benefits ol > li').map((_, at) =>
      `${at + 1}`.padStart(2, '0'),
    );
    expect(whole.map((card) => card.slice(0, 2))).toEqual(numbers);
  },
);

it.each(standard)('%s lists its sections beside them', (address) => {
  const document = pageAt(address);
  // Of the reference each part, which a link opens.
  const headed = [...document.querySelectorAll('main :is(section[id]:not(#reference), #recognition)')].map(
    (section) => [
      textOf(document.getElementById(section.getAttribute('aria-labelledby') ?? '')),
      `#${section.id}`,
    ],
  );
  const links = linksOf(document, 'nav[aria-label="On this page"] a');
  expect(links).toEqual(headed);
  expect(links.length).toBeGreaterThanOrEqual(8);
});

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const withFigure = [...content.standards, ...content.certifications].flatMap(({ address, figure }) =>
  figure ? [{ address, figure }] : [],
);

it.each(withFigure)('$address has every word of its figure, in a light drawing', ({ address, figure }) => {
  const section = pageAt(address).querySelector('#figure');
  const { kind, ...words } = figure;
  const shown = withoutSpaces(textOf(section));
  expect(textsIn(words).filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  expect(section?.querySelectorAll('li').length, kind).toBeGreaterThanOrEqual(3);
  if (kind === 'measure') return;
  const drawing = section?.querySelector('figure > svg[aria-hidden="true"]');
  expect(drawing?.querySelectorAll('text').length).toBeGreaterThanOrEqual(4);
  expect(Buffer.byteLength(drawing?.outerHTML ?? '')).toBeLessThan(3 * 1024);
});
