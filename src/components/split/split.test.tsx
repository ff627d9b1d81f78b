// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Split } from './split.tsx';

afterEach(cleanup);

test('heading and note come before the matter', () => {
  const { container } = render(
    <Split id="steps" heading="Six steps" note="In this order.">
      <ol>
        <li>First</li>
      </ol>
    </Split>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Six steps' }).id).toBe('steps');
  expect(container.textContent).toBe('Six stepsIn this order.First');
});
