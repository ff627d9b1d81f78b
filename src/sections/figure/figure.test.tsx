// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { figure as schema } from '#src/content/schemas/figure.ts';
import { drawnFigures } from '#src/gallery/fixture/figures.ts';
import { Figure } from './figure.tsx';
import type { Drawn } from './in-words.ts';

afterEach(cleanup);

/** What a figure says besides its heading and its sentence: each text and number of its content. */
const saidBy = ({ kind, heading, text, ...rest }: Drawn) => {
  const found: string[] = [];
  JSON.stringify(rest, (key, value) => {
    if (typeof value === 'string' || (key === 'value' && typeof value === 'number'))
      found.push(String(value));
    return value;
  });
  return found;
};

describe.each(drawnFigures)('$kind', (figure) => {
  test('is of its schema', () => {
    expect(schema.safeParse(figure).error?.issues ?? []).toEqual([]);
  });

  test('says all that it draws, in the drawing and in the list beside it', () => {
    render(<Figure figure={figure} />);
    const shown = screen.getByRole('region', { name: figure.heading });
    const flat = (text: string | null | undefined) => (text ?? '').replaceAll(' ', '');
    const drawing = flat(shown.querySelector('svg')?.textContent);
    const list = flat(within(shown).getByRole('list').textContent);
    // The heads of columns are said by the order of the list.
    const heads =
      figure.kind === 'controls'
        ? Object.values(figure.columns)
        : figure.kind === 'bell'
          ? [figure.limit]
          : [];
    expect(saidBy(figure).filter((text) => !drawing.includes(flat(text)))).toEqual([]);
    expect(saidBy(figure).filter((text) => !list.includes(flat(text)) && !heads.includes(text))).toEqual([]);
  });

  test('its words are inside its sheet, and none is smaller than the page writes', () => {
    const { container } = render(<Figure figure={figure} />);
    const [, , width = 0, height = 0] =
      container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const texts = [...container.querySelectorAll('svg text')];
    const outside = texts.filter((text) => {
      const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      const below = 18 * Math.max(0, text.querySelectorAll('tspan').length - 1);
      return x < 0 || x > width || y < 12 || y + below > height;
    });
    expect(outside.map(({ textContent }) => textContent)).toEqual([]);
    const small = texts.filter((text) => Number(text.getAttribute('font-size') ?? 16) < 16);
    expect(small).toEqual([]);
  });
});

const of = <Kind extends Drawn['kind']>(kind: Kind) => drawnFigures.find((figure) => figure.kind === kind);

test('what must add up is refused when it does not', () => {
  const isTaken = (figure: unknown) => schema.safeParse(figure).success;
  const clock = of('clock');
  const budget = of('budget');
  const days = of('days');
  if (clock?.kind !== 'clock' || budget?.kind !== 'budget' || days?.kind !== 'days')
    throw new Error('fixture');
  expect(isTaken({ ...clock, spans: clock.spans.map((span) => ({ ...span, hours: 3 })) })).toBe(false);
  expect(isTaken({ ...budget, total: { title: 'Sum', value: 17 } })).toBe(false);
  expect(isTaken({ ...budget, contributions: budget.contributions.toReversed() })).toBe(false);
  expect(
    isTaken({
      ...days,
      days: [
        days.days[0],
        {
          title: 'Two',
          hours: [
            { title: 'Short', hours: 4 },
            { title: 'Shorter', hours: 3 },
          ],
        },
      ],
    }),
  ).toBe(false);
});
