import type { Page } from '@playwright/test';

/** Looks at the page as it is shown and names each fault it finds; nothing when all is well. */
export type Audit = (page: Page) => Promise<string[]>;
