import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
import { svgFaults } from './svg-faults.ts';

const { sound, refused } = readTable(
  'src/pictures/owner/svg-faults.yaml',
  z.strictObject({
    sound: z.record(z.string(), z.string()),
    refused: z.record(z.string(), z.tuple([z.string(), z.string()])),
  }),
);
const root =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';
const faultsOf = (drawing: string) => svgFaults(drawing.replace('<svg', root));

it.each(Object.entries(sound))('finds nothing wrong with %s', (_, drawing) => {
  expect(faultsOf(drawing)).toEqual([]);
});

it.each(Object.entries(refused))('refuses %s', (_, [drawing, reason]) => {
  expect(faultsOf(drawing).join('; ')).toMatch(new RegExp(reason));
});
