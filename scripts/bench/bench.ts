import type { Browser } from '@playwright/test';
import type { BenchServer } from './server.ts';

/** What every measurement needs: the built site, and a browser with a port for debugging. */
export type Bench = { server: BenchServer; browser: Browser; port: number; pages: readonly string[] };

/** What was measured of one thing: figures by name. */
export type Finding = { of: string; figures: Readonly<Record<string, number>> };

/** The name of the bare page, beside which all else is shown, in tables. */
export const reference = 'reference';
