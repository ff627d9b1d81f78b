import type { Page } from '@playwright/test';

/**
 * Collects what a page complains of from now on: exceptions, requests to another host, and console messages of any kind, in
 * which the browser tells of violations of the content policy, of requests that fail and of what is not there. The status of
 * the page for unknown addresses is none.
 */
export const listenForComplaints = async (page: Page, baseURL: string | undefined): Promise<string[]> => {
  const complaints: string[] = [];
  const note = (complaint: string) => complaints.push(`${new URL(page.url()).pathname}: ${complaint}`);
  page.on('console', (message) => {
    const is404 = message.text().includes('status of 404') && message.location().url === page.url();
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
  return complaints;
};
