import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figure as schema } from '#src/content/schemas/figure.ts';
import { Measure } from './measure.tsx';

const parts = {
  kind: 'measure' as const,
  heading: 'Controls',
  text: 'One square a control.',
  total: 9,
  items: [
    { title: 'People', count: 2 },
    { title: 'Rooms', count: 4 },
    { title: 'Machines', count: 3 },
  ],
};
const order = { ...parts, total: undefined, items: parts.items.map(({ title }) => ({ title })) };

const rows = () => screen.getAllByRole('listitem');

test('each part has its count and as many squares, all rows in the scale of the longest', () => {
  render(<Measure measure={parts} />);
  expect(rows().map((row) => row.textContent)).toEqual(['2People', '4Rooms', '3Machines']);
  expect(rows().map((row) => row.querySelector('path')?.getAttribute('d'))).toEqual([
    'M0 .5h2',
    'M0 .5h4',
    'M0 .5h3',
  ]);
  expect(rows().map((row) => row.querySelector('svg')?.getAttribute('viewBox'))).toEqual(
    Array(3).fill('0 0 4 1'),
  );
});

test('without counts the items are numbered in their order', () => {
  render(<Measure measure={order} />);
  expect(rows().map((row) => row.textContent)).toEqual(['1People', '2Rooms', '3Machines']);
});

test('counts that do not add up to the total are refused, and so is a total without counts', () => {
  expect(schema.safeParse(parts).success).toBe(true);
  expect(schema.safeParse({ ...parts, total: 10 }).success).toBe(false);
  expect(schema.safeParse({ ...order, total: 9 }).success).toBe(false);
  expect(schema.safeParse(order).success).toBe(true);
});
