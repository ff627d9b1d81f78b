import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { content } from '#src/site/content.ts';
import { compareData } from '../from-content.ts';
import { Compare } from './compare.tsx';

const data = compareData(content, (drawing) => `/${drawing}.svg`);
const page = new AbortController();

const show = (fragment = '') => {
  location.hash = fragment;
  render(<Compare data={data} signal={page.signal} />);
};
const tile = (sign: string) => screen.getByRole('button', { name: new RegExp(`^${sign} `) });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('the answer comes with the second press, and leads to its page where it has one', () => {
  show();
  fireEvent.click(tile('9001'));
  expect(screen.getByRole('status').textContent).toBe('ISO 9001. Beside which?');
  fireEvent.click(tile('14001'));
  expect(screen.getByRole('status').textContent).toBe('Most of the system can be shared.');
  const way = () => screen.getByRole('link', { name: data.board.see }).getAttribute('href');
  expect(way()).toBe('#v1&std=iso-9001,iso-14001');
  fireEvent.click(tile('45001'));
  expect(way()).toBe('/compare/iso-9001-iso-14001-iso-45001');
  fireEvent.click(screen.getByRole('button', { name: 'Take off ISO 45001' }));
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('#v1&view=board&std=iso-9001,iso-14001');
});

test('a fifth press says why nothing happens', () => {
  show('#v1&view=board&std=iso-9001,iso-14001,iso-45001,iso-22000');
  fireEvent.click(tile('27001'));
  expect(screen.getByRole('status').textContent).toBe(data.board.full);
  expect(tile('27001').getAttribute('aria-pressed')).toBe('false');
});

test('a link that is not understood shows what is, and says so', () => {
  show('#v1&std=iso-9001,iso-1&colour=red');
  expect(screen.getByRole('status').textContent).toBe(
    'Part of this link could not be read: look at your answers.',
  );
  expect(tile('9001').getAttribute('aria-pressed')).toBe('true');
});
