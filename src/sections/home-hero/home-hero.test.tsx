// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HomeHero } from './home-hero.tsx';

afterEach(cleanup);

const drawing = { src: '/art/island.svg', width: 1600, height: 900 };
const slide = (line: string) => ({
  firmName: 'Example Firm',
  line,
  tagline: 'Tagline',
  subtitle: 'Subtitle',
  pitch: 'Pitch',
  action: { label: 'Choose', href: '/all-iso' },
  call: { label: 'Call', href: 'tel:+94110000000' },
  picture: { wide: drawing, tall: drawing },
});
const hero = (
  <HomeHero
    slides={[slide('Ready.'), slide('Five steps.')]}
    menu={{ label: 'Our Services', links: [{ label: 'ISO', href: '/all-iso' }] }}
    labels={{ pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' }}
  />
);

test('one heading, that of the first slide, which alone is shown from the start', () => {
  const { container } = render(hero);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Example Firm. Ready.',
  ]);
  const shown = [...container.querySelectorAll<HTMLElement>('[data-slide]')].map(
    ({ dataset }) => dataset.shown,
  );
  expect(shown).toEqual(['true', undefined]);
});

test('the services open from a button that says what it controls', () => {
  render(hero);
  const button = screen.getByRole('button', { name: 'Our Services' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(list?.querySelector('a')?.getAttribute('href')).toBe('/all-iso');
});
