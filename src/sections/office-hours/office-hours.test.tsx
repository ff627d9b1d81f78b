// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfficeHours } from './office-hours.tsx';

afterEach(cleanup);

const hours = {
  heading: 'Office hours',
  note: 'Call first.',
  lines: [{ days: 'Saturday', span: '08:30 to 13:00' }],
};
const action = { label: 'Plan', href: '/plan' };
const prepare = { heading: 'Have ready', items: ['The standard'] };

test('sample hours are called samples before anything else is said of them', () => {
  render(<OfficeHours prepare={prepare} action={action} hours={{ ...hours, sampleNote: 'Sample hours.' }} />);
  expect(screen.getByText('Sample hours. Call first.')).toBeTruthy();
  cleanup();
  render(<OfficeHours prepare={prepare} action={action} hours={hours} />);
  expect(screen.getByText('Call first.')).toBeTruthy();
});
