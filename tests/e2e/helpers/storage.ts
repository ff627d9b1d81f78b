import type { Page } from '@playwright/test';

/** Session storage as some visitors have it: refused altogether, as with cookies blocked, or full. */
export const kindsOfStorage = ['blocked', 'full'] as const;

/** Makes the storage of every page to come so. */
export const breakStorage = (page: Page, kind: (typeof kindsOfStorage)[number]) =>
  page.addInitScript((how) => {
    if (how === 'blocked') {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    } else {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }
  }, kind);
