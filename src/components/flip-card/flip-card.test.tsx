import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { flipCard } from '#src/browser/behaviours/flip-card.ts';
import { FlipCard } from './flip-card.tsx';

let page = new AbortController();

const start = () => {
  for (const card of document.querySelectorAll<HTMLElement>('[data-flip-card]')) flipCard(card, page.signal);
};

const renderCard = () =>
  render(
    <ul>
      <FlipCard
        family="lagoon"
        front={{
          picture: { src: '/art/vials.svg', width: 600, height: 420 },
          title: 'GMP Service',
          subtitle: 'Batch by batch',
        }}
        back={{ title: 'GMP Service', figure: 'GMP' }}
        link={{ href: '/gmpMain', label: 'Learn More' }}
        turnLabel="Turn the card"
      >
        <p>Premises, people, records</p>
      </FlipCard>
    </ul>,
  );

const face = (text: string) => screen.getByText(text).closest('[data-face]');
const front = () => face('Batch by batch');
const back = () => face('Premises, people, records');
const button = () => screen.getByRole('button', { name: 'Turn the card: GMP Service' });

beforeEach(() => {
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  cleanup();
});

test('before script both faces can be read, front first, and one link names the card', () => {
  renderCard();
  expect(screen.getByRole('listitem').textContent).toMatch(/Batch by batch.*Premises, people, records/);
  expect(document.querySelector('[inert]')).toBeNull();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn More: GMP Service', '/gmpMain'],
  ]);
});

test('link and button stand outside both faces, so that an inert face never holds the focus', () => {
  renderCard();
  expect(screen.getByRole('link').closest('[data-face]')).toBeNull();
  expect(button().closest('[data-face]')).toBeNull();
});

test('the button turns the card, and the face turned away is inert', () => {
  renderCard();
  start();
  expect([front()?.hasAttribute('inert'), back()?.hasAttribute('inert')]).toEqual([false, true]);
  fireEvent.click(button());
  expect([front()?.hasAttribute('inert'), back()?.hasAttribute('inert')]).toEqual([true, false]);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button());
  expect([front()?.hasAttribute('inert'), back()?.hasAttribute('inert')]).toEqual([false, true]);
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

const pointer = (type: string, pointerType: string) =>
  fireEvent(screen.getByRole('listitem'), new PointerEvent(type, { pointerType }));

test('a mouse over the card turns it and leaving turns it back; a finger does not', () => {
  renderCard();
  start();
  pointer('pointerenter', 'touch');
  expect(back()?.hasAttribute('inert')).toBe(true);
  pointer('pointerenter', 'mouse');
  expect(back()?.hasAttribute('inert')).toBe(false);
  pointer('pointerleave', 'mouse');
  expect(back()?.hasAttribute('inert')).toBe(true);
});

test('the button turns back what hover or focus has turned, and says so', () => {
  renderCard();
  start();
  pointer('pointerenter', 'mouse');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button());
  expect([front()?.hasAttribute('inert'), back()?.hasAttribute('inert')]).toEqual([false, true]);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  button().focus();
  expect(button().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button());
  expect(back()?.hasAttribute('inert')).toBe(true);
});

test('what a finger has turned stays when the focus goes', () => {
  renderCard();
  start();
  fireEvent.click(button());
  fireEvent.focusOut(button());
  expect(back()?.hasAttribute('inert')).toBe(false);
});

test('focus inside turns the card, and leaving turns it back', () => {
  renderCard();
  start();
  screen.getByRole('link').focus();
  expect([front()?.hasAttribute('inert'), back()?.hasAttribute('inert')]).toEqual([true, false]);
  button().focus();
  expect(back()?.hasAttribute('inert')).toBe(false);
  button().blur();
  expect(back()?.hasAttribute('inert')).toBe(true);
});

test('Escape shows the front again, whatever turned the card', () => {
  renderCard();
  start();
  pointer('pointerenter', 'mouse');
  fireEvent.click(button());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([front()?.hasAttribute('inert'), back()?.hasAttribute('inert')]).toEqual([false, true]);
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('after the page is left, nothing listens any more', () => {
  renderCard();
  start();
  page.abort();
  fireEvent.click(button());
  expect(back()?.hasAttribute('inert')).toBe(true);
});
