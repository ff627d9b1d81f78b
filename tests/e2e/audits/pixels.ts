import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A part of the view, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** The colours of a part of the view, three bytes a pixel, row by row, at one pixel to a CSS pixel. */
export const pixelsOf = async (page: Page, part: Box): Promise<Buffer> => {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    clip: { ...part, scale: 1 },
    optimizeForSpeed: true,
  });
  await browser.detach();
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
};
