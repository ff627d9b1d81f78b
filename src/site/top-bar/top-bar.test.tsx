// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firm, labels } from '#src/gallery/fixture/words.ts';
import { socialLinks } from '#src/site/social-links.ts';
import { TopBar } from './top-bar.tsx';

afterEach(cleanup);

test('calls the office, and names what is only a sign: the networks in a new tab, the closing', () => {
  render(<TopBar firm={firm} labels={labels} />);
  expect(screen.getByRole('complementary', { name: 'Call us now' })).toBeTruthy();
  const [number, ...social] = screen.getAllByRole('link');
  expect(number?.getAttribute('href')).toBe('tel:+94110000000');
  expect(social.map((link) => link.getAttribute('aria-label'))).toEqual(
    socialLinks(firm).map(({ label }) => `${label} (${labels.actions.newTab})`),
  );
  expect(social.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  expect(screen.getByRole('button', { name: 'Close this bar' })).toBeTruthy();
});
