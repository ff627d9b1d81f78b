// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProcessSteps } from './process-steps.tsx';

afterEach(cleanup);

const steps = ['Free Initial Consultation', 'Gap Analysis & Quotation'].map((title, index) => ({
  title,
  lead: `Lead ${index}.`,
  text: `Description ${index}.`,
  result: `Result ${index}`,
}));
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('each step has its number, title, bold lead-in, description and result', () => {
  render(<ProcessSteps id="our-process" heading="Our Process" steps={steps} resultLabel="You receive" />);
  expect(items()).toEqual([
    '1Free Initial ConsultationLead 0. Description 0.You receive Result 0',
    '2Gap Analysis & QuotationLead 1. Description 1.You receive Result 1',
  ]);
  expect(screen.getByText('Lead 0.').tagName).toBe('B');
  expect(screen.getByRole('region', { name: 'Our Process' }).id).toBe('our-process');
});

test('in brief the description is left out', () => {
  render(<ProcessSteps id="process" steps={steps} resultLabel="You receive" brief />);
  expect(items()[0]).toBe('1Free Initial ConsultationLead 0. You receive Result 0');
});

test('without a heading there is none, and nothing points at one', () => {
  const { container } = render(<ProcessSteps id="process" steps={steps} resultLabel="You receive" />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(container.querySelector('[aria-labelledby]')).toBeNull();
});
