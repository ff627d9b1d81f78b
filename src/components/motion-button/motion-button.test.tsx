// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MotionButton } from './motion-button.tsx';

afterEach(cleanup);

test('names what a press does now, and carries the name for afterwards', () => {
  render(<MotionButton labels={{ pause: 'Pause the movement', play: 'Play the movement' }} place="corner" />);
  const button = screen.getByRole('button', { name: 'Pause the movement' });
  expect(button.dataset.play).toBe('Play the movement');
  expect(button.dataset.pause).toBe('Pause the movement');
});
