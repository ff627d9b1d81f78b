import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Component tests share a document: each leaves it empty, and time and globals as they are.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
});
