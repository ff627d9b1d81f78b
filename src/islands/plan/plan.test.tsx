import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Plan } from './plan.tsx';
import { islandData } from './source.ts';

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
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const people = () =>
  screen.getByRole('textbox', { name: 'How many people work under your control, on all shifts?' });
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

// A packaging plant of 140 people.
const plant =
  '#v1&step=takes&sector=factory&named=iso-14001,iso-45001&sell=eu&people=140&work=paper&joint=yes&state=none' +
  '&by=2027-06-30&kind=certificate';

test('before any answer it says what to do, and shows no result', () => {
  show();
  expect(screen.getByText('Choose what you do: the list fills itself.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a trade alone leads to its standards, and step 2 reckons with them', () => {
  show();
  choose('Software, IT, outsourcing');
  const card = step('What you need').getByRole('heading', { name: 'ISO 27001:2022' });
  expect(card).toBeTruthy();
  expect(step('What it takes').getByRole('checkbox', { name: 'ISO 27001:2022' })).toHaveProperty(
    'checked',
    true,
  );
  expect(step('What it takes').getByText(/ISO\/IEC 27006-1/)).toBeTruthy();
});

test('the packaging plant: both standards, CE is not what it seems, 10 to 21.5 days, and no slack', () => {
  show(plant);
  const need = step('What you need');
  expect(need.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'ISO 14001:2015',
    'ISO 45001:2018',
    'CE Marking',
  ]);
  expect(need.getByText("Not what it seems · Maker's declaration")).toBeTruthy();
  const takes = step('What it takes');
  const rows = within(takes.getByRole('table', { name: 'Auditor days of the plan' })).getAllByRole('row');
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['10', '18', '21.5'],
    ['3.5', '6', '7'],
    ['6.5', '12', '14.5'],
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
  expect(people()).toHaveProperty('value', '');
  expect(localStorage.getItem('plan')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(people()).toHaveProperty('value', '140');
});

test('answers that came with a link leave the address when they are cleared', () => {
  show(plant);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
  vi.advanceTimersByTime(400);
  expect(location.hash).toBe('#takes');
});

test('nothing is kept on the device before the visitor asks for it', () => {
  show(plant);
  type(people(), '150');
  vi.advanceTimersByTime(2000);
  expect(localStorage.length).toBe(0);
});

test('what a link holds beyond the plan is named, and the rest is used', () => {
  show('#v1&people=140&colour=red&sector=<script>');
  expect(screen.getByText('Not understood in this link: sector, colour.')).toBeTruthy();
  expect(people()).toHaveProperty('value', '140');
});

test('over kept answers a link asks which of the two counts', () => {
  localStorage.setItem('plan', 'v1&step=need&people=60');
  show(plant);
  expect(people()).toHaveProperty('value', '60');
  fireEvent.click(screen.getByRole('button', { name: 'Use the link' }));
  expect(people()).toHaveProperty('value', '140');
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

test('a standard chosen in step 2 alone is planned to the edition that has replaced its own, on paper and in the message', () => {
  show('#v1&step=takes&std=iso-14001');
  const take = step('Take it with you');
  expect(within(take.getByRole('article')).getByText('ISO 14001:2026')).toBeTruthy();
  expect(take.getByRole('textbox', { name: 'Message' })).toHaveProperty(
    'value',
    expect.stringContaining('ISO 14001:2026'),
  );
});

test('where only the quick plan is in time, that one goes into the calendar', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show(plant);
  fireEvent.click(step('Take it with you').getByRole('button', { name: 'Calendar file' }));
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
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
