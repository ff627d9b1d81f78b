// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Values } from './values.tsx';

afterEach(cleanup);

test('a value is a sentence or a list, under its own heading', () => {
  const picture = { src: '/art/lighthouse.svg', width: 240, height: 240 };
  render(
    <Values
      id="values"
      heading="What we stand for"
      values={[
        { title: 'Vision', text: 'Trusted everywhere.', picture },
        { title: 'Values', list: ['Integrity', 'Respect'], picture },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'What we stand for' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Vision' }).nextElementSibling?.textContent).toBe(
    'Trusted everywhere.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Integrity',
    'Respect',
  ]);
});
