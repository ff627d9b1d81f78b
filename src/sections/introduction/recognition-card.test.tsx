// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecognitionCard } from './recognition-card.tsx';

afterEach(cleanup);

test('a note beside the list, named by its heading', () => {
  const picture = { src: '/art/jar.svg', width: 240, height: 240 };
  render(<RecognitionCard heading="Recognised" text="By buyers." picture={picture} wide={false} />);
  const card = screen.getByRole('complementary', { name: 'Recognised' });
  expect(card.textContent).toBe('RecognisedBy buyers.');
});
