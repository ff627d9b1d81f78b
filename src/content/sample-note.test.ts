import { expect, test } from 'vitest';
import { sampleNote } from './sample-note.ts';

test('the note stays as long as one entry is a sample, and goes with the last', () => {
  expect(sampleNote([{}, { sample: true }], 'Samples.')).toBe('Samples.');
  expect(sampleNote([{}, {}], 'Samples.')).toBeUndefined();
  expect(sampleNote([], 'Samples.')).toBeUndefined();
});
