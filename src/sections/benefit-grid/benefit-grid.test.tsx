// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BenefitGrid } from './benefit-grid.tsx';

afterEach(cleanup);

const items = Array.from({ length: 10 }, (_, index) => ({
  title: `Benefit ${index}`,
  text: `What ${index} means.`,
  icon: 'target',
}));

test('each benefit is an entry of a list, numbered with two digits', () => {
  render(<BenefitGrid benefits={{ heading: 'Benefits', items }} showAll="All {count}" />);
  expect(screen.getByRole('region', { name: 'Benefits' })).toBeTruthy();
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toBe('01Benefit 0What 0 means.');
  expect(texts[9]).toBe('10Benefit 9What 9 means.');
});
