import { devices } from '@playwright/test';

/** A telephone. One pixel to a pixel: what its screen has more of takes time to draw, and no test looks at it. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
} as const;

/** A tablet held sideways: the bar of wide screens, and no mouse. */
export const tablet = { viewport: { width: 1180, height: 820 }, isMobile: true, hasTouch: true } as const;
