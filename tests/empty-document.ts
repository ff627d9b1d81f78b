import { afterEach, vi } from 'vitest';

// Component tests share a document: each leaves it empty, and time and globals as they are.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
