// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LogoWall } from './logo-wall.tsx';

afterEach(cleanup);

const picture = { src: '/art/wordmark.svg', width: 160, height: 60 };

test('each logo is an entry of a list by the name of its client', () => {
  render(
    <LogoWall
      id="clients"
      heading="Clients"
      clients={['Hela Spice', 'Ruhunu Mills'].map((name) => ({ name, picture, isPhoto: false }))}
      missingLabel="Logo Error"
      showAll="All {count}"
      sampleNote="These are samples."
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Ruhunu Mills' }).getAttribute('loading')).toBe('lazy');
  expect(screen.getByText('These are samples.')).toBeTruthy();
});
