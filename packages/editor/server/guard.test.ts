import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../tests/table.ts';
import { cookieOf, previewRefusal, refusal } from './guard.ts';

const request = z.strictObject({
  url: z.string(),
  method: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  why: z.string().optional(),
});
const { editor, beside } = readTable(
  'packages/editor/server/guard.yaml',
  z.strictObject({ editor: z.array(request), beside: z.array(request) }),
);
const host = '127.0.0.1:4330';
const cookie = cookieOf('token');

test.each(editor)('the editor is asked: %o', ({ why, headers, ...asked }) => {
  expect(refusal({ ...asked, headers: { host, cookie, ...headers } }, host, 'token')).toBe(why);
});

test.each(beside)('the pages beside the form are asked: %o', ({ why, headers, ...asked }) => {
  expect(previewRefusal({ ...asked, headers: { cookie, ...headers } }, '/site', cookie)).toBe(why);
});
