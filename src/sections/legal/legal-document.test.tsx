// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LegalDocument } from './legal-document.tsx';

afterEach(cleanup);

test('clauses are numbered alike in the list and in the text, and every link of the list meets its clause', () => {
  const clause = (id: string, heading: string) => ({ id, heading, html: `<p>${heading} in full.</p>` });
  const { container } = render(
    <LegalDocument
      id="terms"
      document={{
        title: 'Terms',
        changed: '2026-11-21',
        reviewed: false,
        intro: 'These terms apply.',
        clauses: [clause('scope', 'Scope'), clause('payment', 'Payment')],
      }}
      changed="Last changed: 21 November 2026"
      clausesLabel="Clauses"
    />,
  );
  expect(screen.getByRole('region', { name: 'Terms' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['1 Scope', '2 Payment']);
  const met = links.map((link) => container.querySelector(link.getAttribute('href') ?? ''));
  expect(met.map((target) => target?.textContent)).toEqual([
    '1ScopeScope in full.',
    '2PaymentPayment in full.',
  ]);
});
