import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GaugeRating } from './gauge-rating.tsx';

const draw = (rating: number) =>
  renderToStaticMarkup(<GaugeRating rating={rating} label="Rated {rating} out of 5" />);
const bars = (markup: string, fill: 'on' | 'off') =>
  markup.split('<rect').filter((bar) => bar.includes(fill)).length;

test('says the rating in words and shows the figure', () => {
  const text = draw(4).replace(/<[^>]+>/g, ' ');
  expect(text).toContain('Rated 4 out of 5');
  expect(text).toContain('4/5');
});

test.each([1, 4, 5])('fills %i of five bars', (rating) => {
  expect(bars(draw(rating), 'on')).toBe(rating);
  expect(bars(draw(rating), 'off')).toBe(5 - rating);
});
