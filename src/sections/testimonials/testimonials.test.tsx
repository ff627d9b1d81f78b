// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Testimonials } from './testimonials.tsx';

afterEach(cleanup);

test('a quotation with who said it and the rating in words', () => {
  const picture = { src: '/art/tyre.svg', width: 240, height: 240 };
  render(
    <Testimonials
      id="testimonials"
      heading="What clients say"
      testimonials={[
        { quote: 'They listened.', client: 'A mill', detail: 'ISO 9001:2015', rating: 4, picture },
      ]}
      ratingLabel="Rated {rating} out of 5"
    />,
  );
  expect(screen.getByRole('blockquote').textContent).toBe('“They listened.”');
  expect(screen.getByRole('figure').textContent).toContain('A mill');
  expect(screen.getByText('Rated 4 out of 5')).toBeTruthy();
});
