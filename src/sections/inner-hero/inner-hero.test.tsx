// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InnerHero } from './inner-hero.tsx';

afterEach(cleanup);

const drawing = { src: '/art/hero.svg', width: 1600, height: 900 };
const show = (title: { before?: string; main: string; after?: string }) =>
  render(
    <InnerHero
      title={title}
      trail={{ label: 'You are here', trail: [{ name: 'Home', href: '/' }] }}
      headline="Results with proof"
      tagline="Tagline"
      facts={[{ label: 'Family', value: 'Laboratories' }]}
      picture={{ wide: drawing, tall: drawing }}
      height="full"
      labels={{ scroll: 'To the text', pauseMotion: 'Pause', playMotion: 'Play' }}
    />,
  );

test('a designation in three sizes is one name', () => {
  show({ before: 'ISO/IEC', main: '17025', after: ':2017' });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('ISO/IEC 17025:2017');
  expect(heading.dataset.long).toBeUndefined();
});

test('words too long for the size of a designation are set smaller', () => {
  show({ main: 'Management Review Meetings (MRM)' });
  expect(screen.getByRole('heading', { level: 1 }).dataset.long).toBe('true');
});

test('the arrow leads to the body', () => {
  show({ main: 'ISO 9001' });
  expect(screen.getByRole('link', { name: 'To the text' }).getAttribute('href')).toBe('#content');
});
