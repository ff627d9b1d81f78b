import { z } from 'zod';
import { readTable } from './table.ts';

/** An entry of a menu: its label and address, then the entries below it. */
export type Entry = readonly [label: string, href: string, children?: readonly Entry[]];

const link = z.tuple([z.string(), z.string()]);
const menu: z.ZodType<Entry[]> = z.lazy(() =>
  z.array(z.union([link, z.tuple([z.string(), z.string(), menu])])),
);
const text = z.string();
const texts = z.array(text);
const byAddress = z.record(z.string(), z.string());
/** What the specification says of pages and menus. */
export const specification = readTable(
  'tests/specification.yaml',
  z.strictObject({
    standards: byAddress,
    headings: byAddress,
    others: texts,
    tools: texts,
    typed: byAddress,
    header: menu,
    sixServices: z.array(link),
    fourServices: z.array(link),
    footer: menu,
    services: z.strictObject({ standard: texts, certification: texts, management: texts }),
  }),
);

const { standards, headings, others } = specification;
/** The 31 addresses of section 2.1. */
export const specifiedAddresses: readonly string[] = [
  ...others,
  ...Object.keys(standards),
  ...Object.keys(headings),
];

/** An address that no page has. */
export const unknownAddress = '/no-such-page';

const edition = z.strictObject({
  named: text,
  status: text,
  successor: text.optional(),
  ends: text.optional(),
  sure: text.optional(),
});

/** What the fact sheet says. */
export const facts = readTable(
  'tests/facts.yaml',
  z.strictObject({
    marks: z.strictObject({ checked: text, reported: text, oneSource: text, unconfirmed: text }),
    editions: z.array(edition),
    newCertificates: z.array(z.tuple([text, text, text, text])),
    sureDays: z.array(z.tuple([text, text])),
    auditDays: text,
  }),
);
