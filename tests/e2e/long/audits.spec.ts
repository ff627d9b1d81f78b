import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { readTable } from '../../table.ts';
import { axe, colours } from '../audits/axe.ts';
import { largeText, textSpacing } from '../audits/enlarged.ts';
import { fixedOverText } from '../audits/fixed-over-text.ts';
import { focus } from '../audits/focus.ts';
import { ibm } from '../audits/ibm.ts';
import { overflow } from '../audits/reflow.ts';
import { targetSize } from '../audits/target-size.ts';
import { brokenWords } from '../audits/words.ts';
import type { Audit } from '../helpers/audited.ts';
import { listenForComplaints } from '../helpers/complaints.ts';

// The tests of the tests: each audit must find the defect that it is there for, and nothing else.

const audits: Readonly<Record<string, Audit>> = {
  axe,
  colours,
  ibm,
  targetSize,
  focus,
  overflow,
  textSpacing,
  largeText,
  brokenWords,
  fixedOverText,
};

const pageWith = (defect: string) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>A page with one defect</title>
<style>
  body { margin: 0; background: #fff; color: #000; font: 1rem/1.5 sans-serif }
  main { padding: 4rem 20px }
  button, input { min-width: 44px; min-height: 44px; background: #fff; border: 1px solid; color: #000; font: inherit }
  .bar { position: fixed; inset: auto 0 0; height: 120px; background: #fff }
</style></head>
<body><main><h1>Heading</h1><p>Text with <a href="#more">a link</a> in it.</p>${defect}<h2 id="more">More</h2><p>Text.</p></main></body></html>`;

const defects = readTable(
  'tests/e2e/long/defects.yaml',
  z.array(z.strictObject({ html: z.string(), found: z.record(z.string(), z.string()) })),
);

test.use({ viewport: { width: 320, height: 640 } });

test('each audit finds the defects that it is there for, and nothing else', async ({ page }) => {
  for (const { html, found } of defects) {
    // A new document each time: the walk with the Tab key begins at its top.
    await page.goto('about:blank');
    await page.setContent(pageWith(html));
    const red: Record<string, string> = {};
    for (const [audit, run] of Object.entries(audits)) {
      const faults = await run(page);
      if (faults.length > 0) red[audit] = faults.join('\n');
    }
    const expected = Object.entries(found).map(([audit, says]) => [
      audit,
      expect.stringMatching(new RegExp(says)),
    ]);
    expect.soft(red, html).toEqual(Object.fromEntries(expected));
  }
});

test('complaints of a page are heard', async ({ page, baseURL }) => {
  const complaints = await listenForComplaints(page, baseURL);
  await page.goto('/no-such-page');
  expect(complaints).toEqual([]);
  await page.route('/aborted.png', (route) => route.abort());
  await page.evaluate(async () => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an exception');
    });
    const image = new Image();
    image.src = '/no-such-picture.png';
    image.setAttribute('style', 'color: red');
    new Image().src = '/aborted.png';
    document.body.append(image);
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  const kinds = [
    /a warning/,
    /exception: an exception/,
    /console error: .*status of 404.*no-such-picture/,
    /console error: .*ERR_FAILED.*aborted/,
    /console error: .*https:\/\/elsewhere.*violates.*connect-src/,
    /console error: .*violates.*style-src/,
  ];
  await expect
    .poll(() => kinds.filter((kind) => !complaints.some((text) => kind.test(text))).map(String))
    .toEqual([]);
});
