import { expect } from '@playwright/test';
import { colours } from '../audits/axe.ts';
import { buriedNumeral } from '../audits/buried-numeral.ts';
import { largeText, textSpacing } from '../audits/enlarged.ts';
import { fixedOverText } from '../audits/fixed-over-text.ts';
import { focus } from '../audits/focus.ts';
import { ibm } from '../audits/ibm.ts';
import { overflow } from '../audits/reflow.ts';
import { targetSize } from '../audits/target-size.ts';
import { brokenWords, cutByFold, drawnWords, partedSentences, runTogether } from '../audits/words.ts';
import { addressesAndUnknown } from '../helpers/addresses.ts';
import { darken, lookAt, onPaper, test, touch } from '../helpers/audited.ts';

/** Telephones, tablets, windows and screens as people have them. */
const widths = [320, 344, 360, 375, 390, 412, 430, 768, 992, 1100, 1215, 1280, 1366, 1440, 1920, 2560];
/** First views: of telephones with the browser's own bars, and of the two common desktops. */
const firstViews = [
  [390, 664],
  [360, 640],
  [1366, 768],
  [1440, 900],
] as const;
const onDesk = { colours, ibm, targetSize, focus, partedSentences, largeText, textSpacing };
const anywhere = { overflow, brokenWords, fixedOverText, drawnWords };

// At many widths: a busy machine shall make it slow, not red.
test.describe.configure({ timeout: 900_000 });

for (const address of addressesAndUnknown) {
  test(`${address} can be reached and enlarged, and is whole at any width`, async ({ visit }) => {
    const session = await visit(address);
    const { faults, look } = lookAt(session.page);
    await look(1440, 900, onDesk);
    for (const [width, height] of firstViews) await look(width, height, { cutByFold, buriedNumeral });
    for (const width of widths) await look(width, 900, anywhere);
    // A sheet of A4 between its margins.
    await look(680, 900, { runTogether: onPaper(runTogether), brokenWords: onPaper(brokenWords) });
    // A desktop at 400 % zoom.
    await look(320, 256, { overflow, focus });
    await touch(session);
    await look(320, 640, { textSpacing, fixedOverText });
    await look(412, 915, { targetSize, largeText, colours, overflow });
    await darken(session.page);
    await look(412, 915, { colours });
    await look(1440, 900, { colours });
    expect(faults).toEqual([]);
  });
}
