import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { early } from '#src/islands/early.ts';
import { content } from '#src/site/content.ts';
import { islands } from '#src/site/islands.ts';
import { factRows } from '../fact-rows.ts';
import { CompareStandards } from './compare-standards.tsx';
import { compareMarkup } from './markup.tsx';

const compareData = islands.compare.data;

const page = new AbortController();

const show = (fragment = '') => {
  location.hash = fragment;
  return render(<CompareStandards data={compareData} signal={page.signal} />);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const choose = (list: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: list }), { target: { value } });
const table = (name: string) => screen.getByRole('table', { name });
const heads = (name: string) =>
  within(table(name))
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent);
const cellsOf = (row: RegExp) =>
  within(within(table('At a glance')).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('before two are chosen it says what to do, and leads to the comparisons of the one that is', () => {
  show();
  expect(screen.getByRole('group', { name: /^Choose two to four/ })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  choose('Standard 1', 'iso-9001');
  const complete = content.comparisons.filter(({ pages }) => pages.some(({ page }) => page === 'iso-9001'));
  expect(screen.getAllByRole('link')).toHaveLength(complete.length);
  expect(screen.getByText('Choose a second.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('two stand side by side in the facts of the pages that are complete, editions on the visitor’s day', () => {
  vi.setSystemTime(new Date('2029-10-01T12:00:00'));
  show();
  choose('Standard 3 (optional)', 'iso-9001');
  choose('Standard 1', 'iso-27001');
  act(() => vi.advanceTimersByTime(600));
  expect(screen.getByText('ISO 27001:2022, ISO 9001:2015, side by side.')).toBeTruthy();
  expect(heads('At a glance')).toEqual(['ISO 27001:2022', 'ISO 9001:2015']);
  const rows = factRows(['iso-27001', 'iso-9001'], content, '2029-10-01');
  const edition = rows[2]?.cells ?? [];
  expect(edition[1]).toMatch(/not been accepted since 30 September 2029/);
  expect(cellsOf(/^Edition/)).toEqual(edition);
  expect(within(table('By clause')).getAllByRole('row')).toHaveLength(9);
});

test('one that stands there already does not come a second time, and that is said', () => {
  show('#v1&std=iso-9001,iso-14001');
  choose('Standard 3 (optional)', 'iso-9001');
  const refused = content.compare.choose.twice.replace('{name}', 'ISO 9001:2015');
  expect(screen.getByText(refused)).toBeTruthy();
  expect(heads('At a glance')).toHaveLength(2);
  choose('Standard 3 (optional)', 'iso-45001');
  expect(screen.queryByText(refused)).toBeNull();
  expect(heads('At a glance')).toHaveLength(3);
});

test('where one has no clauses to compare, it is named in the place of the table; so is what a link holds beyond', () => {
  show('#v1&std=iso-9001,haccp,ce-marking,iso-1&colour=red');
  expect(screen.getByText('Not understood in this link: std, colour.')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'By clause' })).toBeNull();
  expect(screen.getByText(/No table by clause: HACCP[^,]*, CE[^,]* cannot/)).toBeTruthy();
});

test('rows in which all say the same go on request', () => {
  show('#v1&std=iso-9001,iso-14001');
  expect(within(table('At a glance')).getByText('Audit days set by')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
  expect(within(table('At a glance')).queryByText('Audit days set by')).toBeNull();
  expect(within(table('At a glance')).getByText('At its heart')).toBeTruthy();
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('#v1&std=iso-9001,iso-14001&rows=different');
});

test('what was chosen in several lists before the script came counts', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = compareMarkup(compareData);
  const [first, second] = container.querySelectorAll('select');
  if (first) first.value = 'iso-9001';
  if (second) second.value = 'iso-14001';
  const replay = early(container);
  render(<CompareStandards data={compareData} signal={page.signal} onReady={replay} />, {
    container,
    hydrate: true,
  });
  expect(heads('At a glance')).toEqual(['ISO 9001:2015', 'ISO 14001:2015']);
});
