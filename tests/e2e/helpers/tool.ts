import type { Page } from '@playwright/test';
import { listenForComplaints } from './complaints.ts';
import { openStarted } from './ready.ts';

/** Opens a tool on the day that its figures in the tests are of. */
export const openTool = async (page: Page, address: string) => {
  await page.clock.setFixedTime(new Date('2026-11-25T09:00:00'));
  await openStarted(page, address);
};

/** The same; notes what it asks of the network from then on, and what it complains of. */
export const watchTool = async (page: Page, address: string, baseURL: string | undefined) => {
  const complaints = await listenForComplaints(page, baseURL);
  await openTool(page, address);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The icon is looked at again when the address changes, drawings come as they are seen, script with the first press.
    if (!/favicon|\/art\/|\/_astro\/[^/?]+\.js$/.test(request.url())) requests.push(request.url());
  });
  return { complaints, requests };
};
