import { expect, test } from '@playwright/test';
import type { Audit } from '../audits/audit.ts';
import { axe, colours } from '../audits/axe.ts';
import { brokenWords } from '../audits/broken-words.ts';
import { largeText, textSpacing } from '../audits/enlarged.ts';
import { fixedOverText } from '../audits/fixed-over-text.ts';
import { focus } from '../audits/focus.ts';
import { ibm } from '../audits/ibm.ts';
import { overflow } from '../audits/reflow.ts';
import { targetSize } from '../audits/target-size.ts';
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

/** A defect of each kind, and what each audit that is to find it says; the others are to find nothing. */
const defects: readonly [html: string, found: Readonly<Record<string, RegExp>>][] = [
  ['', {}],
  // A contrast of 5:1, enough for AA alone.
  [
    '<p style="color: #707070">Less faint</p>',
    { axe: /^color-contrast-enhanced:/, colours: /^color-contrast-enhanced:/ },
  ],
  ['<button></button>', { axe: /^button-name/, ibm: /^input_label_exists/ }],
  ['<div onclick="alert()">Press</div>', { ibm: /^aria_eventhandler_role_valid/ }],
  ['<h4>Deep</h4>', { axe: /^heading-order/ }],
  ['<button aria-labelledby="gone">Press</button>', { ibm: /^aria_/ }],
  [
    `<style>.small { display: block; width: 1rem; font-size: .5rem; line-height: 1 }</style>
    <div><a href="#more" class="small">a</a><a href="#more" class="small">b</a></div>`,
    { ibm: /^target_spacing_sufficient/, targetSize: /a "a" is .* beside a "b"/ },
  ],
  ['<button style="outline: none">Press</button>', { focus: /"Press" looks the same without the focus/ }],
  // The focus under a fixed bar.
  [
    '<div style="position: fixed; bottom: 40px"><button>Press</button></div><div class="bar"></div>',
    { focus: /"Press" has the focus where it cannot be seen/ },
  ],
  ['<button>Two</button><button tabindex="1">One</button>', { axe: /^tabindex/, focus: /is reached after/ }],
  ['<p><a href="#more" tabindex="-1">Passed over</a></p>', { focus: /"Passed over" is not reached/ }],
  ['<div style="width: 700px">Wide</div>', { overflow: /px wide at 320 px: div.*"Wide"/ }],
  // Boxes that cut off text with wider spacing, and text that has grown; text that does not grow.
  [
    '<div style="width: 9em; overflow: hidden; white-space: nowrap">Twenty letters now</div>',
    { textSpacing: /cut off: Twenty letters/ },
  ],
  [
    '<div style="width: 200px; height: 24px; overflow: hidden">Two words</div>',
    { largeText: /cut off: Two words/ },
  ],
  ['<p style="font-size: 16px">Fixed</p>', { largeText: /does not grow: Fixed/ }],
  [
    '<p style="width: 7em"><a href="tel:+94110000000">+94 11 000 0000</a></p>',
    { brokenWords: /broken: \+94/ },
  ],
  [
    '<p data-zoom style="position: fixed; left: 20px; bottom: 9px; margin: 0">Opening</p><a href="#more" style="position: fixed; left: 20px; bottom: 0; padding: 9px 0; background: #fff; color: #000">Write</a>',
    { fixedOverText: /under what is fixed: Opening/ },
  ],
];

test.use({ viewport: { width: 320, height: 640 } });

test('each audit finds the defects that it is there for, and nothing else', async ({ page }) => {
  for (const [html, found] of defects) {
    // A new document each time: the walk with the Tab key begins at its top.
    await page.goto('about:blank');
    await page.setContent(pageWith(html));
    const red: Record<string, string> = {};
    for (const [audit, run] of Object.entries(audits)) {
      const faults = await run(page);
      if (faults.length > 0) red[audit] = faults.join('\n');
    }
    const expected = Object.entries(found).map(([audit, fault]) => [audit, expect.stringMatching(fault)]);
    expect.soft(red, html).toEqual(Object.fromEntries(expected));
  }
});

test('complaints of a page are heard', async ({ page, baseURL }) => {
  const complaints = await listenForComplaints(page, baseURL);
  await page.goto('/no-such-page');
  expect(complaints).toEqual([]);
  await page.evaluate(async () => {
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('an exception');
    });
    const image = new Image();
    image.src = '/no-such-picture.png';
    image.setAttribute('style', 'color: red');
    document.body.append(image);
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  const kinds = [
    /a warning/,
    /exception: an exception/,
    /status 404: .*no-such-picture/,
    /policy violation: connect-src https:\/\/elsewhere/,
    /policy violation: style-src/,
  ];
  await expect
    .poll(() => kinds.filter((kind) => !complaints.some((text) => kind.test(text))).map(String))
    .toEqual([]);
});
