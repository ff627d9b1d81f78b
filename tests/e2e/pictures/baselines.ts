import { existsSync, readFileSync } from 'node:fs';

export const baselines = 'tests/e2e/pictures/baselines';
/** Says which Chromium took the pictures: they are compared with pictures of the same alone. */
export const versionFile = `${baselines}/chromium.txt`;

/** 156.0.7891.12 → 156 */
export const chromiumOf = (version: string) => version.split('.')[0] ?? '';

export const takenWith = () => (existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'none');
