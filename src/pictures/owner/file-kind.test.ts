import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1"/>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
])('knows a drawing: %s', (text) => {
  expect(fileKind(Buffer.from(text))).toEqual({ shown: 'svg' });
});

it.each([
  ['a text', 'Photo follows by e-mail.'],
  ['a web page', '\n<!doctype html><title>404</title><svg/>'],
  ['a PDF', '%PDF-1.7'],
  ['a GIF', 'GIF89a'],
  ['a HEIC photo as telephones store it', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['an office document or an archive', 'PK\x03\x04'],
  ['no picture', '\x7fELF\x02\x01\x01\0'],
])('names %s as such', (other, text) => {
  expect(fileKind(Buffer.from(text, 'latin1'))).toEqual({ other });
});
