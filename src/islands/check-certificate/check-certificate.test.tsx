import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckCertificate } from './check-certificate.tsx';
import { checkData } from './source.ts';

const page = new AbortController();

const show = (fragment = '') => {
  location.hash = fragment;
  return render(<CheckCertificate data={checkData} signal={page.signal} />);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const question = (name: string) => within(screen.getByRole('group', { name }));
const answer = (name: string, choice: string) =>
  fireEvent.click(question(name).getByRole('radio', { name: choice }));

test('before any answer it says what to do', () => {
  show();
  expect(screen.getByText('Answer what you can. The result follows as you go.')).toBeTruthy();
  expect(screen.queryByText('Do not rely on it.')).toBeNull();
});

test('one answer is enough to stop: the result, why, and what to ask; said once the visitor rests', () => {
  show();
  answer('Do the scope words cover what you buy?', 'No');
  expect(screen.getByText('7. Do not rely on it.')).toBeTruthy();
  expect(screen.getByText(/Please answer in particular:\s*- Do the scope words cover/)).toBeTruthy();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).not.toContain('Do not rely on it.');
  act(() => vi.advanceTimersByTime(600));
  expect(said()).toContain('Do not rely on it.');
});

test('the edition named is judged by the register, and what is not asked of it goes', () => {
  show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Standard and edition' }), {
    target: { value: 'iso-15189@2012' },
  });
  expect(screen.getByText(/ISO 15189:2012 is no longer accepted since 6 December 2025/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: /Does it carry an accreditation mark/ })).toBeNull();
  expect(screen.queryByRole('group', { name: /For FSSC 22000/ })).toBeNull();
});

test('answers stand in the address once the visitor rests, and are all cleared with one press', () => {
  show('#v1&issuer=body&site=no');
  expect(screen.getByText('8. Ask first.')).toBeTruthy();
  answer('Does the issuer confirm the certificate?', 'Not looked');
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('#v1&issuer=body&site=no&confirmed=unknown');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('');
  expect(screen.getByText('Answer what you can. The result follows as you go.')).toBeTruthy();
});

test('answers that came with a link leave the address when they are cleared', () => {
  show('#v1&site=no');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('');
});

test('what a link holds beyond the questions is named', () => {
  show('#v1&site=perhaps&colour=red');
  expect(screen.getByText('Not understood in this link: site, colour.')).toBeTruthy();
});

test('a link that is followed before the answers are written is not written over', () => {
  show();
  answer('Do the scope words cover what you buy?', 'No');
  // The browser tells of it a moment later.
  history.pushState(null, '', '/#v1&issuer=body');
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('#v1&issuer=body');
});
