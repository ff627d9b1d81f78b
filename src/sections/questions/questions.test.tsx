// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Questions } from './questions.tsx';

afterEach(cleanup);

test('each question is closed, keeps its answer, and has an address of its own', () => {
  render(
    <Questions heading="Questions" questions={[{ question: 'ISO 22000 or HACCP?', answer: 'Either.' }]} />,
  );
  expect(screen.getByRole('region', { name: 'Questions' })).toBeTruthy();
  const question = document.getElementById('iso-22000-or-haccp');
  expect(question?.querySelector('summary')?.textContent).toBe('ISO 22000 or HACCP?');
  expect(question?.hasAttribute('open')).toBe(false);
  expect(question?.textContent).toContain('Either.');
});
