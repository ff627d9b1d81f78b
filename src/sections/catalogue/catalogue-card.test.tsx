// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CatalogueCard } from './catalogue-card.tsx';

afterEach(cleanup);

const picture = { src: '/art/bridge.svg', width: 420, height: 297 };

test('title, text and two links that tell which standard they are of', () => {
  render(
    <ul>
      <CatalogueCard
        code="ISO 22301:2019"
        name="Business Continuity"
        description="It keeps the work going."
        href="/iso22301Main"
        numeral="22301"
        family="nil-manel"
        picture={{ upright: picture, wide: picture }}
        first={false}
        learnMore="Learn More"
        call={{ label: 'Call Now', href: 'tel:+94110000000' }}
      />
    </ul>,
  );
  expect(
    screen.getByRole('heading', { level: 2, name: 'ISO 22301:2019 - Business Continuity' }),
  ).toBeTruthy();
  const more = screen.getByRole('link', { name: /^Learn More\s*: ISO 22301:2019 - Business Continuity$/ });
  expect(more.getAttribute('href')).toBe('/iso22301Main');
  expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe('tel:+94110000000');
  // The large number repeats the title: only for the eye.
  expect(screen.getByText('22301').getAttribute('aria-hidden')).toBe('true');
});
