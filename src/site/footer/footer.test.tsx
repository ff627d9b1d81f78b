// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firm, labels } from '#src/gallery/fixture/words.ts';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const show = (hasSamples: boolean) =>
  render(
    <Footer
      firm={firm}
      labels={labels}
      legal={[{ label: 'Terms', href: '/termspolicy' }]}
      tools={[{ label: 'Plan', href: '/plan' }]}
      services={[{ label: 'ISO 9001:2015', href: '/iso9001Main' }]}
      hasSamples={hasSamples}
      brandHref="#top"
    />,
  );

test('the title block names the firm in law, since when, and where on the globe', () => {
  show(false);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Copyright', 'Since', 'Incorporated', 'Position']);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    '© 2026 Example Firm (Private) Limited',
    '2009',
    '2014',
    '6°56′\u00a0N 79°51′\u00a0E',
  ]);
});

test('the services are a landmark of their own', () => {
  show(false);
  const services = screen.getByRole('navigation', { name: 'Services' });
  expect(services.querySelector('a')?.getAttribute('href')).toBe('/iso9001Main');
});

test('the tools are a landmark of their own', () => {
  show(false);
  const tools = screen.getByRole('navigation', { name: 'Tools' });
  expect(tools.querySelector('a')?.getAttribute('href')).toBe('/plan');
});

test('says that samples stand on the site while any do, and not after', () => {
  show(true);
  expect(screen.getByText('Sample values stand on this page.')).toBeTruthy();
  cleanup();
  show(false);
  expect(screen.queryByText('Sample values stand on this page.')).toBeNull();
});
