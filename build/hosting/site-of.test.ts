import { expect, test } from 'vitest';
import { content } from '#tests/content/this-content.ts';
import { siteOf } from './site-of.ts';

test('the site is a draft while a legal text waits for its lawyer, and insists on https as far as the owner has chosen', () => {
  const strictTransport = { includeSubDomains: true, preload: true };
  const { firm, terms } = content;
  const changed = { ...content, firm: { ...firm, strictTransport }, terms: { ...terms, reviewed: false } };
  expect(siteOf(changed, [])).toMatchObject({ isDraft: true, strictTransport });
});
