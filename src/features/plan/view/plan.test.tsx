import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islands } from '#src/site/islands.ts';
import { Plan } from './plan.tsx';

const islandData = islands.plan.data;

const page = new AbortController();

const show = (fragment = '') => {
  location.hash = fragment;
  return render(<Plan data={islandData} signal={page.signal} />);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const step = (name: string) => within(screen.getByRole('region', { name }));
const people = () =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: 'How many people work under your control, on all shifts?',
  });
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

// A packaging plant of 140 people.
const plant =
  '#v1&step=takes&sector=factory&named=iso-14001,iso-45001&sell=eu&people=140&work=paper&joint=yes&state=none' +
  '&by=2027-06-30&kind=certificate';

test('before any answer it says what to do; a trade leads to its standards, and step 2 calculates with them', () => {
  show();
  expect(screen.getByText('Choose what you do: the list fills itself.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Software, IT, outsourcing' }));
  const takes = step('What it takes');
  expect(takes.getByRole('checkbox', { name: 'ISO 27001:2022' })).toHaveProperty('checked', true);
  expect(takes.getByText(/ISO\/IEC 27006-1/)).toBeTruthy();
});

test('the packaging plant: what CE is, days in a table, and no slack', () => {
  show(plant);
  expect(step('What you need').getByText("Not what it seems · Maker's declaration")).toBeTruthy();
  const takes = step('What it takes');
  const table = within(takes.getByRole('table', { name: 'Auditor days of the plan' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '10',
    '18',
    '21.5',
    '3.5',
    '6',
    '7',
    '6.5',
    '12',
    '14.5',
  ]);
  expect(takes.getByText(/^Possible, without slack\. Begin by 14 December 2026/)).toBeTruthy();
});

test('a number that cannot be used is told at the field once it is left, and the last result stays', () => {
  show(plant);
  type(people(), '0');
  expect(people().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Whole number from 1 to 99,999.')).toBeTruthy();
  expect(step('What it takes').getByText(/^10 to 21\.5 auditor days/)).toBeTruthy();
  type(people(), '5');
  expect(people().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Whole number from 1 to 99,999.')).toBeNull();
  // Nothing is kept on the device before the visitor asks for it.
  vi.advanceTimersByTime(2000);
  expect(localStorage.length).toBe(0);
});

test("an answer of an auditor's question fills its clause; the change is said once the visitor rests", () => {
  show(plant);
  const ready = step('How ready you are');
  const question = within(
    ready.getByRole('group', { name: /Is the scope written, with sites and activities/ }),
  );
  fireEvent.click(question.getByRole('radio', { name: 'In place, with records' }));
  const [said] = ready.getAllByRole('status');
  expect(said?.textContent).toBe('');
  act(() => vi.advanceTimersByTime(600));
  expect(ready.getAllByText('Clause 4: Ready to be tested.')).toHaveLength(1);
});

test('all answers are cleared, also from this device, and brought back until the next input', () => {
  show(plant);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep my answers in this browser' }));
  vi.advanceTimersByTime(400);
  expect(localStorage.getItem('plan')).toContain('people=140');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
  expect([people().value, localStorage.getItem('plan')]).toEqual(['', null]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(people().value).toBe('140');
});

test('answers that came with a link leave the address when they are cleared', () => {
  show(plant);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
  vi.advanceTimersByTime(400);
  expect(location.hash).toBe('#takes');
});

test('over kept answers a link asks which of the two counts, and what it holds beyond the plan is named', () => {
  localStorage.setItem('plan', 'v1&step=need&people=60');
  show('#v1&people=140&colour=red&sector=<script>');
  expect(screen.getByText('Not understood in this link: sector, colour.')).toBeTruthy();
  expect(people().value).toBe('60');
  fireEvent.click(screen.getByRole('button', { name: 'Use the link' }));
  expect(people().value).toBe('140');
});

test('the sheet and the message say what is planned, and the day rate is in neither link nor message', () => {
  show(plant);
  type(screen.getByRole('textbox', { name: /^Day rate/ }), '45000');
  type(screen.getByRole('textbox', { name: /^Currency/ }), 'LKR');
  expect(step('What it takes').getByText(/LKR 450,000/)).toBeTruthy();
  const take = step('Take it with you');
  expect(within(take.getByRole('article')).getByText('ISO 14001:2026')).toBeTruthy();
  const message = take.getByRole('textbox', { name: 'Message' });
  expect(message).toHaveProperty('value', expect.stringMatching(/140 people.*ISO 14001:2026.*6 June 2027/));
  expect(take.getByRole('article').textContent).not.toContain('LKR');
  fireEvent.click(take.getByRole('checkbox', { name: 'Print my day rate' }));
  expect(take.getByRole('article').textContent).toContain('LKR');
  fireEvent.click(take.getByRole('checkbox', { name: 'Add the link to my plan' }));
  expect(message.textContent).not.toContain('45000');
});

test('where only the quick plan is in time, that one goes into the calendar', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show(plant);
  fireEvent.click(step('Take it with you').getByRole('button', { name: 'Calendar file' }));
  // However long the code of the file takes to come.
  await vi.waitFor(() => expect(made).toHaveBeenCalled(), { timeout: 30_000 });
  const [file] = made.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  // Stage 2 of the quick plan; the careful one has it in September.
  expect(text).toMatch(/DTSTART;VALUE=DATE:20270426[\s\S]*?SUMMARY:Stage 2/);
  vi.restoreAllMocks();
});

test('a link that is followed before the answers are written is not written over', () => {
  show(plant);
  fireEvent.change(people(), { target: { value: '150' } });
  // The browser tells of it a moment later.
  history.pushState(null, '', '/#v1&step=need&sector=tea');
  vi.advanceTimersByTime(400);
  expect(location.hash).toBe('#v1&step=need&sector=tea');
});
