import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Component tests share a document: each leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
