import type { Page } from '@playwright/test';

/** Adds a style sheet as a reader's own would be added, past the content policy, for as long as `look` takes. */
export const withStyle = async <Result>(page: Page, css: string, look: () => Promise<Result>) => {
  const sheet = await page.evaluateHandle((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets.push(own);
    return own;
  }, css);
  const result = await look();
  await sheet.evaluate((own) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own);
  });
  return result;
};
