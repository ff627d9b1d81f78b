// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotFound } from './not-found.tsx';

afterEach(cleanup);

const drawing = { src: '/art/404.svg', width: 1600, height: 900 };

test('offers search, telephone and sections; what was meant stays hidden until something is found', () => {
  const { container } = render(
    <NotFound
      code="Error 404"
      headline="Not here"
      tagline="Nothing has this address."
      text="Check it."
      picture={{ wide: drawing, tall: drawing }}
      links={{ label: 'Start again', items: [{ label: 'Home', href: '/' }] }}
      search={{ label: 'Search', href: '/all-iso' }}
      call={{ label: 'Call', href: 'tel:+94110000000' }}
      meantLabel="You may have meant:"
      pages={[{ href: '/hacpMain', label: 'HACCP Service', names: ['hacpmain', 'haccp'] }]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/all-iso',
    'tel:+94110000000',
    '/',
  ]);
  expect(screen.getByRole('navigation', { name: 'Start again' })).toBeTruthy();
  expect(container.querySelector('[data-near-miss]')?.hasAttribute('hidden')).toBe(true);
  expect(container.querySelector('template')?.innerHTML).toContain('data-names="hacpmain haccp"');
});
