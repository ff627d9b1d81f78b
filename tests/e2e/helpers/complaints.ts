import type { Page } from '@playwright/test';

/**
 * Collects what a page complains of from now on: console messages of any kind, exceptions, violations of the content
 * policy, requests that fail or go to another host. The status of the page for unknown addresses is none.
 */
export const listenForComplaints = async (page: Page, baseURL: string | undefined): Promise<string[]> => {
  const complaints: string[] = [];
  const note = (complaint: string) => complaints.push(`${new URL(page.url()).pathname}: ${complaint}`);
  const isOfPage = (url: string) => url === page.url();
  page.on('console', (message) => {
    const is404 = message.text().includes('status of 404') && isOfPage(message.location().url);
    // The menu's close button takes the focus when the menu opens, not from the content of a page that a link has led to.
    const isAutofocus = message.text().startsWith('Autofocus processing was blocked');
    if (!is404 && !isAutofocus)
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    // The browser says so when a visitor goes on before the page has finished fading in.
    if (!message.startsWith('Transition was skipped')) note(`exception: ${message}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL) note(`request to ${protocol === 'data:' ? 'a data: address' : request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A prefetch that the next navigation overtakes is given up by the browser.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`request failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOfPage(response.url()) && !response.request().isNavigationRequest())
      note(`status ${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return complaints;
};
