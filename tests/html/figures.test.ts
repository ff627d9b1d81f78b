import { expect, it } from 'vitest';
import { content } from './content.ts';
import { pageAt, textOf } from './documents.ts';

/** The most that a drawing adds to its page, in bytes before compression. */
const most = 3 * 1024;

/** All texts of a piece of content. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

const withFigure = [...content.standards, ...content.certifications].flatMap(({ id, address, figure }) =>
  figure ? [{ id, address, figure }] : [],
);

it.each(withFigure)('$id has its figure, with every word of its content', ({ address, figure }) => {
  const section = pageAt(address).querySelector('#figure');
  const { kind, ...words } = figure;
  const shown = withoutSpaces(textOf(section));
  expect(textsIn(words).filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  expect(section?.querySelectorAll('li').length, kind).toBeGreaterThanOrEqual(3);
});

const drawn = withFigure.filter(({ figure }) => figure.kind !== 'measure');

it.each(drawn)('the drawing of $id is light', ({ address }) => {
  const drawing = pageAt(address).querySelector('#figure figure > svg[aria-hidden="true"]');
  expect(drawing?.querySelectorAll('text').length).toBeGreaterThanOrEqual(4);
  expect(Buffer.byteLength(drawing?.outerHTML ?? '')).toBeLessThan(most);
});

it('shows the same figure on no two pages', () => {
  const figures = drawn.map(({ figure: { heading, ...drawing } }) => JSON.stringify(drawing));
  expect(new Set(figures).size).toBe(figures.length);
});

/** The share of a normal distribution within so many standard deviations, by Simpson's rule. */
const shareWithin = (sigmas: number) => {
  const steps = 20_000;
  const width = (2 * sigmas) / steps;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const weightOf = (step: number) => (step === 0 || step === steps ? 1 : step % 2 === 0 ? 2 : 4);
  let sum = 0;
  for (let step = 0; step <= steps; step += 1) sum += weightOf(step) * density(step * width - sigmas);
  return (sum * width) / 3;
};

const bells = withFigure.flatMap(({ id, figure }) =>
  figure.kind === 'bell' ? [{ id, spans: figure.spans }] : [],
);

it.each(bells)('$id gives the shares of the normal curve as they are', ({ spans }) => {
  for (const { sigmas, share } of spans) {
    const decimals = share.split('.')[1]?.match(/\d/g)?.length ?? 0;
    expect(Number.parseFloat(share).toFixed(decimals)).toBe((100 * shareWithin(sigmas)).toFixed(decimals));
  }
});
