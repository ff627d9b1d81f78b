import { z } from 'zod';

/** A sentence or a few, for visitors. Tokens such as `{firm.name}` are filled in while loading. */
export const text = (max = 600) =>
  z
    .string()
    .trim()
    .min(1, 'is empty: write it, or remove the entry')
    .max(max, `is longer than ${max} characters: shorten it`);

/** A short label, heading or name. */
export const label = text(90);

/** An id of a page, drawing or anchor: lower case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A day as YYYY-MM-DD; YAML would otherwise turn it into a clock time in some time zone. */
export const day = z.iso.date({ error: 'must be a day written as YYYY-MM-DD, in quotes' });

/** A file the owner put into content/media/. */
export const mediaFile = z
  .string()
  .regex(
    /^[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i,
    'must name a JPEG, PNG, WebP, AVIF or SVG file in content/media/',
  );

/** Marks a value that stands in until the owner gives the real one. Remove the line with the sample. */
export const sample = z.literal(true).optional();

/** Where the proof of a claim of the firm is kept. A release is refused without it. */
export const evidence = text(300).optional();
