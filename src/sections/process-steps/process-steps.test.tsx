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
  time: `${index} weeks`,
  fee: 'Free',
}));
const stepLabels = {
  result: 'You receive',
  time: 'Usual time',
  fee: 'Fee',
  details: 'What you receive, time and fee',
};
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('each step has its number, title, bold lead-in, description, result, time and fee', () => {
  render(<ProcessSteps id="our-process" heading="Our Process" steps={steps} labels={stepLabels} />);
  expect(items()).toEqual([
    '1Free Initial ConsultationLead 0. Description 0.You receive Result 0Usual time 0 weeksFee Free',
    '2Gap Analysis & QuotationLead 1. Description 1.You receive Result 1Usual time 1 weeksFee Free',
  ]);
  expect(screen.getByText('Lead 0.').tagName).toBe('B');
  expect(screen.getByRole('region', { name: 'Our Process' }).id).toBe('our-process');
});

test('in brief the description is left out', () => {
  render(<ProcessSteps id="process" steps={steps} labels={stepLabels} brief />);
  expect(items()[0]).toBe('1Free Initial ConsultationLead 0. You receive Result 0Usual time 0 weeksFee Free');
});

test('without a heading there is none, and nothing points at one', () => {
  const { container } = render(<ProcessSteps id="process" steps={steps} labels={stepLabels} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(container.querySelector('[aria-labelledby]')).toBeNull();
});
