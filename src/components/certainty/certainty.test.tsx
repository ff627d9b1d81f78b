// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Certainty } from './certainty.tsx';

afterEach(cleanup);

test('how sure it is stands there in a word, not in strokes alone', () => {
  render(<Certainty level="reported" word="Reported" />);
  expect(screen.getByText('Reported').dataset.level).toBe('reported');
});
