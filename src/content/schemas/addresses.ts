import { z } from 'zod';
import { pageId } from './reference.ts';
import { ofForm } from './text.ts';

/**
 * content/addresses.yaml: every address under which a page was ever published, and the page that answers there, itself or
 * by a redirect.
 */
export const addresses = z.record(
  ofForm(
    /^\/([\w-]+(\/[\w-]+)?)?$/,
    'must be an address of a page, such as /iso9001Main, without a slash at the end',
  ),
  pageId,
);

/** content/redirects.yaml: an address people type, and the page it leads to, with a section where it has one. */
export const redirects = z.record(
  ofForm(
    /^\/[\w-]+$/,
    'must be an address of one part, such as /iso-9001, without .html or a slash at the end',
  ).meta({ description: 'The address that people type, such as /iso-9001' }),
  ofForm(
    /^[a-z0-9]+(-[a-z0-9]+)*(#[a-z0-9-]+)?$/,
    'must be a page id, such as iso-9001, or with its section: terms#privacy',
  ),
);
