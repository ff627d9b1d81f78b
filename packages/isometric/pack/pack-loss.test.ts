import sharp from 'sharp';
import { expect, test } from 'vitest';
import { boundsOf, type Face } from '../face.ts';
import { subjectFaces } from '../subject-hero.ts';
import { pack, paintAttributes } from './pack.ts';
import { pathText } from './serialise.ts';

const GRAIN = 2.4;

/** Faces one after another, as they are: nothing joined. */
const unpacked = (faces: readonly Face[]): string =>
  faces.map((face) => `<path${paintAttributes(face.paint, GRAIN)} d="${pathText([face], GRAIN)}"/>`).join('');

const pixels = async (content: string, faces: readonly Face[]): Promise<Buffer> => {
  const { left, top, right, bottom } = boundsOf(faces);
  const box = [left, top, right - left, bottom - top].map((value) => Math.round(value * GRAIN));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${box.join(' ')}">${content}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#06213a' }).removeAlpha().raw().toBuffer();
};

test('a packed hero looks like its faces painted one after another, at three quarters of the size', async () => {
  const faces = subjectFaces({ scene: 'balance', numeral: '37001', family: 'nil-manel' }, 250);
  const [before, after] = await Promise.all([
    pixels(unpacked(faces), faces),
    pixels(pack(faces, GRAIN), faces),
  ]);
  const different = before.filter((value, i) => Math.abs(value - (after[i] ?? 0)) > 48).length / 3;
  expect(different / (800 * 600)).toBeLessThan(0.0005);
  expect(pack(faces, GRAIN).length).toBeLessThan(unpacked(faces).length * 0.75);
});
