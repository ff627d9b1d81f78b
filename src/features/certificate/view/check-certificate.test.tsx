import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islands } from '#src/site/islands.ts';
import { CheckCertificate } from './check-certificate.tsx';

const checkData = islands.checkCertificate.data;

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

test('one answer is enough to stop: the result, why, and what to ask; said once the visitor rests', () => {
  show();
  expect(screen.getByText('Answer what you can. The result follows as you go.')).toBeTruthy();
  expect(screen.queryByText('Do not rely on it.')).toBeNull();
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
  expect(screen.getByText(/ISO 15189:2012 has not been accepted since 6 December 2025/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: /For FSSC 22000/ })).toBeNull();
});

test('what a link holds is used, and named where it is beyond the questions', () => {
  show('#v1&issuer=body&site=no&scope=perhaps&colour=red');
  expect(screen.getByText('8. Ask first.')).toBeTruthy();
  expect(screen.getByText('Not understood in this link: scope, colour.')).toBeTruthy();
});

test('a link that is followed before the answers are written is not written over', () => {
  show();
  answer('Do the scope words cover what you buy?', 'No');
  // The browser tells of it a moment later.
  history.pushState(null, '', '/#v1&issuer=body');
  act(() => vi.advanceTimersByTime(400));
  expect(location.hash).toBe('#v1&issuer=body');
});
