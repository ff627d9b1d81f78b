import type { Extent } from '../schema.ts';

const filled = { whole: 18, partly: 9, hardly: 0 } as const;

/** How far something is shared, or whether it is there at all, as a square that is full, half or hollow. Words say the same. */
export const ExtentMark = ({ extent }: { extent: Extent }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M1 1h18v18H1z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d={`M1 19h18v-${filled[extent]}H1z`} fill="currentColor" />
  </svg>
);
