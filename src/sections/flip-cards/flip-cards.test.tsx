// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FlipCards } from './flip-cards.tsx';

afterEach(cleanup);

const card = {
  family: 'ocean',
  front: {
    picture: { src: '/art/certificate.svg', width: 420, height: 400 },
    title: 'Lead auditors',
    subtitle: 'Of the team',
  },
  back: { title: 'Lead auditors', figure: '9' },
  items: ['ISO 9001', 'ISO 14001'],
  meaning: 'You know what is asked.',
};
const show = (...notes: (string | undefined)[]) =>
  render(<FlipCards id="cards" cards={[card]} turnLabel="Turn the card" notes={notes} />);

test('a card with its record, what it means, and a button named after it', () => {
  show();
  expect(screen.getAllByRole('heading', { name: 'Lead auditors' })).not.toEqual([]);
  expect(screen.getByText('ISO 14001')).toBeTruthy();
  expect(screen.getByText('You know what is asked.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn the card: Lead auditors' })).toBeTruthy();
});

test('notes are one paragraph; each can stand alone, or none', () => {
  show('Figures are ours.', 'Some are samples.');
  expect(screen.getByText('Figures are ours. Some are samples.')).toBeTruthy();
  cleanup();
  show(undefined, 'Some are samples.');
  expect(screen.getByText('Some are samples.')).toBeTruthy();
  cleanup();
  const { container } = show(undefined, undefined);
  expect(container.querySelector('section > div > p')).toBeNull();
});
