import { expect, it } from 'vitest';
import { svgSize } from './svg-size.ts';

it.each([
  ['<svg width="200" height="50px" viewBox="0 0 4 4">', { width: 200, height: 50 }],
  ['<svg width="1in" height="72pt">', { width: 96, height: 96 }],
  ['<svg viewBox="0 0 300,100">', { width: 300, height: 100 }],
  ["<svg width='100%' height='100%' viewBox='-5 -5 30 10'>", { width: 30, height: 10 }],
])('reads the shape from %s', (root, size) => {
  expect(svgSize(root)).toEqual(size);
});

it.each([
  '<svg>',
  '<svg width="100">',
  '<svg viewBox="0 0 0 0">',
  '<svg stroke-width="4" stroke-height="4">',
])('finds no shape in %s', (root) => {
  expect(svgSize(root)).toBeUndefined();
});
