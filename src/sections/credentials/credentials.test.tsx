// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Credentials } from './credentials.tsx';

afterEach(cleanup);

const credential = {
  title: 'Lead auditors',
  subtitle: 'Of the team',
  family: 'ocean',
  picture: { src: '/art/certificate.svg', width: 420, height: 400 },
  figure: '9',
  items: ['ISO 9001', 'ISO 14001'],
  meaning: 'You know what is asked.',
};
const show = (notes: { note?: string; sampleNote?: string }) =>
  render(<Credentials credentials={[credential]} turnLabel="Turn the card" {...notes} />);

test('a card with its record, what it means, and a button named after it', () => {
  show({});
  expect(screen.getByRole('heading', { name: 'Lead auditors' })).toBeTruthy();
  expect(screen.getByText('ISO 14001')).toBeTruthy();
  expect(screen.getByText('You know what is asked.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn the card: Lead auditors' })).toBeTruthy();
});

test('the note and the word on samples are one paragraph; each can stand alone, or neither', () => {
  show({ note: 'Figures are ours.', sampleNote: 'Some are samples.' });
  expect(screen.getByText('Figures are ours. Some are samples.')).toBeTruthy();
  cleanup();
  show({ sampleNote: 'Some are samples.' });
  expect(screen.getByText('Some are samples.')).toBeTruthy();
  cleanup();
  const { container } = show({});
  expect(container.querySelector('section > div > p')).toBeNull();
});
